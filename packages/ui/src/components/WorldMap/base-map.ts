import type { FeatureCollection, Geometry, MultiLineString, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countries from 'world-atlas/countries-110m.json'
import { nearLongitude } from './places.ts'

/** The atlas goes on over the antimeridian from 180 to −180; a flat map has to count on instead. */
export const unwrap = (line: readonly Position[]): Position[] => {
  const flat: Position[] = []
  for (const [longitude = 0, latitude = 0] of line) flat.push([nearLongitude(longitude, flat.at(-1)?.[0] ?? longitude), latitude])
  return flat
}

/** A ring that comes back a whole turn later lies around the south pole (Antarctica), and is closed below the map. */
export const closeRing = (ring: Position[]): Position[] => {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || first[0] === last[0]) return ring
  return [...ring, [last[0] ?? 0, -90], [first[0] ?? 0, -90], first]
}

const flatLand = (geometry: Geometry): Geometry =>
  geometry.type === 'MultiPolygon'
    ? { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map((ring) => closeRing(unwrap(ring)))) }
    : geometry

/** Meridians and parallels every `step` degrees. */
export const graticule = (step: number): MultiLineString => {
  const range = (from: number, to: number) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  return {
    type: 'MultiLineString',
    coordinates: [
      ...range(-180, 180).map((longitude) => range(-80, 80).map((latitude) => [longitude, latitude])),
      ...range(-80, 80).map((latitude) => range(-180, 180).map((longitude) => [longitude, latitude])),
    ],
  }
}

export interface BaseMap {
  land: FeatureCollection
  coast: MultiLineString
  borders: MultiLineString
}

/** Natural Earth at 1:110 million, which is in the public domain and asks for no attribution. */
export const readBaseMap = (): BaseMap => {
  const atlas = countries as unknown as Topology<{ land: GeometryCollection; countries: GeometryCollection }>
  const { land, countries: states } = atlas.objects
  const lines = (drawn: MultiLineString): MultiLineString => ({ ...drawn, coordinates: drawn.coordinates.map(unwrap) })
  const whole = feature(atlas, land) as FeatureCollection<Geometry>
  return {
    land: { ...whole, features: whole.features.map((one) => ({ ...one, geometry: flatLand(one.geometry) })) },
    coast: lines(mesh(atlas, land)),
    borders: lines(mesh(atlas, states, (one, other) => one !== other)),
  }
}
