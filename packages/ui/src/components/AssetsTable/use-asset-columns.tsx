import { useMemo } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { chipColumn } from '../Chip/chip-column.ts'
import type { DataTableColumn } from '../DataTable/types.ts'
import { nameColumn } from '../ListFrame/entity-columns.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'

/** An asset as its list shows it. */
export interface AssetRow {
  id: string
  name: string
  image?: string | undefined
  gtin: string
  /** Its name. */
  valueChain: string
  units: number
  /** When the newest record was made; empty when there is none. */
  latest: string
  archived: boolean
}

const createColumns = (t: Translate, format: Format): DataTableColumn<AssetRow>[] => [
  { ...nameColumn<AssetRow>(t), header: t('names:assets.one'), sortable: true },
  { field: 'gtin', header: 'GTIN', text: (row) => row.gtin, cut: 'middle', width: 148, muted: true, hiddenAtFirst: true },
  { field: 'valueChain', header: t('names:value-chains.one'), text: (row) => row.valueChain, flex: 1.4, minWidth: 170, card: 'line' },
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
    muted: true,
    sortable: true,
    card: 'foot',
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) => t(row.archived ? 'names:status.thing.archived' : 'names:status.thing.live'),
    render: (row) => <StatusChip kind="thing" status={row.archived ? 1 : 0} />,
    width: chipColumn([t('names:status.thing.live'), t('names:status.thing.archived')], 124),
    card: 'badge',
  },
]

/** The columns of a list of assets, in their order. */
export const useAssetColumns = (): DataTableColumn<AssetRow>[] => {
  const t = useTranslate()
  const format = useFormat()
  return useMemo(() => createColumns(t, format), [t, format])
}
