import { expect, test } from 'vitest'
import { plotLine, plotPoints } from './plot.ts'

const at = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] })

test('one place stands in the middle', () => {
  expect(plotPoints([at(-75.7, 4.3)])).toEqual([{ x: 163, y: 78 }])
})

test('the wider way fills the picture, east is right', () => {
  expect(plotPoints([at(0, 0), at(10, 0)])).toEqual([
    { x: 34, y: 78 },
    { x: 292, y: 78 },
  ])
})

test('north is up', () => {
  const [south, north] = plotPoints([at(0, 0), at(0, 10)])
  expect([south?.y, north?.y].map((y) => Math.round(y ?? 0))).toEqual([122, 34])
})

test('the line goes through the places', () => {
  expect(
    plotLine([
      { x: 0, y: 0 },
      { x: 6, y: 6 },
    ]),
  ).toBe('M0 0C1 1 5 5 6 6')
  expect(plotLine([])).toBe('')
})
