import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/find-browser.ts'

const root = join(import.meta.dirname, '../..')
const executablePath = findBrowser()

/** Every story: what a person does in it, accessibility, and its picture (packages/ui/pictures) in light, dark and from right to left. */
const stories = defineConfig({
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  // What is found late reloads the page in the middle of a test: the scan goes through the components too, for what they import on demand.
  optimizeDeps: {
    include: ['msw', 'msw/browser'],
    entries: [join(root, 'packages/{ui,embed}/src/**/*.{ts,tsx}'), `!${join(root, 'packages/**/*.test.{ts,tsx}')}`],
  },
  test: {
    name: 'stories',
    fileParallelism: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--force-color-profile=srgb',
            '--font-render-hinting=none',
          ],
        },
        contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A word that is missing is some 100 pixels: of a phone's 266,000 it has to be more than what may differ.
          comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.0002 },
          resolveScreenshotPath: ({ arg, ext }) => join(import.meta.dirname, 'pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(root, '.vitest-attachments', `${arg}${ext}`),
        },
      },
    },
  },
})

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [stories, './vitest.preact.config.ts'],
  },
})
