import type { DataTableColumn } from '@tracemark/ui/components/data-table'
import { StatusChip } from '@tracemark/ui/components/status-chip'
import type { useFormat, useTranslate } from '@tracemark/ui/i18n'
import type { SampleAsset } from './sample-assets.ts'

const status = ({ archived }: SampleAsset) => (archived ? 1 : 0)

export const assetColumns = (t: ReturnType<typeof useTranslate>, format: ReturnType<typeof useFormat>): DataTableColumn<SampleAsset>[] => [
  {
    field: 'name',
    header: t('assets:one'),
    text: (row) => row.name,
    flex: 2,
    minWidth: 220,
    sortable: true,
    hideable: false,
    card: 'title',
  },
  { field: 'gtin', header: 'GTIN', text: (row) => row.gtin, width: 148, quiet: true, hiddenAtFirst: true },
  { field: 'valueChain', header: t('value-chains:one'), text: (row) => row.valueChain, minWidth: 170, sortable: true, card: 'line' },
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
    text: (row) => format.recent(row.latest),
    width: 148,
    quiet: true,
    sortable: true,
    card: 'foot',
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) => t(row.archived ? 'statuses:thing.archived' : 'statuses:thing.live'),
    render: (row) => <StatusChip kind="thing" status={status(row)} />,
    width: 124,
    card: 'badge',
  },
]
