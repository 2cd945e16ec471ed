import { expect, test } from 'vitest'
import { labelFileSizes } from './label-files.ts'

const sheets = { layout: 'avery_l7160', startPosition: 1 } as const

test('up to 2,000 labels are one PDF, and more are parts that end with full sheets', () => {
  expect(labelFileSizes(0, sheets)).toEqual([])
  expect(labelFileSizes(2000, { ...sheets, startPosition: 3 })).toEqual([2000])
  expect(labelFileSizes(4100, { ...sheets, startPosition: 5 })).toEqual([1991, 1995, 114])
  expect(labelFileSizes(4001, { ...sheets, layout: 'roll_57x32' })).toEqual([2000, 2000, 1])
})

test('codes of any number are one CSV file, and as many as a workbook has are one XLSX file', () => {
  expect(labelFileSizes(90_001, { ...sheets, layout: 'csv' })).toEqual([90_001])
  expect(labelFileSizes(10_000, { ...sheets, layout: 'xlsx' })).toEqual([10_000])
  expect(labelFileSizes(20_001, { ...sheets, layout: 'xlsx' })).toEqual([10_000, 10_000, 1])
})
