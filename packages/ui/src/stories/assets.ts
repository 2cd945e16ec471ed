import { createDemoData, type DemoThing } from '@tracemark/api/demo'
import type { AssetRow } from '../components/AssetsTable/use-asset-columns.tsx'
import { NOW, picture } from './fixtures.ts'

const demo = createDemoData(NOW)
const getChainName = ({ valueChainId }: DemoThing) => demo.valueChains.find(({ id }) => id === valueChainId)?.name ?? ''

const colors: readonly (readonly [string, string])[] = [
  ['#8a5a2b', '#c9ab82'],
  ['#3f6a4a', '#9fb79c'],
  ['#b58a3c', '#dcc591'],
  ['#2e6073', '#93b0b6'],
  ['#7a3d34', '#c39c92'],
]

/** The demo organizations' assets, by name. Their pictures are the stories' own: the demo's need a server. */
export const assetRows: AssetRow[] = demo.things
  .map((thing, at) => ({
    id: thing.id,
    name: thing.name,
    image: picture(...(colors[at % colors.length] ?? ['', ''])),
    gtin: thing.gtin,
    valueChain: getChainName(thing),
    units: demo.items.filter(({ thingId }) => thingId === thing.id).length,
    latest: demo.interactions.find(({ thingId }) => thingId === thing.id)?.recordDate ?? '',
    archived: at === 4,
  }))
  .sort((one, other) => one.name.localeCompare(other.name))
