import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/find-browser.ts'
import { newPicturesReporter } from '../../tools/testing/new-pictures-reporter.ts'

const root = join(import.meta.dirname, '../..')
const executablePath = findBrowser()
const folder = join(import.meta.dirname, 'pictures')

/** Stories in a browser. What a person does in them is played on a page as it is, or as a browser's translator leaves it. */
const defineStories = ({ name, exclude = [], isTranslated = false }: { name: string; exclude?: string[]; isTranslated?: boolean }) =>
  defineConfig({
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    // What is found late reloads the page in the middle of a test: the scan goes through the components too, for what they import on demand.
    optimizeDeps: {
      include: ['msw', 'msw/browser'],
      entries: [join(root, 'packages/{ui,embed}/src/**/*.{ts,tsx}'), `!${join(root, 'packages/**/*.test.{ts,tsx}')}`],
    },
    test: {
      name,
      exclude,
      // A browser draws while its runner waits: two at once take three quarters of the time of one after the other.
      maxWorkers: 2,
      // One after the other: on a machine with few cores a browser that waits for the other gives up.
      sequence: { groupOrder: isTranslated ? 1 : 0 },
      provide: { isTranslated, pictures: { folder, names: readdirSync(folder).map((file) => basename(file, '.png')) } },
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
            resolveScreenshotPath: ({ arg, ext }) => join(folder, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(root, '.vitest-attachments', `${arg}${ext}`),
          },
        },
      },
    },
  })

/** Every story: what a person does in it, its accessibility and layout in light, dark and from right to left, and its pictures (packages/ui/pictures). */
const stories = defineStories({ name: 'stories' })

/** What stands on a translated page most: fields, task runs and public pages, here and in the widgets. */
const ofStaff = ['portal', 'ui/src/components', 'ui/src/stories', 'ui/src/screens/!(task-runs|public-pages)', 'embed/src/builder']
const translated = defineStories({
  name: 'translated',
  exclude: ofStaff.map((folder) => `${join(root, 'packages', folder)}/**`),
  isTranslated: true,
})

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [stories, translated, './vitest.preact.config.ts'],
    reporters: ['default', newPicturesReporter],
  },
})
