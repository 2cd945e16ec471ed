import type { Category } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns, nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<Category>[] => [
  nameColumn(t),
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
  ...createdColumns(t, format),
]

/** What kinds of assets the organization has (specification 1, section 3). */
export const CategoriesScreen = (list: EntityList<Category>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return <EntityListFrame {...list} columns={columns} entity="categories" />
}
