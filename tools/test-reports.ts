import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Result {
  passed: number
  failed: number
  /** `file › test: the first line of why`, as far as the runner says. */
  failures: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs: readonly {
    file: string
    title: string
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly PlaywrightSuite[]
}

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

/** A runner that fails without naming a test (it crashed, or a file could not be loaded) counts as one failure. */
const withExitCode = (result: Result, exitCode: number): Result =>
  exitCode === 0 || result.failed > 0
    ? result
    : { ...result, failed: 1, failures: [...result.failures, `ended with exit code ${exitCode}`] }

const named = (file: string, test: string, reason = ''): string => {
  const [line = ''] = reason.split('\n')
  return [relative(process.cwd(), file), test].filter((part) => part !== '').join(' › ') + (line && `: ${line}`)
}

/** Reads Vitest's JSON report. */
export const readVitestReport = (file: string, exitCode: number): Result => {
  const report = readReport<VitestReport>(file)
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    return status === 'failed' && tests.length === 0
      ? [named(name, '', message)]
      : tests.map(({ fullName, failureMessages }) => named(name, fullName, failureMessages[0]))
  })
  return withExitCode({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures }, exitCode)
}

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => named(file, title, results.find(({ error }) => error)?.error?.message)),
  ),
  ...suites.flatMap(failuresOf),
]

/** Reads Playwright's JSON report; a test that passed only when repeated counts as failed. */
export const readPlaywrightReport = (file: string, exitCode: number): Result => {
  const { stats, suites } = readReport<PlaywrightReport>(file) ?? { stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [] }
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresOf) }, exitCode)
}

export const addUp = (results: readonly Result[]): Result =>
  results.reduce(
    (sum, { passed, failed, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  )
