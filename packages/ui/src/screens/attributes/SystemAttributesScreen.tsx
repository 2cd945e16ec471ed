import { type CatalogueAttribute, CatalogueAttributeQuery, type LookupConfiguration } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { rulesText } from '../../components/AttributeList/attribute-rules.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const termIn = ({ mappings }: CatalogueAttribute, wanted: string) => mappings.find(({ vocabulary }) => vocabulary === wanted)?.term ?? ''

const createColumns = (t: Translate, format: Format): DataTableColumn<CatalogueAttribute>[] => [
  {
    field: 'name',
    header: t('common:name'),
    text: (row) => row.name,
    flex: 1.6,
    minWidth: 180,
    hideable: false,
    card: 'title',
  },
  { field: 'group', header: t('attributes:group'), text: (row) => row.group, flex: 1, minWidth: 120, card: 'line' },
  {
    field: 'type',
    header: t('attributes:type'),
    text: (row) => t(`attributes:value_type.${row.type}`),
    width: 128,
    card: 'line',
  },
  {
    field: 'unitKind',
    header: t('attributes:unit'),
    text: ({ unitKind }) => (unitKind ? t(`attributes:kind.${unitKind}`) : ''),
    width: 132,
    card: 'line',
  },
  {
    field: 'rules',
    header: t('attributes:rules'),
    text: ({ specification, list }) => rulesText(specification, list?.name, t, format),
    flex: 1.8,
    minWidth: 190,
    muted: true,
  },
  { field: 'gs1', header: 'GS1', text: (row) => termIn(row, 'gs1'), flex: 1.3, minWidth: 150, muted: true },
  { field: 'schemaOrg', header: 'schema.org', text: (row) => termIn(row, 'schema.org'), flex: 1, minWidth: 120, muted: true },
]

export type SystemAttributesScreenProps = Pick<
  EntityList<CatalogueAttribute>,
  'page' | 'loading' | 'failure' | 'query' | 'sorts' | 'onQueryChange' | 'onQueryAhead' | 'onRetry' | 'missingPermissions'
> & {
  /** Those that attributes choose from. */
  lookups: readonly LookupConfiguration[]
  getHref: (row: CatalogueAttribute) => string
  onOpen: (id: string) => void
}

/** Base attributes that come with the product (specification 2, section 7): read, and not changed. */
export const SystemAttributesScreen = ({ lookups, getHref, ...list }: SystemAttributesScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(CatalogueAttributeQuery, {
    source: { label: t('attributes:source'), option: (source) => t(`attributes:source.${source}`) },
    type: { label: t('attributes:type'), option: (type) => t(`attributes:value_type.${type}`) },
    lookup: { label: t('attributes:list'), options: lookups.map(({ id, name }) => ({ value: id, label: name })) },
  })
  return (
    <ListFrame
      {...list}
      name="system-attributes"
      title={t('attributes:tab.system')}
      header={null}
      columns={columns}
      filters={filters}
      searchLabel={t('attributes:search')}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      getRowHref={getHref}
      empty={{ icon: 'list', title: t('attributes:empty.title'), text: t('attributes:summary.system') }}
    />
  )
}
