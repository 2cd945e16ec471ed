import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { name: 'machines', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
