import { createDemoData, type DemoThing } from '@tracemark/api/demo'
import type { DataTableColumn } from '../components/DataTable/types.ts'
import { AssetName } from '../components/InteractionsTable/AssetName.tsx'
import { StatusChip } from '../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../i18n/context.ts'
import { NOW, picture } from './fixtures.ts'

const demo = createDemoData(NOW)
const chainOf = ({ valueChainId }: DemoThing) => demo.valueChains.find(({ id }) => id === valueChainId)?.name ?? ''

/** An asset as its list shows it. */
export interface AssetRow {
  id: string
  name: string
  image: string
  gtin: string
  valueChain: string
  units: number
  latest: string
  archived: boolean
}

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
    valueChain: chainOf(thing),
    units: demo.items.filter(({ thingId }) => thingId === thing.id).length,
    latest: demo.interactions.find(({ thingId }) => thingId === thing.id)?.recordDate ?? '',
    archived: at === 4,
  }))
  .sort((one, other) => one.name.localeCompare(other.name))

export const useAssetColumns = (): DataTableColumn<AssetRow>[] => {
  const t = useTranslate()
  const format = useFormat()
  return [
    {
      field: 'name',
      header: t('assets:one'),
      text: (row) => row.name,
      render: (row) => <AssetName name={row.name} image={row.image} />,
      flex: 2,
      minWidth: 220,
      sortable: true,
      hideable: false,
      card: 'title',
    },
    { field: 'gtin', header: 'GTIN', text: (row) => row.gtin, width: 148, quiet: true, hiddenAtFirst: true },
    { field: 'valueChain', header: t('value-chains:one'), text: (row) => row.valueChain, flex: 1.4, minWidth: 170, card: 'line' },
    {
      field: 'units',
      header: t('assets:column.units'),
      text: (row) => format.number(row.units),
      width: 104,
      align: 'end',
      sortable: true,
      card: 'aside',
    },
    {
      field: 'latest',
      header: t('assets:column.latest'),
      text: (row) => (row.latest === '' ? '' : format.recent(row.latest)),
      width: 148,
      quiet: true,
      sortable: true,
      card: 'foot',
    },
    {
      field: 'status',
      header: t('assets:column.state'),
      text: (row) => (row.archived ? 'archived' : 'live'),
      render: (row) => <StatusChip kind="thing" status={row.archived ? 1 : 0} />,
      width: 124,
      card: 'badge',
    },
  ]
}
