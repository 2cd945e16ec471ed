import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findShell } from '../../tools/find-engines.ts'
import { newPicturesReporter } from '../../tools/testing/new-pictures-reporter.ts'

const root = join(import.meta.dirname, '../..')
const executablePath = findShell()
const folder = join(import.meta.dirname, 'pictures')

const resolveFrom = (from: string, name: string) => createRequire(from).resolve(name)

/**
 * As in production, Emotion adds its rules to one style sheet. While developing it makes an element for each, and the browser looks through
 * all of them whenever one comes.
 */
const productionSheet = join(
  dirname(['@emotion/react', '@emotion/cache', '@emotion/sheet'].reduce(resolveFrom, import.meta.filename)),
  'emotion-sheet.esm.js',
)

/** Without these React notes no tracks for a profiler, nor who made an element: nobody looks at them in a run. */
const withoutTracks = { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' }

interface StoriesOptions {
  name: string
  /** Projects run one after the other: on a machine with few cores a browser that waits for the other gives up. */
  order: number
  exclude: string[]
  /** Whether each file has a page of its own. */
  isolate?: boolean
  isTranslated?: boolean
}

/** Stories in a browser. What a person does in them is played on a page as it is, or as a browser's translator leaves it. */
const defineStories = ({ name, order, exclude, isolate = true, isTranslated = false }: StoriesOptions) =>
  defineConfig({
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    // What is found late reloads the page in the middle of a test: the scan goes through the components too, for what they import on demand.
    optimizeDeps: {
      include: ['msw', 'msw/browser'],
      entries: [join(root, 'packages/{ui,embed}/src/**/*.{ts,tsx}'), `!${join(root, 'packages/**/*.test.{ts,tsx}')}`],
      rolldownOptions: { transform: { define: withoutTracks } },
    },
    resolve: { alias: [{ find: /^@emotion\/sheet$/, replacement: productionSheet }] },
    test: {
      name,
      exclude,
      // A browser draws while its runner waits: two at once take three quarters of the time of one after the other.
      maxWorkers: 2,
      isolate,
      sequence: { groupOrder: order },
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
              // As a Chromium with its window draws letters, to the pixel.
              '--font-render-hinting=slight',
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

const inPackages = (...globs: string[]) => globs.map((glob) => `${join(root, 'packages', glob)}/**`)

/**
 * What a person does in each story, its accessibility and layout in light, dark and from right to left, and its pictures
 * (packages/ui/pictures). The kit's files share a page, which spares each the evaluation of all modules; pages of the portal and widgets
 * begin as a document does.
 */
const stories = defineStories({ name: 'stories', order: 0, exclude: inPackages('portal', 'embed'), isolate: false })
const pages = defineStories({ name: 'pages', order: 1, exclude: inPackages('ui') })

/** What stands on a translated page most: fields, task runs and public pages, here and in the widgets. */
const translated = defineStories({
  name: 'translated',
  order: 2,
  exclude: inPackages('portal', 'ui/src/components', 'ui/src/stories', 'ui/src/screens/!(task-runs|public-pages)', 'embed/src/builder'),
  isTranslated: true,
})

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [stories, pages, translated, './vitest.preact.config.ts'],
    reporters: ['default', newPicturesReporter],
  },
})
