import { type VariantHistoryEntry, VariantHistoryQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { attributeWords, type NamedAttribute } from '../../../components/AttributeList/attribute-words.ts'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { ListFrame, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'
import { changeWords } from './change-text.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'

export interface HistoryTabProps extends ServerList<VariantHistoryEntry> {
  units: Pick<UnitsOfMeasure, 'getName'>
  /** Attributes that come with the product; undefined while they are loaded. */
  known?: readonly NamedAttribute[] | undefined
}

const createColumns = (t: Translate, format: Format, words: ReturnType<typeof changeWords>): DataTableColumn<VariantHistoryEntry>[] => {
  const before = (row: VariantHistoryEntry) => words.value(row, row.from)
  const after = (row: VariantHistoryEntry) => words.value(row, row.to) || (row.field === 'created' ? '' : t('variants:removed'))
  return [
    {
      field: 'field',
      header: t('variants:changed'),
      text: words.what,
      flex: 2,
      minWidth: 180,
      hideable: false,
      card: 'title',
    },
    { field: 'from', header: t('variants:from'), text: before, flex: 1, minWidth: 120, muted: true },
    {
      field: 'to',
      header: t('variants:to'),
      text: after,
      flex: 1,
      minWidth: 120,
      card: 'line',
      cardText: (row) => [before(row), after(row)].filter(Boolean).join(' → '),
    },
    {
      field: 'createdBy',
      header: t('variants:changed_by'),
      text: (row) => row.createdBy?.name ?? t('variants:by_partner'),
      minWidth: 150,
      card: 'line',
    },
    {
      field: 'createdAt',
      header: t('variants:changed_at'),
      text: (row) => format.dateTime(row.createdAt),
      width: 176,
      muted: true,
      card: 'foot',
    },
  ]
}

const getId = ({ id }: VariantHistoryEntry) => id

/** Every change of a variant: who, when, from what and to what. */
export const HistoryTab = ({ units, known, ...list }: HistoryTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const words = useMemo(() => changeWords(t, format, units, attributeWords(known ?? [], format.locale)), [t, format, units, known])
  const columns = useMemo(() => createColumns(t, format, words), [t, format, words])
  const filters = createFilters(VariantHistoryQuery, {
    field: { label: t('variants:changed'), option: (field) => t(`variants:field.${field}`) },
  })
  return (
    <ListFrame
      {...list}
      name="variant-history"
      title={t('variants:tab.history')}
      header={null}
      searchLabel={t('variants:search_history')}
      filters={filters}
      columns={columns}
      getRowId={getId}
      getRowName={words.what}
      empty={{ icon: 'clock', title: t('variants:no_history.title'), text: t('variants:no_history.text') }}
    />
  )
}
