import { expect, test } from 'vitest'
import { createClusters } from './clusters.ts'
import type { MapPlace } from './types.ts'

const world = [-180, -90, 180, 90] as [number, number, number, number]

const places: MapPlace[] = [
  { id: 'port', name: 'Hamburg', coordinates: [10, 53.5] },
  { id: 'farm', name: 'Farm', coordinates: [-75.7, 4.3], classification: 'notice' },
  { id: 'mill', name: 'Mill', coordinates: [-75.6, 4.4], classification: 'warning' },
  { id: 'patio', name: 'Patio', coordinates: [-75.6, 4.4], classification: 'alert' },
]

const outline = (marks: ReturnType<ReturnType<typeof createClusters>['marks']>) =>
  marks.map(({ places: members, classification, apartAt }) => [members.map(({ id }) => id).join(' '), classification, apartAt])

test('far away, what lies close is one mark of the gravest kind', () => {
  expect(outline(createClusters(places, 10).marks(world, 1.7))).toEqual([
    ['port', undefined, undefined],
    ['farm mill patio', 'warning', 8],
  ])
})

test('close up they stand apart, and what lies in one spot comes apart beyond the last zoom only', () => {
  expect(outline(createClusters(places, 10).marks([-77, 3, -74, 6], 9))).toEqual([
    ['farm', 'notice', undefined],
    ['mill patio', 'warning', 11],
  ])
})

test('beyond the last zoom nothing is put together', () => {
  expect(outline(createClusters(places, 10).marks(world, 11)).map(([ids]) => ids)).toEqual(['port', 'farm', 'mill', 'patio'])
})
