import { type Task, TaskQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { type ConditionNames, conditionsSentence } from '../../components/ConditionsText/conditions-sentence.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { createdColumns, nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { isIconName } from '../../icons/Icon.tsx'

const createColumns = (t: Translate, format: Format, names: ConditionNames | undefined): DataTableColumn<Task>[] => {
  const yesNo = (value: boolean) => t(value ? 'common:yes' : 'common:no')
  const { render: _, ...name } = nameColumn<Task>(t)
  return [
    {
      ...name,
      render: (row) => <EntityName name={row.name} image={row.image} icon={isIconName(row.icon) ? row.icon : 'task'} />,
    },
    {
      field: 'usedForDiscovery',
      header: t('tasks:discovery'),
      text: ({ usedForDiscovery }) => yesNo(usedForDiscovery),
      render: ({ usedForDiscovery }) => usedForDiscovery && <Chip data-tone="plain">{yesNo(true)}</Chip>,
      width: 168,
      card: 'line',
      cardText: 'named',
    },
    {
      field: 'usageCount',
      header: t('tasks:used'),
      text: ({ usageCount }) => format.number(usageCount),
      width: 112,
      align: 'end',
      card: 'aside',
    },
    {
      field: 'assignments',
      header: t('tasks:assignments'),
      text: ({ assignments }) => format.number(assignments),
      width: 128,
      align: 'end',
      card: 'line',
      cardText: 'named',
    },
    {
      field: 'ruleConditions',
      header: t('tasks:conditions'),
      text: ({ ruleConditions }) => conditionsSentence(t, format, ruleConditions, names) ?? '',
      flex: 1,
      minWidth: 160,
      muted: true,
      card: 'line',
    },
    {
      field: 'questions',
      header: t('tasks:questions'),
      text: ({ config }) => format.number(config.widgets.length),
      width: 112,
      align: 'end',
      hiddenAtFirst: true,
    },
    ...createdColumns<Task>(t, format),
  ]
}

export type TasksScreenProps = EntityList<Task> & {
  /** What the conditions of the tasks name; absent until it is known. */
  conditionNames?: ConditionNames | undefined
}

/** The organization's tasks. */
export const TasksScreen = ({ conditionNames, ...list }: TasksScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format, conditionNames), [t, format, conditionNames])
  const filters = useMemo(
    () => createFilters(TaskQuery, { usedForDiscovery: { label: t('tasks:discovery') }, reviewRequired: { label: t('tasks:review') } }),
    [t],
  )
  return <EntityListFrame {...list} entity="tasks" columns={columns} filters={filters} />
}
