import { expect, test } from 'vitest'
import { labelGrids, labelPlace } from './label-layout.ts'

test.each(Object.entries(labelGrids))('the labels of %s lie within their page, beside each other', (_, grid) => {
  const { columns, rows, left, top, pitch, label, page } = grid
  expect([label.width <= pitch.x, label.height <= pitch.y]).toEqual([true, true])
  expect(left + (columns - 1) * pitch.x + label.width).toBeLessThanOrEqual(page.width + 0.001)
  expect(top + (rows - 1) * pitch.y + label.height).toBeLessThanOrEqual(page.height + 0.001)
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
