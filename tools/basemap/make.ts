import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Geometry } from 'geojson'
import { readRegions } from './regions.ts'
import { readSources } from './sources.ts'
import { makePacks } from './tiles.ts'
import { readTowns } from './towns.ts'

const FOLDER = fileURLToPath(new URL('../../packages/ui/src/components/WorldMap/tiles', import.meta.url))

const bare = (geometry: Geometry, z = 0) => ({ type: 'Feature' as const, properties: { z }, geometry })

const sources = readSources()
const { land, borders, countries, states } = readRegions(sources)
const towns = readTowns(sources)
const packs = makePacks({
  land: { features: land, tolerance: [2, 8] },
  lakes: { features: sources.lakes.features.map(({ geometry, properties }) => bare(geometry, properties.scalerank)), tolerance: [1, 8] },
  rivers: {
    features: sources.rivers.features.map(({ geometry, properties }) => bare(geometry, Math.floor(properties.min_zoom))),
    tolerance: [1, 8],
  },
  states: { features: [bare(borders.states, 4)], tolerance: [4, 8] },
  borders: { features: [bare(borders.countries)], tolerance: [2, 8] },
  countries: { features: countries, tolerance: [0, 0] },
  stateNames: { features: states, tolerance: [0, 0] },
  towns: { features: towns, tolerance: [0, 0] },
})

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [name, tiles] of packs) writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(tiles, null, 2)}\n`)

const bytes = [...packs.values()].reduce((sum, tiles) => sum + Object.values(tiles).join('').length, 0)
console.log(
  `${packs.size} files, ${Math.round(bytes / 1000)} kB; ${countries.length} countries, ${states.length} states, ${towns.length} towns.`,
)
