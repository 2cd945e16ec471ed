import { defineConfig } from '@playwright/test'
import usual from '../playwright.config.ts'

/** The chaos test alone, which starts and kills backends of its own. */
export default defineConfig({
  ...usual,
  testDir: '..',
  testMatch: 'chaos.spec.ts',
  globalSetup: './build.ts',
  outputDir: '../../test-results',
})
