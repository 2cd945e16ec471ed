import { expect, test } from 'vitest'
import { placeLabels } from './labels.ts'
import { chooseScale, createPlot, plotLine } from './plot.ts'

const at = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] })
const rounded = ({ places }: ReturnType<typeof createPlot>) => places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))

test('one place stands in the middle, with a piece of land around it', () => {
  const plot = createPlot([at(-75.7, 4.3)])
  expect(rounded(plot)).toEqual([{ x: 163, y: 95 }])
  expect(Math.round(plot.kilometres * 100)).toBe(15)
})

test('the wider way fills the picture, east is right', () => {
  expect(rounded(createPlot([at(0, 0), at(10, 0)]))).toEqual([
    { x: 38, y: 95 },
    { x: 288, y: 95 },
  ])
})

test('north is up', () => {
  const [south, north] = rounded(createPlot([at(0, 0), at(0, 10)]))
  expect([south?.y, north?.y]).toEqual([152, 38])
})

test('a way over the antimeridian goes on', () => {
  const [west, east] = rounded(createPlot([at(179, 0), at(-179, 0)]))
  expect([west?.x, east?.x]).toEqual([38, 288])
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

test.each([
  [1, 64, { distance: 50, length: 50 }],
  [0.15, 64, { distance: 5, length: 33.3 }],
  [30, 64, { distance: 1000, length: 33.3 }],
])('%d km a unit: a bar for a round distance', (kilometres, room, scale) => {
  expect(chooseScale(kilometres, room)).toEqual(scale)
})

test('two stops at one place have one name', () => {
  const labels = placeLabels([
    { name: 'Cañaveral, Quindío', x: 160, y: 90 },
    { name: 'Cañaveral', x: 164, y: 92 },
  ])
  expect(labels).toEqual([{ text: 'Cañaveral', x: 149, y: 94, anchor: 'end' }])
})

test('names stand where they have room, and not upon each other', () => {
  const labels = placeLabels([
    { name: 'Pijao, Quindío', x: 40, y: 90 },
    { name: 'Armenia', x: 300, y: 60 },
    { name: 'Beside it', x: 300, y: 62 },
  ])
  expect(labels).toEqual([
    { text: 'Pijao', x: 51, y: 94, anchor: 'start' },
    { text: 'Armenia', x: 289, y: 64, anchor: 'end' },
  ])
})
