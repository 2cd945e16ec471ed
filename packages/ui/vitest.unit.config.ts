import { defineConfig } from 'vitest/config'

/** Pure functions of the kit; its stories run in a browser, see vitest.config.ts. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { name: 'ui', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
