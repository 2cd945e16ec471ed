import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunOptions, root, run } from '../run.ts'
import { type PlaywrightReport, readPlaywrightReport } from './playwright-report.ts'
import { type Result, withExitCode } from './result.ts'
import type { VitestResult } from './vitest-reporter.ts'

/** What a runner writes into the file that it is given; `nothing` if it wrote none. */
const reported = async <Report>(nothing: Report, runInto: (file: string) => Promise<number>): Promise<[Report, number]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-test-'))
  const file = join(folder, 'report.json')
  const code = await runInto(file)
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing
  rmSync(folder, { recursive: true })
  return [report, code]
}

export const runVitest = async (args: readonly string[], options: RunOptions = {}): Promise<VitestResult> => {
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`]
  const [result, code] = await reported<VitestResult>({ passed: 0, failures: [], pictures: [] }, (file) =>
    run('vitest', ['run', ...reporters, ...args], { ...options, env: { ...options.env, TRACEMARK_TEST_RESULT: file } }),
  )
  return { ...result, ...withExitCode(result, code) }
}

export const runPlaywright = async (args: readonly string[], options: RunOptions = {}): Promise<Result> => {
  const [report, code] = await reported<PlaywrightReport>({ config: { rootDir: root }, stats: { expected: 0 }, suites: [] }, (file) =>
    run('playwright', ['test', ...args], { ...options, env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  )
  return withExitCode(readPlaywrightReport(report), code)
}
