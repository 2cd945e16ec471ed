import type { Template } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { AssetName } from '../../components/InteractionsTable/AssetName.tsx'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<Template>[] => [
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
    field: 'categories',
    header: t('templates:categories'),
    text: (row) => format.list(row.categories.map(({ name }) => name)),
    flex: 1.4,
    minWidth: 180,
    card: 'line',
  },
  {
    field: 'attributes',
    header: t('templates:attributes'),
    text: ({ attributes }) => (attributes.length === 0 ? '' : format.number(attributes.length)),
    width: 112,
    align: 'end',
    card: 'aside',
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

/** What new assets of a kind begin with (specification 1, section 3). */
export const TemplatesScreen = ({ onCreate, ...list }: EntityList<Template>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return (
    <ListFrame
      {...list}
      name="templates"
      title={t('templates:title')}
      primary={onCreate && { label: t('templates:new'), icon: 'plus', onSelect: onCreate }}
      searchLabel={t('templates:search')}
      columns={columns}
      empty={{ icon: 'copy', title: t('templates:empty.title'), text: t('templates:empty.text') }}
    />
  )
}
