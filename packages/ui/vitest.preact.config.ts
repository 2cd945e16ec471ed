import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findShell } from '../../tools/find-engines.ts'

const resolveFile = (name: string) => fileURLToPath(import.meta.resolve(name))
const standIn = (name: string) => join(import.meta.dirname, `../embed/src/preact/${name}.ts`)

/** The field tier with Preact in React's place, as the widgets bundle it. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: resolveFile('preact/jsx-runtime') },
      { find: /^react-dom\/client$/, replacement: standIn('react-dom-client') },
      { find: /^react$/, replacement: standIn('react') },
    ],
  },
  optimizeDeps: { include: ['zxing-wasm/reader'] },
  test: {
    name: 'preact',
    include: ['src/field/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findShell(), args: ['--no-sandbox', '--disable-gpu'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
