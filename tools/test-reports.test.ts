import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { addUp, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const fileWith = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('counts and the names of what failed come from the reports', () => {
  const vitest = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: resolve('packages/api/src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2\n  at a.test.ts:3'] },
        ],
      },
      { name: resolve('packages/api/src/b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  }
  expect(readVitestReport(fileWith(vitest), 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['packages/api/src/a.test.ts › takes away: expected 1 to be 2', 'packages/api/src/b.test.ts: Cannot find module'],
  })
  const spec = (title: string, status: string, message?: string) => ({
    file: resolve('e2e/staff.spec.ts'),
    title,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  })
  const playwright = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 },
    suites: [
      {
        specs: [spec('signs in', 'unexpected', 'timed out')],
        suites: [{ specs: [spec('signs out', 'flaky'), spec('reads', 'expected')] }],
      },
    ],
  }
  expect(readPlaywrightReport(fileWith(playwright), 1)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['e2e/staff.spec.ts › signs in: timed out', 'e2e/staff.spec.ts › signs out'],
  })
})

test('a runner that crashed is a failure, with or without a report', () => {
  expect(readVitestReport(fileWith({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['ended with exit code 1'],
  })
  expect(readPlaywrightReport('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, failures: ['ended with exit code 1'] })
})

test('the sum has every count and every failure', () => {
  expect(
    addUp([
      { passed: 1, failed: 0, failures: [] },
      { passed: 2, failed: 1, failures: ['one'] },
      { passed: 2, failed: 1, failures: ['two'] },
    ]),
  ).toEqual({ passed: 5, failed: 2, failures: ['one', 'two'] })
})
