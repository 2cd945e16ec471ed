import type { TaskAsset } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format, now: () => Date): DataTableColumn<TaskAsset>[] => {
  const until = ({ expiration }: TaskAsset) => (expiration === undefined ? '' : format.dateTime(expiration))
  return [
    {
      field: 'name',
      header: t('names:assets.one'),
      text: ({ thing }) => thing.name,
      render: ({ thing }) => <EntityName name={thing.name} image={thing.image} />,
      flex: 2,
      minWidth: 220,
      hideable: false,
      card: 'title',
    },
    {
      field: 'visibility',
      header: t('task-assets:visibility'),
      text: (row) => t(`task-assets:visibility.${row.publicTaskVisibility}`),
      minWidth: 170,
      card: 'line',
      cardText: 'named',
    },
    {
      field: 'used',
      header: t('names:interactions.title'),
      text: (row) => format.number(row.usageCount),
      width: 124,
      align: 'end',
      card: 'aside',
    },
    {
      field: 'expiration',
      header: t('task-assets:expires'),
      text: until,
      render: (row) =>
        row.expiration !== undefined && new Date(row.expiration) < now() ? <Chip data-tone="warning">{until(row)}</Chip> : until(row),
      width: 176,
      muted: true,
      card: 'foot',
      cardText: 'named',
    },
    {
      field: 'createdAt',
      header: t('common:created_at'),
      text: (row) => format.day(row.createdAt),
      width: 136,
      muted: true,
    },
  ]
}

export type AssignmentsScreenProps = EntityList<TaskAsset> & {
  mayAssign: boolean
}

/** The assets that a task can be run for, and how: the same links as on the pages of these assets. */
export const AssignmentsScreen = ({ mayAssign, onCreate: _, ...list }: AssignmentsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const columns = useMemo(() => createColumns(t, format, now), [t, format, now])
  return (
    <ListFrame
      {...list}
      name="task-assignments"
      entity="task-assets"
      title={t('tasks:tab.assets')}
      columns={columns}
      header={null}
      searchLabel={t('tasks:search_assignments')}
      empty={{
        icon: 'leaf',
        title: t('tasks:unassigned'),
        text: t(mayAssign ? 'tasks:unassigned_text' : 'lists:empty_view'),
      }}
    />
  )
}
