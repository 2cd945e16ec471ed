import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildForBrowsers } from './build-browser.ts'
import { browserVersion, findBrowser } from './find-browser.ts'
import { run } from './run.ts'
import { addUp, type Result, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const reports = mkdtempSync(join(tmpdir(), 'tracemark-test-'))
const packages = ['api', 'state-machines', 'ui', 'embed', 'portal', 'backend']

/** A check without a count of its own is one test. */
const check = async (name: string, command: string, args: readonly string[]): Promise<[string, Result]> => {
  const code = await run(command, args, { output: 'on-failure' })
  return [name, code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['what it said stands above'] }]
}

const vitest = async (name: string, args: readonly string[], env: Record<string, string>): Promise<[string, Result]> => {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], { env })
  return [name, readVitestReport(file, code)]
}

const playwright = async (env: Record<string, string>): Promise<[string, Result]> => {
  const file = join(reports, 'end-to-end.json')
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return ['end to end', readPlaywrightReport(file, code)]
}

const browser = findBrowser()
const env = { TRACEMARK_BROWSER: browser }
process.stdout.write(`Node ${process.version}, ${browserVersion(browser)}\n`)

const results: [string, Result][] = []
const note = (result: [string, Result]) => {
  results.push(result)
  process.stdout.write(`${result[0]}: ${result[1].passed} passed, ${result[1].failed} failed\n`)
}

for (const name of packages) note(await check(`types of ${name}`, 'tsc', ['--project', `packages/${name}/tsconfig.json`]))
note(await check('types of the service worker', 'tsc', ['--project', 'packages/portal/service-worker/tsconfig.json']))
note(await check('types in frameworks', 'tsc', ['--project', 'e2e/elements/tsconfig.json']))
note(await check('types in templates', 'pnpm', ['--filter', '@tracemark/templates-tests', 'run', 'check']))
note(await check('types of tools and tests', 'tsc', ['--project', 'tsconfig.json']))
note(await check('lint', 'biome', ['check', '--error-on-warnings', '.']))
note(await check('import arrows', 'depcruise', ['packages', '--config', '.dependency-cruiser.cjs']))
note(await check('unused code', 'knip', []))
note(await check('regular expressions', 'node', ['--conditions=source', 'tools/check-regular-expressions.ts']))
note(await check('every package builds', 'pnpm', ['run', 'build']))
note(await vitest('what the packages export', ['--config', 'tools/built/vitest.config.ts'], env))
note(await vitest('units machines contract backend', ['--config', 'vitest.config.ts'], env))
// A browser draws while its runner waits: two at once take three quarters of the time of one after the other.
const stories = (half: 1 | 2) => vitest(`stories, half ${half}`, ['--config', 'packages/ui/vitest.config.ts', `--shard=${half}/2`], env)
for (const half of await Promise.all([stories(1), stories(2)])) note(half)
await buildForBrowsers()
note(await vitest('elements in frameworks', ['--config', 'e2e/elements/vitest.config.ts'], env))
note(await check('sizes', 'node', ['bench/check-sizes.ts']))
note(await playwright(env))

rmSync(reports, { recursive: true })
const total = addUp(results.map(([, counts]) => counts))
const failures = results.flatMap(([name, counts]) => counts.failures.map((failure) => `${name}: ${failure}\n`))
process.stdout.write(
  `\n${results.map(([name, { passed, failed }]) => `${name.padEnd(34)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`).join('\n')}\n\n`,
)
process.stdout.write(failures.join(''))
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1
