import { stripVTControlCharacters } from 'node:util'

export interface Failure {
  /** `file › test`; the file alone where it could not be loaded. */
  test: string
  /** The first line of the error. */
  reason: string
  /** The file that runs it once more. Without one it is nothing that could run by itself. */
  file?: string | undefined
}

/** What a step of the test command found. */
export interface Result {
  passed: number
  failures: readonly Failure[]
  /** The tests that failed once and passed once. They count as passed. */
  unstable?: readonly string[]
}

/** The first line that says something, without colours. */
export const firstLine = (text = ''): string => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? ''

/** A runner that fails without naming a test crashed: that is one failure. */
export const withExitCode = (result: Result, exitCode: number): Result =>
  exitCode === 0 || result.failures.length > 0
    ? result
    : { ...result, failures: [{ test: 'the runner', reason: `ended with exit code ${exitCode}` }] }

/** Runs what failed once more, by itself. A test that failed in one of the two runs only is unstable, and counts as passed. */
export const withSecondTry = async (first: Result, runAgain: (files: readonly string[]) => Promise<Result>): Promise<Result> => {
  const files = [...new Set(first.failures.flatMap(({ file }) => file ?? []))]
  if (files.length === 0) return first
  const second = await runAgain(files)
  if (second.failures.some(({ file }) => file === undefined)) return first
  const failedTwice = (failure: Failure) => failure.file === undefined || second.failures.some(({ test }) => test === failure.test)
  const failures = first.failures.filter(failedTwice)
  const failedFirst = new Set(first.failures.map(({ test }) => test))
  return {
    passed: first.passed + first.failures.length - failures.length,
    failures,
    unstable: [
      ...first.failures.filter((failure) => !failedTwice(failure)),
      ...second.failures.filter(({ test }) => !failedFirst.has(test)),
    ].map(({ test }) => test),
  }
}
