import type { Failure, Result } from './result.ts'

export interface Step {
  name: string
  seconds: number
  result: Result
  /** It passed with these inputs before, and did not run: it counts nothing. */
  isUnchanged?: boolean
}

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}

const row = (name: string, seconds: number, tests: { passed: number; failures: readonly Failure[]; unstable: readonly string[] }) => [
  name,
  seconds.toFixed(),
  String(tests.passed),
  String(tests.failures.length),
  String(tests.unstable.length),
]

/** Where the time of the run went, which tests are unstable, what failed, and the count of all. */
export const describeRun = (steps: readonly Step[]): string => {
  const whole = {
    passed: steps.reduce((sum, { result }) => sum + result.passed, 0),
    failures: steps.flatMap(({ name, result }) => result.failures.map((failure) => ({ ...failure, test: `${name}: ${failure.test}` }))),
    unstable: steps.flatMap(({ name, result }) => (result.unstable ?? []).map((test) => `${name}: ${test}`)),
  }
  const rows = steps.map(({ name, seconds, result, isUnchanged }) =>
    isUnchanged ? [name, 'unchanged', '', '', ''] : row(name, seconds, { unstable: [], ...result }),
  )
  const all = row(
    'all',
    steps.reduce((sum, { seconds }) => sum + seconds, 0),
    whole,
  )
  const lines = (title: string, texts: readonly string[]) =>
    texts.length > 0 ? `\n${title}\n${texts.map((text) => `  ${text}\n`).join('')}` : ''
  return [
    `\n${table([['step', 'seconds', 'passed', 'failed', 'unstable'], ...rows, all])}`,
    lines('Unstable (failed, then passed by itself; mend or remove):', whole.unstable),
    lines(
      'Failed:',
      whole.failures.map(({ test, reason }) => (reason ? `${test}: ${reason}` : test)),
    ),
    `\n${whole.passed} passed, ${whole.failures.length} failed\n`,
  ].join('')
}
