import { type Variant, VariantQuery, variantStatuses } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { chipColumn } from '../../../components/Chip/chip-column.ts'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { ListFrame, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

/** What the list shows of a variant. */
export type VariantLine = Pick<Variant, 'id' | 'name' | 'variantId' | 'status' | 'unitCount' | 'percentUsed' | 'createdAt' | 'createdBy'>

export interface VariantsScreenProps extends ServerList<VariantLine> {
  onOpen: (id: string) => void
  /** The address that `onOpen` opens. */
  getHref?: ((id: string) => string) | undefined
  /** Absent where the person may make none. */
  onCreate?: (() => void) | undefined
  /** Gives those that are selected the same attributes. Absent where the person may not. */
  onGiveAttributes?: ((ids: readonly string[]) => void) | undefined
}

const createColumns = (t: Translate, format: Format): DataTableColumn<VariantLine>[] => [
  {
    field: 'name',
    header: t('names:variants.one'),
    text: (row) => row.name,
    cut: 'middle',
    flex: 3,
    minWidth: 132,
    hideable: false,
    card: 'title',
  },
  {
    field: 'variantId',
    header: t('variants:id'),
    text: (row) => row.variantId,
    cut: 'middle',
    minWidth: 112,
    card: 'line',
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
    field: 'used',
    header: t('variants:used'),
    text: (row) => (row.unitCount === 0 ? '' : format.percent(row.percentUsed / 100)),
    width: 86,
    align: 'end',
    hiddenAtFirst: true,
  },
  {
    field: 'createdAt',
    header: t('variants:made'),
    text: (row) => format.day(row.createdAt),
    width: 116,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
  {
    field: 'createdBy',
    header: t('common:created_by'),
    text: (row) => row.createdBy?.name ?? '',
    minWidth: 100,
    flex: 1,
    muted: true,
  },
  {
    field: 'status',
    header: t('assets:column.state'),
    text: (row) => t(`names:status.variant.${row.status}`),
    render: (row) => <StatusChip kind="variant" status={row.status} />,
    width: chipColumn(
      variantStatuses.map((status) => t(`names:status.variant.${status}`)),
      118,
    ),
    card: 'badge',
  },
]

const getId = (row: VariantLine) => row.id
const getName = (row: VariantLine) => row.name

/** The variants of an asset (specification 1, section 2: asset screens), below the head of its page. */
export const VariantsScreen = ({ getHref, onCreate, onGiveAttributes, ...list }: VariantsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(VariantQuery, {
    status: { label: t('assets:column.state'), option: (status) => t(`names:status.variant.${status}`) },
  })
  return (
    <ListFrame
      {...list}
      name="variants"
      entity="variants"
      title={t('names:variants.title')}
      header={null}
      primary={onCreate && { label: t('lists:variants.new'), icon: 'plus', onSelect: onCreate }}
      searchLabel={t('lists:variants.search')}
      filters={filters}
      columns={columns}
      getRowId={getId}
      getRowName={getName}
      getRowHref={getHref && ((row: VariantLine) => getHref(row.id))}
      bulkActions={
        onGiveAttributes && [{ id: 'attributes', label: t('variants:new.attributes'), icon: 'list', onSelect: onGiveAttributes }]
      }
      empty={{ icon: 'layers', title: t('variants:empty.title'), text: t(onCreate ? 'variants:empty.text' : 'lists:empty_view') }}
    />
  )
}
