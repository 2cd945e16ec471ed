import { defineConfig } from 'vitest/config'

/**
 * Everything that runs without a browser. Stories have their own run: packages/ui/vitest.config.ts. Files share their
 * modules (`isolate: false`): evaluating them anew for each took half of the time.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/api/vitest.config.ts',
      'packages/state-machines/vitest.config.ts',
      'packages/backend/vitest.config.ts',
      'packages/backend/vitest.alone.config.ts',
      'packages/ui/vitest.unit.config.ts',
      'packages/embed/vitest.config.ts',
      'packages/portal/vitest.config.ts',
      {
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
        test: { name: 'tools', include: ['tools/**/*.test.ts'], exclude: ['tools/built/**'], testTimeout: 30_000 },
      },
    ],
  },
})
