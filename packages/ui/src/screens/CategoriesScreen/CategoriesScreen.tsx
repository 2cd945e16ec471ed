import type { Category } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { AssetName } from '../../components/InteractionsTable/AssetName.tsx'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<Category>[] => [
  {
    field: 'name',
    header: t('entries:name'),
    text: (row) => row.name,
    render: (row) => <AssetName name={row.name} image={row.image} />,
    flex: 2,
    minWidth: 220,
    sortable: true,
    hideable: false,
    card: 'title',
  },
  {
    field: 'standard',
    header: t('categories:standard'),
    // The standards' own names; the organization's own has none.
    text: ({ identificationStandard = 'custom', identifier = '' }) =>
      identificationStandard === 'custom' ? identifier : `${identificationStandard.toUpperCase()} ${identifier}`,
    flex: 1,
    minWidth: 160,
    card: 'line',
  },
  {
    field: 'defaultTemplate',
    header: t('categories:default_template'),
    text: (row) => row.defaultTemplate?.name ?? '',
    flex: 1,
    minWidth: 160,
    card: 'line',
  },
  {
    field: 'createdAt',
    header: t('entries:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 136,
    quiet: true,
    sortable: true,
    card: 'foot',
  },
  {
    field: 'createdBy',
    header: t('entries:created_by'),
    text: (row) => row.createdBy?.name ?? '',
    width: 168,
    quiet: true,
  },
]

/** What kinds of assets the organization has (specification 1, section 3). */
export const CategoriesScreen = ({ onCreate, ...list }: EntityList<Category>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <ListFrame
      {...list}
      name="categories"
      title={t('categories:title')}
      primary={onCreate && { label: t('categories:new'), icon: 'plus', onSelect: onCreate }}
      searchLabel={t('categories:search')}
      columns={columns}
      empty={{ icon: 'table', title: t('categories:empty.title'), text: t('categories:empty.text') }}
    />
  )
}
