import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { closeRing, graticule, readBaseMap, unwrap } from './base-map.ts'

test('a line goes on over the antimeridian', () => {
  const line = [
    [170, 65],
    [-179, 66],
    [-170, 68],
    [171, 69],
  ]
  expect(unwrap(line)).toEqual([
    [170, 65],
    [181, 66],
    [190, 68],
    [171, 69],
  ])
})

test('a ring around the pole is closed below the map, and any other left as it is', () => {
  const ring = [
    [0, 0],
    [1, 1],
    [0, 0],
  ]
  expect(closeRing(ring)).toBe(ring)
  expect(
    closeRing([
      [-180, -70],
      [0, -75],
      [180, -70],
    ]),
  ).toEqual([
    [-180, -70],
    [0, -75],
    [180, -70],
    [180, -90],
    [-180, -90],
    [-180, -70],
  ])
})

test('the graticule covers the globe', () => {
  const lines = graticule(40).coordinates
  expect([lines.length, lines[0], lines.at(-1)?.at(-1)]).toEqual([
    15,
    [
      [-180, -80],
      [-180, -40],
      [-180, 0],
      [-180, 40],
      [-180, 80],
    ],
    [180, 80],
  ])
})

const leaps = (line: readonly Position[]) =>
  line.filter(([longitude = 0], at) => at > 0 && Math.abs(longitude - (line[at - 1]?.[0] ?? 0)) > 180)

test('no coast and no border leaps across the map', () => {
  const { land, coast, borders } = readBaseMap()
  expect(land.features.map(({ geometry }) => geometry.type)).toEqual(['MultiPolygon'])
  expect([...coast.coordinates, ...borders.coordinates].flatMap(leaps)).toEqual([])
  expect(borders.coordinates.length).toBeGreaterThan(100)
})
