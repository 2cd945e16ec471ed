import { type UnitOfMeasure, UnitOfMeasureQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { unitSymbol } from '../../components/AttributeList/attribute-rules.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** More than a measure has. */
const PRECISE = { maximumSignificantDigits: 8 }

const conversionText = (unit: UnitOfMeasure, t: Translate, format: Format): string => {
  const { conversion } = unit
  if (!conversion) return ''
  const { symbol: to, factor, offset } = conversion
  const names = { unit: unitSymbol(unit), to, factor: format.intl(factor, PRECISE) }
  return offset === undefined
    ? t('attributes:conversion.factor', names)
    : t('attributes:conversion.offset', { ...names, offset: format.intl(offset, { ...PRECISE, signDisplay: 'always' }) })
}

const createColumns = (t: Translate, format: Format): DataTableColumn<UnitOfMeasure>[] => [
  {
    field: 'name',
    header: t('common:name'),
    text: (row) => row.name,
    flex: 1.4,
    minWidth: 180,
    hideable: false,
    card: 'title',
  },
  { field: 'symbol', header: t('attributes:symbol'), text: (row) => row.symbol ?? '', width: 132, card: 'badge' },
  {
    field: 'kind',
    header: t('attributes:kind'),
    text: (row) => t(`attributes:kind.${row.kind}`),
    flex: 1,
    minWidth: 140,
    card: 'line',
  },
  {
    field: 'conversion',
    header: t('attributes:conversion'),
    text: (row) => conversionText(row, t, format),
    flex: 1.6,
    minWidth: 220,
    card: 'line',
  },
  {
    field: 'code',
    header: t('attributes:code'),
    text: (row) => row.code,
    width: 132,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
]

export type UnitsOfMeasureScreenProps = Pick<
  EntityList<UnitOfMeasure>,
  'page' | 'loading' | 'failure' | 'query' | 'sorts' | 'onQueryChange' | 'onQueryAhead' | 'onRetry' | 'missingPermissions'
>

/** Units of UN/CEFACT Recommendation 20 that values of attributes are in. */
export const UnitsOfMeasureScreen = (list: UnitsOfMeasureScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(UnitOfMeasureQuery, {
    kind: { label: t('attributes:kind'), option: (kind) => t(`attributes:kind.${kind}`) },
  })
  return (
    <ListFrame
      {...list}
      name="units-of-measure"
      title={t('attributes:tab.units')}
      header={null}
      columns={columns}
      filters={filters}
      searchLabel={t('attributes:search_units')}
      getRowId={({ code }) => code}
      getRowName={({ name }) => name}
      empty={{ icon: 'list', title: t('lists:none.title'), text: t('attributes:summary.units') }}
    />
  )
}
