import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/find-browser.ts'

const embed = join(import.meta.dirname, '../../packages/embed')

/** The script as it is built for other people's pages (tools/build-browser.ts), in a browser: alone, and in seven frameworks. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    solid({ include: /solid\.tsx$/ }),
    svelte(),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tracemark-') } } }),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: { '@tracemark/embed/elements': join(embed, 'dist/browser/tracemark.js') },
  },
  optimizeDeps: {
    entries: ['**/*.{ts,tsx}'],
    // Written by the compilers of JSX: found late, they load the page again in the middle of a test.
    include: ['preact/jsx-dev-runtime', 'react/jsx-dev-runtime'],
  },
  server: { fs: { allow: [join(import.meta.dirname, '../..')] } },
  test: {
    name: 'elements',
    // Else the plugin of Solid asks for jsdom.
    environment: 'node',
    include: ['**/*.test.ts'],
    globalSetup: './global-setup.ts',
    fileParallelism: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 800, height: 600 },
    },
  },
})
