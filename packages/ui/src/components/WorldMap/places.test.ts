import { expect, test } from 'vitest'
import { buildCircles, buildRooms, findBounds, nearLongitude, toRoute } from './places.ts'

const place = (longitude: number, latitude: number) => ({
  id: `${longitude}`,
  name: 'A place',
  coordinates: [longitude, latitude] as [number, number],
})

test.each([
  ['nothing', [], undefined],
  ['one place', [[-75.7, 4.3]], [-75.7, 4.3, -75.7, 4.3]],
  [
    'over the Atlantic',
    [
      [-75.7, 4.3],
      [9.99, 53.55],
    ],
    [-75.7, 4.3, 9.99, 53.55],
  ],
  [
    'over the antimeridian',
    [
      [174.8, -41.3],
      [-171.8, -13.8],
      [178.4, -18.1],
    ],
    [174.8, -41.3, 188.2, -13.8],
  ],
  [
    'twice the same place',
    [
      [10, 20],
      [10, 20],
    ],
    [10, 20, 10, 20],
  ],
] as const)('the frame around %s', (_, points, expected) => {
  expect(findBounds(points.map(([longitude, latitude]) => [longitude, latitude]))?.map((degrees) => Math.round(degrees * 10) / 10)).toEqual(
    expected?.map((degrees) => Math.round(degrees * 10) / 10),
  )
})

test.each([
  [-171.8, 188, 188.2],
  [10, 20, 10],
  [179, -179, -181],
])('%d seen from %d is %d', (longitude, other, expected) => {
  expect(nearLongitude(longitude, other)).toBeCloseTo(expected)
})

test('the way goes on over the antimeridian instead of around the globe', () => {
  expect(toRoute([place(170, -40), place(-170, -14), place(160, 0)])).toEqual({
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'LineString',
      coordinates: [
        [170, -40],
        [190, -14],
        [160, 0],
      ],
    },
  })
})

test('a mark of several places takes more room', () => {
  const { features } = buildRooms([
    { coordinates: [-75.7, 4.3], count: 1 },
    { coordinates: [10, 50], count: 2 },
  ])
  expect(features.map(({ properties, geometry }) => [properties?.room, geometry.coordinates])).toEqual([
    ['one', [-75.7, 4.3]],
    ['several', [10, 50]],
  ])
})

test('a place is drawn with a circle of its accuracy, as wide as it is high on the ground', () => {
  const [circle, ...others] = buildCircles([{ ...place(-75.7, 60), accuracy: 1113.2 }, place(10, 20)])
  const [west = 0, south = 0, east = 0, north = 0] = findBounds(circle?.geometry.coordinates.flat() as [number, number][]) ?? []
  expect(others).toEqual([])
  expect([west, east, south, north].map((degrees) => degrees.toFixed(4))).toEqual(['-75.7200', '-75.6800', '59.9900', '60.0100'])
})
