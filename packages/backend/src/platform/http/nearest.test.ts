import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const known = ['page', 'perPage', 'search', 'sort', 'classification', 'thingId']

test.each([
  ['pgae', 'page'],
  ['sotr', 'sort'],
  ['serch', 'search'],
  ['clasificatoin', 'classification'],
  ['thing_ID', 'thingId'],
  ['per-page', 'perPage'],
  ['colour', undefined],
  ['', undefined],
  [`page${' '.repeat(40)}`, undefined],
])('%j is %s', (given, meant) => {
  expect(nearest(given, known)).toBe(meant)
})

test('nothing is meant where nothing is known', () => {
  expect(nearest('page', [])).toBe(undefined)
})
