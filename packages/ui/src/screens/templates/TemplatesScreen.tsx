import type { Template } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns, nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<Template>[] => [
  nameColumn(t),
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
  ...createdColumns(t, format),
]

/** What new assets of a kind begin with (specification 1, section 3). */
export const TemplatesScreen = (list: EntityList<Template>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return <EntityListFrame {...list} columns={columns} entity="templates" />
}
