import {
  type Asset,
  type AssetColumn,
  AssetQuery,
  type AssetTotals,
  assetStatuses,
  type TableFormat,
  tableFormats,
} from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { chipColumn } from '../../../components/Chip/chip-column.ts'
import { InteractionsBar } from '../../../components/ClassificationBar/InteractionsBar.tsx'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { EntityName } from '../../../components/EntityName/EntityName.tsx'
import { type ListExport, useListExport } from '../../../components/ListExport/use-list-export.tsx'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../../components/ListFrame/EntityListFrame.tsx'
import { nameColumn } from '../../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../../components/ListFrame/ListFrame.tsx'
import type { FoundBySearch } from '../../../components/ListFrame/types.ts'
import { AssetStatusChip } from '../../../components/StatusChip/AssetStatusChip.tsx'
import { findFocus, objectPosition } from '../../../field/focus.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

export type AssetsScreenProps = EntityList<Asset> &
  ListExport<TableFormat> & {
    /** Undefined while they are loaded, or where this person may not see them. */
    totals?: AssetTotals | undefined
    /** Where the organization's interactions are listed. Absent where this person may not see them. */
    interactions?: { href: string; onOpen: (href: string) => void } | undefined
    /** Kinds of entity that assets are filtered by. Absent where this person may not see them. */
    finders?: Partial<Record<'categoryId' | 'valueChainId' | 'templateId' | 'taskId', FoundBySearch>> | undefined
  }

const createColumns = (t: Translate, format: Format): (DataTableColumn<Asset> & { field: AssetColumn })[] => [
  // Beside the menu at 768 px, name, units and status have 476 px.
  {
    ...nameColumn<Asset>(t),
    field: 'name',
    flex: 3,
    render: ({ name, image, images, origin }) => (
      <EntityName
        name={name}
        image={image}
        objectPosition={objectPosition(findFocus(images, image))}
        from={origin && t('assets:from', { name: origin.name })}
      />
    ),
    minWidth: 140,
  },
  {
    field: 'category',
    header: t('names:categories.one'),
    text: (row) => row.category?.name ?? '',
    flex: 1,
    minWidth: 96,
    card: 'line',
  },
  {
    field: 'chain',
    header: t('names:value-chains.one'),
    text: (row) => row.valueChain?.name ?? '',
    flex: 1.7,
    minWidth: 110,
  },
  {
    field: 'units',
    header: t('assets:column.units'),
    text: (row) => format.number(row.unitCount),
    width: 80,
    align: 'end',
    card: 'aside',
  },
  {
    field: 'latest',
    header: t('assets:column.latest'),
    text: ({ latestInteraction }) => (latestInteraction === undefined ? '' : format.recent(latestInteraction)),
    width: 132,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
  {
    field: 'createdAt',
    header: t('common:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 124,
    muted: true,
    hiddenAtFirst: true,
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) =>
      t(row.hidden ? 'assets:hidden' : row.status === assetStatuses.archived ? 'names:status.thing.archived' : 'names:status.thing.live'),
    render: (row) => <AssetStatusChip status={row.status} hidden={row.hidden} />,
    width: chipColumn([t('names:status.thing.live'), t('names:status.thing.archived'), t('assets:hidden')], 116),
    card: 'badge',
  },
]

/** One line: "Live 6 · Archived 1"; what there is none of is left out. */
const formatSummary = (t: Translate, format: Format, { live, archived, hidden }: AssetTotals): string =>
  (
    [
      [t('names:status.thing.live'), live],
      [t('names:status.thing.archived'), archived],
      [t('assets:hidden'), hidden],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${format.number(count)}`)
    .join(' · ')

/** What the organization vouches for (specification 1, section 2). */
export const AssetsScreen = ({ totals, interactions, finders = {}, ...list }: AssetsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const found = (field: keyof typeof finders, label: string) => finders[field] && { label, ...finders[field] }
  const filters = createFilters(AssetQuery, {
    status: {
      label: t('assets:column.state'),
      option: (status) => t(status === assetStatuses.archived ? 'names:status.thing.archived' : 'names:status.thing.live'),
    },
    categoryId: found('categoryId', t('names:categories.one')),
    valueChainId: found('valueChainId', t('names:value-chains.one')),
    templateId: found('templateId', t('names:templates.one')),
    taskId: found('taskId', t('names:tasks.one')),
    created: { label: t('common:created_at') },
    hidden: { label: t('assets:hidden') },
  })
  const exports = useListExport<TableFormat>({ ...list, formats: tableFormats, total: list.page?.totalItems ?? 0 })
  return (
    <>
      <EntityListFrame
        {...list}
        columns={columns}
        filters={filters}
        summary={totals ? formatSummary(t, format, totals) : ''}
        band={<InteractionsBar counts={totals?.interactions} {...interactions} />}
        more={exports.getActions}
        entity="assets"
      />
      {exports.dialogs}
    </>
  )
}
