import { findBrowser } from './find-browser.ts'
import { run } from './run.ts'

/**
 * All of the chaos test, of which the usual run does a tenth. `TRACEMARK_CHAOS_SEED` does the same again; `TRACEMARK_CHAOS_SHARE=0.02` does
 * less of it.
 */
process.exitCode = await run('playwright', ['test', '--config', 'e2e/chaos/playwright.config.ts', '--reporter', 'list'], {
  env: { TRACEMARK_BROWSER: findBrowser(), TRACEMARK_CHAOS_SHARE: process.env.TRACEMARK_CHAOS_SHARE ?? '1' },
})
