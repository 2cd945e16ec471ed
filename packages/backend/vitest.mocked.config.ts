import { defineConfig } from 'vitest/config'
import backend, { mocked } from './vitest.config.ts'

/** A test that puts its own in place of a module can't share modules with others. */
export default defineConfig({
  ...backend,
  test: { ...backend.test, name: 'backend-mocked', include: mocked, exclude: [], isolate: true },
})
