import { defineConfig } from 'vitest/config'

/** Runs after `pnpm build`: what the published packages hold. */
export default defineConfig({
  test: { name: 'built', include: ['tools/built/*.test.ts'], root: new URL('../..', import.meta.url).pathname },
})
