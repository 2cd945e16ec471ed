import type { Feature, MultiLineString, MultiPolygon, Point, Position } from 'geojson'
import polylabel from 'polylabel'
import { merge, mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import type { GeometryObject, Topology, MultiPolygon as TopoMultiPolygon, Polygon as TopoPolygon } from 'topojson-specification'
import { listNames, type Names } from './names.ts'
import { project, unproject } from './project.ts'
import type { Sources, StateProperties } from './sources.ts'

type State = (TopoPolygon<StateProperties> | TopoMultiPolygon<StateProperties>) & { properties: StateProperties }
type Label = Feature<Point, Names & { z: number }>

/** How wide a region has to be for its name, in pixels. */
const COUNTRY_ROOM = 26
const STATE_ROOM = 70
const COUNTRY_MAX_ZOOM = 6
const STATE_MAX_ZOOM = 9

const measureArea = (ring: readonly Position[]): number =>
  Math.abs(ring.reduce((sum, [x = 0, y = 0], at) => sum + x * (ring[at + 1]?.[1] ?? y) - (ring[at + 1]?.[0] ?? x) * y, 0)) / 2

/** The largest part of a region in pixels of zoom 0. */
const findLargest = (polygons: readonly Position[][][]) => {
  const parts = polygons.map((rings) => rings.map((ring) => ring.map(project)))
  return parts.map((rings) => ({ rings, area: measureArea(rings[0] ?? []) })).reduce((best, part) => (part.area > best.area ? part : best))
}

/** The first zoom level where a region of this area has room for its name. */
const zoomFor = (area: number, room: number, max: number) => Math.min(Math.max(Math.ceil(Math.log2(room / Math.sqrt(area))), 0), max)

/** Where the world is cut, no coast is drawn: the seam lies beyond the edge of the map. */
const beyondSeam = ([longitude = 0, latitude = 0]: Position): Position => [
  Math.abs(longitude) > 179.999 ? longitude * 1.01 : longitude,
  latitude,
]

const regionNames = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })

const countryNames = ({ admin, iso_a2: code }: StateProperties): Names => {
  const nameIn = (locale: string) => (/^[A-Z]{2}$/.test(code) ? regionNames(locale).of(code) : undefined)
  return listNames(nameIn('en') ?? admin, nameIn)
}

export interface Regions {
  land: Feature<MultiPolygon>[]
  /** Between countries, and between the states of one. */
  borders: { countries: MultiLineString; states: MultiLineString }
  countries: Label[]
  states: Label[]
}

/** Everything that follows from the outlines of states: land, borders, and where names stand. */
export const readRegions = ({ states }: Pick<Sources, 'states'>): Regions => {
  const world = topology({ states }) as unknown as Topology<{ states: { type: 'GeometryCollection'; geometries: State[] } }>
  const { geometries } = world.objects.states
  const getCountry = (state: GeometryObject) => (state as State).properties.adm0_a3
  const byCountry = Map.groupBy(geometries, getCountry)
  const mergePolygons = (regions: State[]) => merge(world, regions as Parameters<typeof merge>[1]).coordinates

  return {
    land: mergePolygons(geometries).map((rings) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: [rings.map((ring) => ring.map(beyondSeam))] },
    })),
    borders: {
      countries: mesh(world, world.objects.states, (one, other) => getCountry(one) !== getCountry(other)),
      states: mesh(world, world.objects.states, (one, other) => one !== other && getCountry(one) === getCountry(other)),
    },
    countries: [...byCountry.values()].flatMap((regions) => {
      const [first] = regions
      if (!first) return []
      const { rings, area } = findLargest(mergePolygons(regions))
      const [x = 0, y = 0] = polylabel(rings, 0.05)
      return [
        {
          type: 'Feature',
          properties: { ...countryNames(first.properties), z: zoomFor(area, COUNTRY_ROOM, COUNTRY_MAX_ZOOM) },
          geometry: { type: 'Point', coordinates: unproject([x, y]) },
        } satisfies Label,
      ]
    }),
    states: states.features.flatMap(({ geometry, properties }) => {
      const { name, longitude, latitude } = properties
      const isWhole = byCountry.get(properties.adm0_a3)?.length === 1
      if (!name || isWhole) return []
      const { area } = findLargest(geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      const z = zoomFor(area, STATE_ROOM, Number.POSITIVE_INFINITY)
      if (z > STATE_MAX_ZOOM) return []
      return [
        {
          type: 'Feature',
          properties: { ...listNames(name, (_, ending) => properties[`name_${ending}`]), z },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        } satisfies Label,
      ]
    }),
  }
}
