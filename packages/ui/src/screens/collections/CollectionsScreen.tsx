import { type Collection, CollectionQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns, nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<Collection>[] => [
  nameColumn(t),
  {
    field: 'interactionIds',
    header: t('names:interactions.title'),
    text: ({ interactionIds, rule }) => (rule ? t('collections:by_rule') : format.number(interactionIds.length)),
    width: 128,
    align: 'end',
    card: 'line',
  },
  ...createdColumns(t, format),
]

/** The organization's collections. */
export const CollectionsScreen = (list: EntityList<Collection>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(CollectionQuery, {
    byRule: { label: t('collections:filled'), option: (byRule) => t(byRule ? 'collections:filled.rule' : 'collections:filled.hand') },
  })
  return <EntityListFrame {...list} entity="collections" columns={columns} filters={filters} />
}
