import type { Asset } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { chipColumn } from '../../components/Chip/chip-column.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { ListFrame, type ServerList } from '../../components/ListFrame/ListFrame.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** What the list shows of an asset. */
export type AssetLine = Pick<Asset, 'id' | 'name' | 'image' | 'status' | 'createdAt' | 'category' | 'valueChain'>

export interface AssetsScreenProps extends ServerList<AssetLine> {
  /** Opens the asset. */
  onOpen: (id: string) => void
  /** The address that `onOpen` opens. */
  hrefOf?: ((id: string) => string) | undefined
}

const createColumns = (t: Translate, format: Format): DataTableColumn<AssetLine>[] => [
  {
    field: 'name',
    header: t('assets:one'),
    text: (row) => row.name,
    render: (row) => <EntityName name={row.name} image={row.image} />,
    flex: 2,
    minWidth: 240,
    sortable: true,
    hideable: false,
    card: 'title',
  },
  { field: 'category', header: t('categories:one'), text: (row) => row.category?.name ?? '', flex: 1, minWidth: 140, card: 'line' },
  { field: 'chain', header: t('value-chains:one'), text: (row) => row.valueChain?.name ?? '', flex: 1.2, minWidth: 160, card: 'line' },
  {
    field: 'createdAt',
    header: t('variant-life:made'),
    text: (row) => format.day(row.createdAt),
    width: 136,
    quiet: true,
    sortable: true,
    card: 'foot',
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) => t(row.status === 1 ? 'statuses:thing.archived' : 'statuses:thing.live'),
    render: (row) => <StatusChip kind="thing" status={row.status} />,
    width: chipColumn([t('statuses:thing.live'), t('statuses:thing.archived')], 132),
    sortable: true,
    card: 'badge',
  },
]

const idOf = (row: AssetLine) => row.id
const nameOf = (row: AssetLine) => row.name

/** What the organization vouches for. */
export const AssetsScreen = ({ hrefOf, ...list }: AssetsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <ListFrame
      {...list}
      name="assets"
      title={t('assets:title')}
      searchLabel={t('assets:search')}
      columns={columns}
      getRowId={idOf}
      getRowName={nameOf}
      getRowHref={hrefOf && ((row: AssetLine) => hrefOf(row.id))}
      empty={{ icon: 'leaf', title: t('assets:empty.title'), text: t('assets:empty.text') }}
    />
  )
}
