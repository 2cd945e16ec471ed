import { type SupportProfile, SupportProfileListQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns, nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<SupportProfile>[] => [
  { ...nameColumn<SupportProfile>(t), render: ({ name, primaryImage }) => <EntityName name={name} image={primaryImage} /> },
  {
    field: 'contact',
    header: t('support-profiles:contact'),
    text: ({ phone, email }) => format.list([phone ?? [], email ?? []].flat()),
    flex: 2.4,
    minWidth: 200,
    card: 'line',
  },
  {
    field: 'contactMethods',
    header: t('support-profiles:methods'),
    text: (row) => format.list(row.contactMethods.map((method) => t(`support-profiles:method.${method}`))),
    flex: 1,
    minWidth: 140,
  },
  {
    field: 'shownTo',
    header: t('support-profiles:shown_to'),
    text: ({ displayConditions: { length: count } }) =>
      count === 0 ? t('support-profiles:everyone') : t('support-profiles:conditional', { count, shown: format.number(count) }),
    width: 124,
    card: 'aside',
  },
  {
    field: 'order',
    header: t('support-profiles:order'),
    text: (row) => format.number(row.order),
    width: 96,
    align: 'end',
  },
  ...createdColumns<SupportProfile>(t, format).map((column) => ({ ...column, hiddenAtFirst: true })),
]

/** Where visitors of public pages find help (specification 1, section 3). */
export const SupportProfilesScreen = (list: EntityList<SupportProfile>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(SupportProfileListQuery, {
    contactMethod: { label: t('support-profiles:methods'), option: (method) => t(`support-profiles:method.${method}`) },
  })
  return <EntityListFrame {...list} columns={columns} filters={filters} entity="support-profiles" />
}
