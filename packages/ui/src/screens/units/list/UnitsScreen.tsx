import { type TableFormat, tableFormats, type Unit, type UnitColumn, UnitQuery, type UnitStatus } from '@tracemark/api/schemas'
import { type ReactNode, useMemo } from 'react'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { type ListExport, useListExport } from '../../../components/ListExport/use-list-export.tsx'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../../components/ListFrame/ListFrame.tsx'
import type { FoundBySearch, ListFilter } from '../../../components/ListFrame/types.ts'
import { onDemand, useOnDemand } from '../../../components/on-demand.ts'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import { statusOption } from '../../../components/StatusChip/status-option.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

/** Finds what a list can be narrowed to. */
export type UnitsScreenProps = EntityList<Unit> &
  ListExport<TableFormat> & {
    /** Of the organization; undefined while they are loaded. */
    statuses: readonly UnitStatus[] | undefined
    variants?: FoundBySearch | undefined
    /** Absent on the page of one asset, whose head stands above the list. */
    assets?: FoundBySearch | undefined
    isOfAsset: boolean
    /** Below the list. */
    children?: ReactNode
  }

const addressCode = onDemand(() => import('./LabelAddress.tsx'), ['media'])

/** It can be read at once, and copied a little later. */
const Address = ({ address }: { address: string }) => {
  const code = useOnDemand(addressCode, true)
  return code ? <code.LabelAddress address={address} /> : <span>{address}</span>
}

/** With the variant's own ID where a search has found the unit by it: else nothing in the row would say why. */
const variantText = ({ variantName = '', variantId = '' }: Unit, search: string): string => {
  const finds = (words: string) => words.toLowerCase().includes(search.trim().toLowerCase())
  return search.trim() !== '' && finds(variantId) && !finds(variantName) ? `${variantName} · ${variantId}` : variantName
}

const createColumns = (
  t: Translate,
  format: Format,
  isOfAsset: boolean,
  search: string,
): (DataTableColumn<Unit> & { field: UnitColumn })[] => [
  {
    field: 'name',
    header: t('names:units.one'),
    text: (row) => row.name,
    cut: 'middle',
    flex: isOfAsset ? 1.6 : 1,
    minWidth: 128,
    // The names of an asset's units follow their numbers.
    ...(isOfAsset && { sortable: false }),
    hideable: false,
    card: 'title',
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: ({ statusName = 'Unknown ID' }) => statusName,
    render: ({ statusName = 'Unknown ID', status }) => (
      <StatusChip kind="unit" status={statusName} value={status} hint={status === undefined ? t('units:status.none') : undefined} />
    ),
    flex: 0,
    minWidth: 152,
    beside: 44,
    card: 'badge',
  },
  {
    field: 'sequenceNumber',
    header: t('units:column.number'),
    text: (row) => String(row.sequenceNumber),
    width: 80,
    align: 'end',
    card: 'aside',
  },
  {
    field: 'checksum',
    header: t('units:fact.checksum'),
    text: (row) => row.checksum ?? '',
    cut: 'middle',
    width: 132,
    hiddenAtFirst: !isOfAsset,
  },
  {
    field: 'variant',
    header: t('names:variants.one'),
    text: (row) => variantText(row, search),
    cut: 'middle',
    flex: 1,
    minWidth: 128,
    card: 'line',
  },
  ...(isOfAsset
    ? []
    : [
        {
          field: 'asset' as const,
          header: t('names:assets.one'),
          text: (row: Unit) => row.thingName,
          flex: 3,
          minWidth: 200,
          card: 'line' as const,
        },
      ]),
  {
    field: 'unitUrl',
    header: t('units:column.address'),
    text: (row) => row.unitUrl ?? '',
    render: ({ unitUrl }) => unitUrl !== undefined && <Address address={unitUrl} />,
    flex: 2,
    minWidth: 240,
    muted: true,
    hiddenAtFirst: true,
  },
  {
    field: 'lastInteractionAt',
    header: t('assets:column.latest'),
    text: ({ lastInteractionAt }) => (lastInteractionAt === undefined ? '' : format.day(lastInteractionAt)),
    width: 132,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
  {
    field: 'createdAt',
    header: t('common:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 116,
    muted: true,
    hiddenAtFirst: isOfAsset,
  },
]

/** The units of an asset, below the head of its page, or of the whole organization (specification 1, sections 2 and 4). */
export const UnitsScreen = ({ statuses = [], variants, assets, isOfAsset, onCreate, children, ...list }: UnitsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { search } = list.query
  const columns = useMemo(() => createColumns(t, format, isOfAsset, search), [t, format, isOfAsset, search])
  const filters: ListFilter[] = [
    ...createFilters(UnitQuery, {
      status: { label: t('assets:column.state'), options: statuses.map((status) => statusOption(t, status)) },
      batchId: variants && { label: t('names:variants.one'), ...variants },
      thingId: assets && { label: t('names:assets.one'), ...assets },
    }),
    { field: 'numbers', label: t('units:filter.numbers'), type: 'numbers' },
    ...createFilters(UnitQuery, { created: { label: t('common:created_at') }, hidden: { label: t('units:hidden') } }),
  ]
  const exports = useListExport<TableFormat>({ ...list, formats: tableFormats, total: list.page?.totalItems ?? 0 })
  return (
    <>
      <ListFrame
        {...list}
        name={isOfAsset ? 'units' : 'all-units'}
        entity="units"
        title={t('names:units.title')}
        header={isOfAsset ? null : undefined}
        primary={onCreate && { label: t('units:new'), icon: 'plus', onSelect: onCreate }}
        more={isOfAsset ? undefined : exports.getActions}
        searchLabel={t('units:search')}
        columns={columns}
        filters={filters}
        empty={{ icon: 'code', title: t('units:empty.title'), text: t(onCreate ? 'units:empty.text' : 'lists:empty_view') }}
      />
      {exports.dialogs}
      {children}
    </>
  )
}
