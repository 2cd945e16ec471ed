import type { ComparedPicture } from '../packages/ui/src/stories/match-picture.ts'
import { noteBrowserBuild } from './build-browser.ts'
import { checkCommits } from './commits.ts'
import { browserVersion, findBrowser } from './find-browser.ts'
import { findShell } from './find-engines.ts'
import { withPostgres } from './postgres.ts'
import { run } from './run.ts'
import { describeNewPictures, judgePictures, keptPictures } from './testing/pictures.ts'
import { type Result, withSecondTry } from './testing/result.ts'
import { runPlaywright, runVitest } from './testing/runners.ts'
import { describeRun, type Step } from './testing/summary.ts'
import { openPassed, readInputs } from './testing/unchanged.ts'

const browser = findBrowser()
const options = { env: { TRACEMARK_BROWSER: browser, TRACEMARK_HEADLESS_SHELL: findShell() } }
const machine = `Node ${process.version}, ${browserVersion(browser)}`
process.stdout.write(`${machine}\n`)

/** The folders whose files decide what a step says, beside those of `always`. Without them it always runs. */
type Inputs = readonly string[]

/** `runAgain` runs what failed in these files once more. `key` stands for the inputs. */
type Suite = Step & { runAgain?: (files: readonly string[]) => Promise<Result>; key?: string | undefined }

const steps: Suite[] = []
const pictures: ComparedPicture[] = []

const of = (...names: string[]): Inputs => names.map((name) => `packages/${name}`)
const always = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'vitest.config.ts', 'tools']
const everything = ['.']
const readKey = readInputs()
const passed = openPassed()

/** Another Node or another browser is another input. */
const getKey = (inputs: Inputs): string | undefined => {
  const key = readKey([...always, ...inputs])
  return key && `${machine}, ${key}`
}

/** What did not change since it passed is not run again, unless it lands. */
const take = async (
  name: string,
  runStep: () => Promise<Result>,
  { runAgain, inputs }: Pick<Suite, 'runAgain'> & { inputs?: Inputs } = {},
): Promise<Suite> => {
  const key = inputs && getKey(inputs)
  const isUnchanged = !process.env.CI && key !== undefined && passed.has(name, key)
  const start = performance.now()
  const result = isUnchanged ? { passed: 0, failures: [] } : await runStep()
  const step: Suite = { name, seconds: (performance.now() - start) / 1000, result, isUnchanged, key, ...(runAgain && { runAgain }) }
  steps.push(step)
  process.stdout.write(`${name}: ${isUnchanged ? 'unchanged' : `${result.passed} passed, ${result.failures.length} failed`}\n`)
  return step
}

/** A check without a count of its own is one test. */
const check = (name: string, command: string, args: readonly string[], inputs?: Inputs) =>
  take(
    name,
    async () => {
      const code = await run(command, args, { output: 'on-failure' })
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ test: name, reason: 'what it said stands above' }] }
    },
    inputs && { inputs },
  )

const vitest = (name: string, config: string, inputs: Inputs, args: readonly string[] = []) => {
  const runSuite = async (more: readonly string[]) => {
    const result = await runVitest(['--config', config, ...more], options)
    pictures.push(...result.pictures)
    return result
  }
  return take(name, () => runSuite(args), { inputs, runAgain: (files) => runSuite(['--no-file-parallelism', ...files]) })
}

/** The backend's tests on PostgreSQL, where some run that the embedded database can't have: outages, deadlocks, poolers. */
const onPostgres = (name: string) => {
  const runSuite = (more: readonly string[]) =>
    withPostgres((url) =>
      runVitest(['--config', 'vitest.config.ts', '--project', 'backend', ...more], { env: { ...options.env, DATABASE_URL: url } }),
    )
  return take(name, () => runSuite(['--maxWorkers=100%']), { runAgain: (files) => runSuite(['--no-file-parallelism', ...files]) })
}

const playwright = (name: string, config: string, inputs: Inputs) =>
  take(name, () => runPlaywright(['--config', config], options), {
    inputs,
    runAgain: () => runPlaywright(['--config', config, '--last-failed', '--workers=1'], options),
  })

/** Several checkers of one project work out the same types, each for itself: with one it takes half of the processor's time. */
const checkTypes = (name: string, project: string, inputs: Inputs) => check(name, 'tsc', ['--project', project, '--singleThreaded'], inputs)

const typesOfBrowser = [...of('api', 'state-machines', 'ui', 'embed', 'portal'), 'tsconfig.browser.json', '.storybook']
const checks = async () => {
  // A package's sources are checked wherever they are imported: with a program for each package that is twice.
  await checkTypes('types of ui, embed and portal', 'tsconfig.browser.json', typesOfBrowser)
  await checkTypes('types of the service worker', 'packages/portal/service-worker/tsconfig.json', ['packages'])
  await checkTypes('types in frameworks', 'e2e/elements/tsconfig.json', ['packages', 'e2e'])
  await check('types in templates', 'pnpm', ['--filter', '@tracemark/templates-tests', 'run', 'check'], ['packages', 'e2e'])
  await checkTypes('types of api, machines, backend, tools and tests', 'tsconfig.json', everything)
  await check('lint', 'biome', ['check', '--error-on-warnings', '.'], everything)
  await check('import rules', 'node', ['tools/check-imports.ts'], everything)
  await check('unused code', 'knip', [], everything)
  await take('subjects of commits', checkCommits)
  // A new feature may begin in English; what lands is said in every language.
  if (process.env.CI) await check('every text is translated', 'node', ['tools/check-translations.ts'])
  await check('regular expressions', 'node', ['--conditions=source', 'tools/check-regular-expressions.ts'], everything)
}
const builds = async () => {
  const build = await check('every package builds', 'pnpm', ['run', 'build'])
  if (build.result.failures.length === 0) await noteBrowserBuild()
  await check('Storybook builds', 'storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])
}
// What builds has one thread most of the time, and what checks has too.
await Promise.all([checks(), builds()])
// By itself Vitest leaves one core free: of two that is half.
await vitest('what was built', 'tools/built/vitest.config.ts', everything, ['--maxWorkers=100%'])
await vitest('units machines contract backend', 'vitest.config.ts', everything, ['--maxWorkers=100%'])
// What lands is held to both databases; who changes a line has the quicker one, and this by itself: `pnpm test:postgres`.
if (process.env.CI) await onPostgres('backend on PostgreSQL')
const storyInputs = [...of('api', 'state-machines', 'ui', 'embed', 'portal', 'backend/assets'), '.storybook']
const stories = await vitest('stories', 'packages/ui/vitest.config.ts', storyInputs)
await vitest('elements in frameworks', 'e2e/elements/vitest.config.ts', ['packages', 'e2e'])
await check('sizes', 'node', ['bench/check-sizes.ts'])
await playwright('end to end', 'e2e/playwright.config.ts', ['packages', 'e2e', 'docs'])

// Now that nothing runs beside it.
for (const step of steps) if (step.runAgain) step.result = await withSecondTry(step.result, step.runAgain)

// A story that failed may not have come to its pictures.
if (!stories.isUnchanged && stories.result.failures.length === 0) {
  const failures = judgePictures(keptPictures(), pictures)
  if (failures.length > 0) delete stories.key
  await take('number and size of pictures', async () => ({ passed: failures.length === 0 ? 1 : 0, failures }))
}
for (const { name, key, result, isUnchanged } of steps) {
  const isSure = result.failures.length === 0 && (result.unstable ?? []).length === 0
  if (key !== undefined && isSure && !isUnchanged) passed.note(name, key)
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
