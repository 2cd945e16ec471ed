import { expect, test } from 'vitest'
import { NO_ROWS, placeRows } from './place-rows.ts'

const keysOf = (...pages: readonly string[][]) => pages.reduce(placeRows, NO_ROWS).keys

test('another page takes the places of the page before it, however long it is', () => {
  expect([
    keysOf(['a', 'b', 'c']),
    keysOf(['a', 'b', 'c'], ['d', 'e', 'f']),
    keysOf(['a', 'b', 'c'], ['d']),
    keysOf(['a', 'b', 'c'], ['d'], ['e', 'f', 'g']),
  ]).toEqual([[0, 1, 2], [0, 1, 2], [0], [0, 3, 4]])
})

test('a row that is still there keeps its element, and a new one gets one of its own', () => {
  expect([
    keysOf(['a', 'b', 'c'], ['new', 'a', 'b']),
    keysOf(['a', 'b', 'c'], ['c', 'a']),
    // What went and comes again: its key may belong to another row by now.
    keysOf(['a', 'b'], ['c', 'd'], ['d', 'a']),
  ]).toEqual([
    [3, 0, 1],
    [2, 0],
    [1, 2],
  ])
})

test('the same rows keep what was found before', () => {
  const ids = ['a', 'b']
  const places = placeRows(NO_ROWS, ids)
  expect(placeRows(places, ids)).toBe(places)
})
