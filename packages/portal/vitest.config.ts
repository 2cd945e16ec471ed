import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'portal', include: ['*.test.ts', 'src/**/*.test.ts'], testTimeout: 30_000, isolate: false },
})
