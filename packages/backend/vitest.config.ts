import { defineConfig } from 'vitest/config'

/** They run by themselves: vitest.alone.config.ts. */
export const alone = [
  'src/contract-tests/permissions.test.ts',
  'src/contract-tests/pathological.test.ts',
  'src/contract-tests/pathological-provider.test.ts',
  'src/platform/outbox/event-loop.test.ts',
]

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // The environment of the global setup takes no conditions from the two above.
  environments: { __vitest__: { resolve: { conditions: ['source', 'module', 'node', 'development'] } } },
  test: {
    name: 'backend',
    include: ['src/**/*.test.ts'],
    exclude: alone,
    // Evaluating all of the server anew for each file took half of the time.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    // Opening the embedded database takes seconds on a busy machine.
    hookTimeout: 120_000,
    // On a cluster each statement goes through a second server, all on one machine.
    testTimeout: process.env.TEST_CITUS_WORKERS ? 180_000 : 60_000,
  },
})
