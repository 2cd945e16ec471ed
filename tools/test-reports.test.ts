import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addUp, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const fileWith = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('counts come from the reports', () => {
  expect(readVitestReport(fileWith({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
  expect(readPlaywrightReport(fileWith({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } }), 1)).toEqual({
    passed: 3,
    failed: 2,
  })
})

test('a runner that crashed is a failure, with or without a report', () => {
  expect(readVitestReport(fileWith({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
  expect(readPlaywrightReport('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1 })
})

test('the sum has every count', () => {
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
