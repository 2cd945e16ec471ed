import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'machines',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // The walks through every state compute for seconds where others compute too.
    testTimeout: 30_000,
    isolate: false,
  },
})
