import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LabelSize } from '../schemas/index.ts'
import { createLabelGrid, labelCode, labelGrids, labelPlace } from './label-layout.ts'
import { labelSizeIn, labelSizeProblems, refusedLabelSize } from './label-size.ts'

const letter: LabelSize = {
  unit: 'inch',
  pageWidth: 8.5,
  pageHeight: 11,
  columns: 3,
  rows: 10,
  labelWidth: 2.625,
  labelHeight: 1,
  left: 0.1875,
  top: 0.5,
  gapX: 0.125,
  gapY: 0,
}
const roll: LabelSize = {
  unit: 'mm',
  pageWidth: 57,
  pageHeight: 32,
  columns: 1,
  rows: 1,
  labelWidth: 57,
  labelHeight: 32,
  left: 0,
  top: 0,
  gapX: 0,
  gapY: 0,
}

test("the measures of a maker's sheet and of a roll make the same places as theirs", () => {
  const { radius, ...known } = labelGrids.avery_5160
  expect([{ ...createLabelGrid(letter), radius }, createLabelGrid(roll)]).toEqual([{ ...known, radius }, labelGrids.roll_57x32])
  expect([labelSizeProblems(letter), labelSizeProblems(roll)]).toEqual([{}, {}])
})

test.each([
  ['labels that are wider than their part of the page', { ...letter, labelWidth: 3 }, { labelWidth: ['too_big', 2.6875] }],
  ['labels that are higher than their part of the page', { ...letter, labelHeight: 1.5 }, { labelHeight: ['too_big', 1.05] }],
  ['more columns than the page has room for', { ...letter, columns: 12, rows: 1 }, { columns: ['too_big', 9] }],
  ['more labels than a file takes', { ...letter, columns: 9, rows: 12, labelWidth: 0.8 }, { rows: ['too_big', 11] }],
  ['a margin that leaves no room', { ...letter, left: 8 }, { left: ['too_big', 7.7283] }],
  [
    'a label that a code is too small on',
    { ...roll, labelHeight: 8, labelWidth: 15 },
    { labelWidth: ['too_small', 19.6], labelHeight: ['too_small', 11.8] },
  ],
  ['a page that no printer takes', { ...roll, pageWidth: 400 }, { pageWidth: ['too_big', 330] }],
  ['half a column', { ...roll, columns: 1.5 }, { columns: ['not_whole', undefined] }],
  [
    'what is not entered, or no number',
    { ...roll, left: undefined, top: Number.NaN },
    { left: ['required', undefined], top: ['required', undefined] },
  ],
] as const)('%s are refused at their field', (_, size, expected) => {
  const found = Object.entries(labelSizeProblems(size)).map(([name, { code, params }]) => [
    name,
    [code, params?.maximum ?? params?.minimum],
  ])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('the same size in the other unit fits as well', () => {
  expect(labelSizeIn(roll, 'inch')).toMatchObject({ unit: 'inch', pageWidth: 2.2441, columns: 1 })
  expect(labelSizeIn(labelSizeIn(letter, 'mm'), 'inch')).toEqual(letter)
  expect([labelSizeProblems(labelSizeIn(letter, 'mm')), labelSizeProblems(labelSizeIn(roll, 'inch'))]).toEqual([{}, {}])
})

test('whatever size is accepted, its labels lie on the page, apart from each other, with a code that phones can read', () => {
  const length = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const size = fc.record({
    unit: fc.constant('mm' as const),
    pageWidth: length(15, 340),
    pageHeight: length(10, 400),
    columns: fc.integer({ min: 1, max: 6 }),
    rows: fc.integer({ min: 1, max: 12 }),
    labelWidth: length(15, 120),
    labelHeight: length(8, 90),
    left: length(0, 30),
    top: length(0, 30),
    gapX: length(0, 9),
    gapY: length(0, 9),
  })
  let accepted = 0
  fc.assert(
    fc.property(size, (asked) => {
      if (Object.keys(labelSizeProblems(asked)).length > 0) return
      accepted += 1
      expect(LabelSize.safeParse(asked).success).toBe(true)
      const grid = createLabelGrid(asked)
      const { x, y } = labelPlace(grid, grid.columns * grid.rows)
      expect([x + grid.label.width <= grid.page.width + 0.2, y + grid.label.height <= grid.page.height + 0.2]).toEqual([true, true])
      expect([grid.pitch.x >= grid.label.width, grid.pitch.y >= grid.label.height, labelCode(grid).side > 9.7]).toEqual([true, true, true])
    }),
    { seed: 5160, numRuns: 5000 },
  )
  expect(accepted).toBeGreaterThan(100)
})

test('a size is refused where it is used alone, with its path', () => {
  const none = refusedLabelSize({ layout: 'custom', size: undefined })
  const wide = refusedLabelSize({ layout: 'custom', size: { ...letter, labelWidth: 3 } })
  expect([none, wide].map((found) => found.map(({ path, code }) => [path, code]))).toEqual([
    [[['size'], 'required']],
    [[['size', 'labelWidth'], 'too_big']],
  ])
  expect(refusedLabelSize({ layout: 'roll_57x32', size: { ...letter, labelWidth: 3 } })).toEqual([])
})
