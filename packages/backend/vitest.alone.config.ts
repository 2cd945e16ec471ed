import { defineConfig } from 'vitest/config'
import backend, { alone } from './vitest.config.ts'

/**
 * A test that puts its own in place of a module can't share modules with others. One that measures what the processor computes can't share
 * memory: the garbage of others would be collected in its time.
 */
export default defineConfig({
  ...backend,
  test: { ...backend.test, name: 'backend-alone', include: alone, exclude: [], isolate: true },
})
