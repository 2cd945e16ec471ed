import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'

/** Deeper tiles are enlarged from these: one step of the finest is 150 m. */
const EXTENT = 8192
/** How far lines and areas go on over the edge of a tile. */
const BUFFER = 128
const MAX_ZOOM = 5
/** The tiles above this level are in one file; each of its own tiles has a file with those below. */
const PACK_ZOOM = 3

export interface Layer {
  /** With `z` for the first zoom level where a feature is shown. */
  features: readonly Feature[]
  /** How much a line may be off in steps of the extent, at the finest level and at the others. */
  tolerance: readonly [finest: number, others: number]
}

const createIndex = ({ features, tolerance: [finest, others] }: Layer, zoom: number) =>
  new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: zoom === MAX_ZOOM ? [...features] : features.filter(({ properties }) => (properties?.z ?? 0) <= zoom),
    },
    // A level deeper than is asked: the deepest is not simplified.
    {
      maxZoom: zoom + 1,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      extent: EXTENT,
      buffer: BUFFER,
      tolerance: zoom === MAX_ZOOM ? finest : others,
    },
  )

const range = (length: number) => Array.from({ length }, (_, at) => at)

const encode = (layers: Record<string, GeoJSONVTTile>) =>
  gzipSync(fromGeojsonVt(layers, { version: 2, extent: EXTENT }), { level: 9 }).toString('base64')

const getPack = (z: number, x: number, y: number) => (z < PACK_ZOOM ? 'world' : [x, y].map((at) => at >> (z - PACK_ZOOM)).join('-'))

/** Vector tiles, compressed and in base64, by `z/x/y` in the files that they are loaded with. Where only sea is there is no tile. */
export const makePacks = (layers: Readonly<Record<string, Layer>>): ReadonlyMap<string, Record<string, string>> => {
  const names = range(2 ** PACK_ZOOM).flatMap((x) => range(2 ** PACK_ZOOM).map((y) => getPack(PACK_ZOOM, x, y)))
  const packs = new Map(['world', ...names].map((name): [string, Record<string, string>] => [name, {}]))
  for (const z of range(MAX_ZOOM + 1)) {
    const indices = Object.entries(layers).map(([name, layer]) => [name, createIndex(layer, z)] as const)
    for (const x of range(2 ** z))
      for (const y of range(2 ** z)) {
        const tiles = indices.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile && tile.features.length > 0 ? [[name, tile] as const] : []
        })
        if (tiles.length === 0) continue
        const pack = getPack(z, x, y)
        packs.set(pack, { ...packs.get(pack), [`${z}/${x}/${y}`]: encode(Object.fromEntries(tiles)) })
      }
  }
  return packs
}
