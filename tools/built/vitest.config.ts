import { defineConfig } from 'vitest/config'

/** Runs after `pnpm build` and `pnpm build:storybook`: what the published packages hold, and the pages of the docs. */
export default defineConfig({
  test: { name: 'built', include: ['tools/built/*.test.ts'], root: new URL('../..', import.meta.url).pathname },
})
