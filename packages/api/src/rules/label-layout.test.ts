import { expect, test } from 'vitest'
import { labelFiles, labelGrids, labelPlace, labelsPerSheet } from './label-layout.ts'

test.each(Object.entries(labelGrids))('the labels of %s lie within their page, beside each other', (_, grid) => {
  const { columns, rows, left, top, pitch, label, page } = grid
  expect([label.width <= pitch.x, label.height <= pitch.y]).toEqual([true, true])
  expect(left + (columns - 1) * pitch.x + label.width).toBeLessThanOrEqual(page.width + 0.001)
  expect(top + (rows - 1) * pitch.y + label.height).toBeLessThanOrEqual(page.height)
})

test('places go row by row, and on to the next sheet', () => {
  const grid = labelGrids.avery_l7160
  const places = [1, 3, 4, 21, 22].map((place) => labelPlace(grid, place))
  expect(places.map(({ sheet, x, y }) => [sheet, Number(x.toFixed(2)), Number(y.toFixed(2))])).toEqual([
    [0, 7.21, 15.15],
    [0, 139.29, 15.15],
    [0, 7.21, 53.25],
    [0, 139.29, 243.75],
    [1, 7.21, 15.15],
  ])
})

test('a long run becomes files that end with full sheets', () => {
  const grid = labelGrids.avery_l7160
  expect(labelFiles({ first: 1, last: 250, startPosition: 5, count: 250 }, 100, grid)).toEqual([
    { first: 1, last: 80, startPosition: 5 },
    { first: 81, last: 164, startPosition: 1 },
    { first: 165, last: 250, startPosition: 1 },
  ])
  expect(labelsPerSheet(grid)).toBe(21)
})

test('what one file takes is one file, and a table is as long as it may be', () => {
  const asked = { first: 5, last: 104, startPosition: 3 }
  expect(labelFiles({ ...asked, count: 100 }, 100, labelGrids.avery_l7651)).toEqual([asked])
  expect(labelFiles({ first: 1, last: 201, startPosition: 1, count: 201 }, 100)).toEqual([
    { first: 1, last: 100, startPosition: 1 },
    { first: 101, last: 200, startPosition: 1 },
    { first: 201, last: 201, startPosition: 1 },
  ])
  expect(labelFiles({ first: 1, last: 900, startPosition: 1, count: 40 }, 100)).toEqual([{ first: 1, last: 900, startPosition: 1 }])
})
