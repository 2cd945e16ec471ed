import type { ComparedPicture } from '../packages/ui/src/stories/match-picture.ts'
import { noteBrowserBuild } from './build-browser.ts'
import { checkCommits } from './commits.ts'
import { browserVersion, findBrowser } from './find-browser.ts'
import { findEngine } from './find-engines.ts'
import { withPostgres } from './postgres.ts'
import { run } from './run.ts'
import { describeNewPictures, judgePictures, keptPictures } from './testing/pictures.ts'
import { type Result, withSecondTry } from './testing/result.ts'
import { runPlaywright, runVitest } from './testing/runners.ts'
import { describeRun, type Step } from './testing/summary.ts'

const packages = ['api', 'state-machines', 'ui', 'embed', 'portal', 'backend']
const browser = findBrowser()
const shell = findEngine('headless shell')
const options = { env: { TRACEMARK_BROWSER: browser, TRACEMARK_HEADLESS_SHELL: (typeof shell !== 'string' && shell.browser) || browser } }
process.stdout.write(`Node ${process.version}, ${browserVersion(browser)}\n`)

/** `runAgain` runs what failed in these files once more. */
type Suite = Step & { runAgain?: (files: readonly string[]) => Promise<Result> }

const steps: Suite[] = []
const pictures: ComparedPicture[] = []

const take = async (name: string, runStep: () => Promise<Result>, runAgain?: Suite['runAgain']): Promise<Suite> => {
  const start = performance.now()
  const result = await runStep()
  const step: Suite = { name, seconds: (performance.now() - start) / 1000, result, ...(runAgain && { runAgain }) }
  steps.push(step)
  process.stdout.write(`${name}: ${result.passed} passed, ${result.failures.length} failed\n`)
  return step
}

/** A check without a count of its own is one test. */
const check = (name: string, command: string, args: readonly string[]) =>
  take(name, async () => {
    const code = await run(command, args, { output: 'on-failure' })
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ test: name, reason: 'what it said stands above' }] }
  })

const vitest = (name: string, config: string, args: readonly string[] = []) => {
  const runSuite = async (more: readonly string[]) => {
    const result = await runVitest(['--config', config, ...more], options)
    pictures.push(...result.pictures)
    return result
  }
  return take(
    name,
    () => runSuite(args),
    (files) => runSuite(['--no-file-parallelism', ...files]),
  )
}

/** The backend's tests on PostgreSQL, where some run that the embedded database can't have: outages, deadlocks, poolers. */
const onPostgres = (name: string) => {
  const runSuite = (more: readonly string[]) =>
    withPostgres((url) =>
      runVitest(['--config', 'vitest.config.ts', '--project', 'backend', ...more], { env: { ...options.env, DATABASE_URL: url } }),
    )
  return take(
    name,
    () => runSuite(['--maxWorkers=100%']),
    (files) => runSuite(['--no-file-parallelism', ...files]),
  )
}

const playwright = (name: string, config: string) =>
  take(
    name,
    () => runPlaywright(['--config', config], options),
    () => runPlaywright(['--config', config, '--last-failed', '--workers=1'], options),
  )

/** Several checkers of one project work out the same types, each for itself: with one it takes half of the processor's time. */
const checkTypes = (name: string, project: string) => check(name, 'tsc', ['--project', project, '--singleThreaded'])

const checks = async () => {
  for (const name of packages) await checkTypes(`types of ${name}`, `packages/${name}/tsconfig.json`)
  await checkTypes('types of the service worker', 'packages/portal/service-worker/tsconfig.json')
  await checkTypes('types in frameworks', 'e2e/elements/tsconfig.json')
  await check('types in templates', 'pnpm', ['--filter', '@tracemark/templates-tests', 'run', 'check'])
  await checkTypes('types of tools and tests', 'tsconfig.json')
  await check('lint', 'biome', ['check', '--error-on-warnings', '.'])
  await check('import rules', 'node', ['tools/check-imports.ts'])
  await check('unused code', 'knip', [])
  await take('subjects of commits', checkCommits)
  await check('regular expressions', 'node', ['--conditions=source', 'tools/check-regular-expressions.ts'])
}
const builds = async () => {
  const build = await check('every package builds', 'pnpm', ['run', 'build'])
  if (build.result.failures.length === 0) await noteBrowserBuild()
  await check('Storybook builds', 'storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])
}
// What builds has one thread most of the time, and what checks has too.
await Promise.all([checks(), builds()])
await vitest('what was built', 'tools/built/vitest.config.ts')
// By itself Vitest leaves one core free: of two that is half.
await vitest('units machines contract backend', 'vitest.config.ts', ['--maxWorkers=100%'])
// What lands is held to both databases; who changes a line has the quicker one, and this by itself: `pnpm test:postgres`.
if (process.env.CI) await onPostgres('backend on PostgreSQL')
const stories = await vitest('stories', 'packages/ui/vitest.config.ts')
await vitest('elements in frameworks', 'e2e/elements/vitest.config.ts')
await check('sizes', 'node', ['bench/check-sizes.ts'])
await playwright('end to end', 'e2e/playwright.config.ts')

// Now that nothing runs beside it.
for (const step of steps) if (step.runAgain) step.result = await withSecondTry(step.result, step.runAgain)

// A story that failed may not have come to its pictures.
if (stories.result.failures.length === 0) {
  const failures = judgePictures(keptPictures(), pictures)
  await take('number and size of pictures', async () => ({ passed: failures.length === 0 ? 1 : 0, failures }))
}

// Designers review the pictures there; without a token the pictures of the repository are all there is.
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await check('Chromatic', 'chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', '--exit-once-uploaded'])
}

const newPictures = describeNewPictures(pictures)
process.stdout.write(`${newPictures}${describeRun(steps)}`)
const isRefused = newPictures !== '' && Boolean(process.env.CI)
if (isRefused) process.stdout.write('The run fails because of new pictures, which nobody has looked at yet.\n')
process.exitCode = isRefused || steps.some(({ result }) => result.failures.length > 0) ? 1 : 0
