import { styled } from '@mui/material/styles'
import type { TaskAsset } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { type ConditionNames, conditionsSentence } from '../../components/ConditionsText/conditions-sentence.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { isIconName } from '../../icons/Icon.tsx'

const Named = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& > .tm-entity-name': { minWidth: 0 },
})

interface Seen {
  /** The asset whose tasks these are: others are inherited. */
  thingId: string
  /** The task that is offered after a code was looked up. */
  discoveryTaskId: string | undefined
  now: () => Date
  /** What the conditions of the tasks name. */
  names: ConditionNames | undefined
  /** What the elements of the asset's chain are called, by their ids. */
  elements: ReadonlyMap<string, string> | undefined
}

/** Columns that few tasks have something in: without it they say nothing and take room. */
const RARE: ReadonlySet<string> = new Set(['from', 'element', 'conditions', 'expiration'])

const createColumns = (
  t: Translate,
  format: Format,
  { thingId, discoveryTaskId, now, names, elements }: Seen,
): DataTableColumn<TaskAsset>[] => {
  const isExpired = ({ expiration }: TaskAsset) => expiration !== undefined && new Date(expiration) < now()
  const until = (row: TaskAsset) => (row.expiration === undefined ? '' : format.dateTime(row.expiration))
  return [
    {
      field: 'name',
      header: t('names:tasks.one'),
      text: ({ task }) => task.name,
      render: ({ task }) => (
        <Named>
          <EntityName name={task.name} image={task.image} icon={isIconName(task.icon) ? task.icon : 'task'} />
          {task.id === discoveryTaskId && <Chip data-tone="plain">{t('assets:tab.discovery')}</Chip>}
        </Named>
      ),
      flex: 2,
      minWidth: 220,
      hideable: false,
      card: 'title',
    },
    {
      field: 'from',
      header: t('task-assets:from'),
      text: (row) => (row.thingId === thingId ? '' : row.thing.name),
      flex: 1,
      minWidth: 140,
      card: 'line',
    },
    {
      field: 'element',
      header: t('interactions:column.element'),
      text: ({ valueChainElementId: id }) => (id === undefined ? '' : (elements?.get(id) ?? '')),
      flex: 1,
      minWidth: 140,
      card: 'line',
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
      field: 'conditions',
      header: t('task-assets:conditions'),
      text: ({ task }) => conditionsSentence(t, format, task.ruleConditions, names) ?? '',
      flex: 1,
      minWidth: 140,
      muted: true,
      card: 'line',
    },
    {
      field: 'sharing',
      header: t('task-assets:sharing'),
      text: (row) => t(row.publicServiceSharingEnabled ? 'common:yes' : 'common:no'),
      width: 112,
      hiddenAtFirst: true,
    },
    {
      field: 'service',
      header: t('task-assets:service'),
      text: (row) => t(row.publicServiceEnabled ? 'common:yes' : 'common:no'),
      width: 148,
      hiddenAtFirst: true,
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
      render: (row) => (isExpired(row) ? <Chip data-tone="warning">{until(row)}</Chip> : until(row)),
      width: 176,
      muted: true,
      card: 'foot',
      cardText: 'named',
    },
    {
      field: 'order',
      header: t('task-assets:order'),
      text: (row) => format.number(row.order),
      width: 96,
      align: 'end',
      hiddenAtFirst: true,
    },
  ]
}

export type AssetTasksScreenProps = EntityList<TaskAsset> & {
  thingId: string
  /** The asset's discovery task, which is marked. */
  discoveryTaskId?: string | undefined
  /** What the conditions of the tasks name; absent until it is known. */
  conditionNames?: ConditionNames | undefined
  /** What the elements of the asset's chain are called, by their ids; absent until it is known. */
  elementNames?: ReadonlyMap<string, string> | undefined
}

/** The tasks that can be run for an asset, below the head of its page; those of the asset that it follows are marked. */
export const AssetTasksScreen = ({
  thingId,
  discoveryTaskId,
  conditionNames: names,
  elementNames: elements,
  ...list
}: AssetTasksScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const rows = list.page?.items
  const columns = useMemo(
    () =>
      createColumns(t, format, { thingId, discoveryTaskId, now, names, elements }).filter(
        ({ field, text }) => !RARE.has(field) || rows === undefined || rows.some((row) => text(row) !== ''),
      ),
    [t, format, thingId, discoveryTaskId, now, names, elements, rows],
  )
  return <EntityListFrame {...list} header={null} columns={columns} entity="task-assets" />
}
