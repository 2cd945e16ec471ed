import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,embed,portal}/src/**/*.stories.tsx'],
  // The worker of the mocks (made by `msw init .storybook/public`), and the pictures of the demo data.
  staticDirs: ['./public', { from: '../packages/backend/assets/demo', to: '/demo' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // It opens with the product, not with how to set Storybook up.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docgen of Storybook needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
      // Browsers that know light-dark() themselves: what stands in for it elsewhere knows one theme for the whole page, and stories show both.
      build: { chunkSizeWarningLimit: 4000, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    }),
})
