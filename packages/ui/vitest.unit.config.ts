import { defineConfig } from 'vitest/config'

/** What of the kit needs no browser; its stories run in one, see vitest.config.ts. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { name: 'ui', environment: 'node', include: ['src/**/*.test.ts', 'src/*.test.tsx'], testTimeout: 30_000, isolate: false },
})
