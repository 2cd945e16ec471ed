import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-110m.json'
import { PLOT, type Plot, type PlotPoint } from './plot.ts'

const round = (value: number) => Math.round(value * 10) / 10

const isNear = (ring: readonly PlotPoint[]): boolean => {
  const xs = ring.map(({ x }) => x)
  const ys = ring.map(({ y }) => y)
  return Math.max(...xs) > 0 && Math.min(...xs) < PLOT.width && Math.max(...ys) > 0 && Math.min(...ys) < PLOT.height
}

/** The coasts that the picture shows, as a path: Natural Earth at 1:110 million, which is in the public domain. */
export const drawLand = (project: Plot['project']): string => {
  const world = atlas as unknown as Topology<{ land: GeometryCollection }>
  const rings: Position[][] = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    (geometry as MultiPolygon).coordinates.map(([outline = []]) => outline),
  )
  return rings
    .flatMap((ring) => [-360, 0, 360].map((turn) => ring.map(([longitude = 0, latitude = 0]) => project(longitude + turn, latitude))))
    .filter(isNear)
    .map((ring) => `M${ring.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('')
}
