import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

/** A runner that fails without naming a test (it crashed, or a file could not be loaded) counts as one failure. */
const withExitCode = ({ passed, failed }: Counts, exitCode: number): Counts => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
})

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const numberAt = (value: unknown, key: string): number => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

/** Counts of Vitest's JSON report. */
export const readVitestReport = (file: string, exitCode: number): Counts => {
  const report = readJson(file)
  return withExitCode({ passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }, exitCode)
}

/** Counts of Playwright's JSON report; a test that passed only when repeated counts as failed. */
export const readPlaywrightReport = (file: string, exitCode: number): Counts => {
  const report = readJson(file)
  const stats = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined
  return withExitCode({ passed: numberAt(stats, 'expected'), failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') }, exitCode)
}

export const addUp = (counts: readonly Counts[]): Counts =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 })
