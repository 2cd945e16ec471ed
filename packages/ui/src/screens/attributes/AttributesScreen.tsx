import { type OwnAttribute, OwnAttributeQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { rulesText, unitSymbol } from '../../components/AttributeList/attribute-rules.ts'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<OwnAttribute>[] => [
  {
    field: 'name',
    header: t('common:name'),
    text: (row) => row.name,
    flex: 1.6,
    minWidth: 180,
    hideable: false,
    card: 'title',
  },
  { field: 'group', header: t('attributes:group'), text: (row) => row.group ?? '', flex: 1, minWidth: 120, card: 'line' },
  {
    field: 'type',
    header: t('attributes:type'),
    text: (row) => t(`attributes:value_type.${row.type}`),
    width: 128,
    card: 'line',
  },
  {
    field: 'unit',
    header: t('attributes:unit'),
    text: ({ measure, unit = '' }) => (measure ? unitSymbol(measure) : unit),
    width: 132,
    card: 'line',
  },
  {
    field: 'rules',
    header: t('attributes:rules'),
    text: (row) => rulesText(row, row.validValues.length, t, format),
    flex: 2,
    minWidth: 200,
    muted: true,
    card: 'line',
  },
  {
    field: 'isRequired',
    header: t('attributes:required'),
    text: (row) => (row.isRequired ? t('attributes:required') : ''),
    render: (row) => row.isRequired && <Chip data-tone="plain">{t('attributes:required')}</Chip>,
    width: 132,
    card: 'badge',
  },
  {
    field: 'isInUse',
    header: t('attributes:in_use'),
    text: (row) => t(row.isInUse ? 'common:yes' : 'common:no'),
    width: 112,
    muted: true,
  },
  {
    field: 'description',
    header: t('common:description'),
    text: (row) => row.description ?? '',
    flex: 2,
    minWidth: 200,
    hiddenAtFirst: true,
  },
  {
    field: 'order',
    header: t('attributes:order'),
    text: (row) => format.number(row.order),
    width: 104,
    align: 'end',
    hiddenAtFirst: true,
  },
  ...createdColumns<OwnAttribute>(t, format).map((column) => ({ ...column, hiddenAtFirst: true })),
]

/** Base attributes that the organization has defined for its own assets (specification 2, section 7). Its page stands around it. */
export const AttributesScreen = (list: EntityList<OwnAttribute>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(OwnAttributeQuery, {
    type: { label: t('attributes:type'), option: (type) => t(`attributes:value_type.${type}`) },
    isRequired: { label: t('attributes:required') },
  })
  return <EntityListFrame {...list} header={null} entity="attributes" columns={columns} filters={filters} />
}
