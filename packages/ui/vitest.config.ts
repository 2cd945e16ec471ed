import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/find-browser.ts'

const root = join(import.meta.dirname, '../..')
const executablePath = findBrowser()

/** Every story under one choice of the toolbar: what a person does in it, accessibility, and its picture (packages/ui/pictures). */
const stories = (name: string, initialGlobals: Record<string, string>) =>
  defineConfig({
    plugins: [storybookTest({ configDir: join(root, '.storybook'), initialGlobals })],
    // Asked for inside the addon or on demand, where the scan does not look: found late, it would reload the page in the middle of a test.
    optimizeDeps: {
      include: [
        'msw',
        'msw/browser',
        '@mui/material/Drawer',
        '@mui/material/Menu',
        '@mui/material/MenuItem',
        '@mui/material/Divider',
        '@mui/material/ListSubheader',
        '@mui/material/Tooltip',
        '@mui/x-data-grid',
        '@mui/x-charts/BarChart',
        '@mui/x-charts/PieChart',
        '@mui/x-date-pickers/DateCalendar',
        'maplibre-gl',
        'qrcode.react',
        'supercluster',
        'topojson-client',
        '@tmcw/togeojson',
        'dayjs/locale/de',
        'dayjs/locale/en-gb',
        'dayjs/locale/es',
        'dayjs/locale/ja',
        'dayjs/locale/ko',
        'dayjs/locale/nl',
        'dayjs/locale/pt-br',
        'dayjs/locale/zh-cn',
        'dayjs/locale/zh-tw',
        '@dnd-kit/dom',
        '@dnd-kit/react',
        '@dnd-kit/react/sortable',
        '@mui/material/useMediaQuery',
        '@tiptap/react',
        '@tiptap/starter-kit',
        'zxing-wasm/reader',
        'zxing-wasm/writer',
      ],
    },
    test: {
      name: `stories-${name}`,
      fileParallelism: false,
      testTimeout: 30_000,
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
            comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.001 },
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
    projects: [
      stories('light', { theme: 'light' }),
      stories('dark', { theme: 'dark' }),
      // Mirrored pages are compared with a picture only in the stories that are about it.
      stories('right-to-left', { direction: 'rtl', pictures: 'none' }),
      './vitest.preact.config.ts',
    ],
  },
})
