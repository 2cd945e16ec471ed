import type { Feature, Point } from 'geojson'
import { LANGUAGES, listNames, type Names } from './names.ts'
import { project } from './project.ts'
import type { City, Sources, Zones } from './sources.ts'

export type Town = Feature<Point, Names & { z: number; size: number }>

/** Sections of cities, and places that are no longer. */
const NOT_TOWNS = /^(PPLX|PPLH|PPLQ|PPLW|PPLCH)$/
const CAPITAL = 'PPLC'

/** Between two towns that appear at the same zoom level, in pixels; a large one needs half. */
const ROOM = 78
const LARGE = 100_000
/** How much a town has to count to appear at a zoom level, and how close the map can be looked at. */
const MIN_WEIGHTS = new Map([
  [1, 6_000_000],
  [2, 2_500_000],
  [3, 800_000],
  [4, 200_000],
  [5, 40_000],
  [6, 8_000],
  [7, 0],
  [8, 0],
  [9, 0],
])

const SIZES = [20_000, 100_000, 500_000, 2_000_000]

/** A capital counts for more than its people, however few they are. */
const getWeight = ({ featureCode, population }: City) => (featureCode === CAPITAL ? Math.max(population * 2, 250_000) : population)

/** GeoNames has these in English, and most others as they are called at home. */
const HOME_NAMES: Readonly<Record<string, string>> = {
  'BE Ostend': 'Oostende',
  'DE Munich': 'München',
  'IT Florence': 'Firenze',
  'IT Genoa': 'Genova',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Turin': 'Torino',
  'IT Venice': 'Venezia',
  'NL The Hague': 'Den Haag',
}

/** Remembers points by square, so that those nearer than `room` are found. */
const createGrid = (room: number) => {
  const squares = new Map<string, [x: number, y: number][]>()
  const at = (x: number, y: number) => `${Math.floor(x / room)} ${Math.floor(y / room)}`
  return {
    isFree: (x: number, y: number, needed: number) =>
      ![-room, 0, room].some((east) =>
        [-room, 0, room].some((south) =>
          squares.get(at(x + east, y + south))?.some((other) => Math.hypot(other[0] - x, other[1] - y) < needed),
        ),
      ),
    add: (x: number, y: number) => squares.set(at(x, y), [...(squares.get(at(x, y)) ?? []), [x, y]]),
  }
}

const exemplarCities = (zones: Zones, path = ''): [zone: string, city: string][] =>
  Object.entries(zones).flatMap(([name, zone]) => {
    if (typeof zone.exemplarCity === 'string') return [[`${path}${name}`, zone.exemplarCity] as [string, string]]
    return '_type' in zone ? [] : exemplarCities(zone as Zones, `${path}${name}/`)
  })

/** A city's names by its English one, of those that CLDR translates: the largest of that name is meant. */
const translations = (zonesOf: Sources['getZones']) => {
  const inLanguages = LANGUAGES.map(([locale, ending]) => [ending, new Map(exemplarCities(zonesOf(locale)))] as const)
  const english = exemplarCities(zonesOf('en'))
  return new Map(
    english.map(([zone, name]) => [name, new Map(inLanguages.map(([ending, cities]) => [ending as string, cities.get(zone)]))]),
  )
}

/** The towns of the world, each from the zoom level where no larger one is near. */
export const readTowns = ({ cities, getZones }: Pick<Sources, 'cities' | 'getZones'>): Town[] => {
  const translated = translations(getZones)
  let waiting = cities.filter(({ featureCode }) => !NOT_TOWNS.test(featureCode)).toSorted((one, other) => getWeight(other) - getWeight(one))
  const towns: Town[] = []
  for (const [z, minWeight] of MIN_WEIGHTS) {
    const room = ROOM / 2 ** z
    const grid = createGrid(room)
    for (const { geometry } of towns) grid.add(...project(geometry.coordinates))
    waiting = waiting.filter((city) => {
      const { name, country, population, loc } = city
      const [x, y] = project(loc.coordinates)
      if (getWeight(city) < minWeight || !grid.isFree(x, y, population < LARGE ? room : room / 2)) return true
      grid.add(x, y)
      const names = translated.get(name)
      translated.delete(name)
      towns.push({
        type: 'Feature',
        properties: {
          ...listNames(HOME_NAMES[`${country} ${name}`] ?? name, (_, ending) => (ending === 'en' ? name : names?.get(ending))),
          z,
          size: SIZES.filter((people) => population >= people).length,
        },
        geometry: loc,
      })
      return false
    })
  }
  return towns
}
