import {
  classifications,
  type ExportFormat,
  exportFormats,
  historyKinds,
  type Interaction,
  type InteractionPage,
  InteractionQuery,
  interactionOrigins,
  readSorts,
  reviewStates,
} from '@tracemark/api/schemas'
import { useCallback, useMemo } from 'react'
import { ClassificationBar } from '../../../components/ClassificationBar/ClassificationBar.tsx'
import type { RowOpening } from '../../../components/DataTable/DataTable.tsx'
import { type ListExport, useListExport } from '../../../components/ListExport/use-list-export.tsx'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { isFiltered, toStrings } from '../../../components/ListFrame/filter-values.ts'
import { ListFrame, type ListFrameProps, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import { readSort } from '../../../components/ListFrame/read-sort.ts'
import type { FilterValues, FoundBySearch, ListFilter, ListView } from '../../../components/ListFrame/types.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { createColumns, type SayCoordinates } from './columns.tsx'
import { interactionRanges } from './ranges.ts'

export type InteractionsScreenProps = ServerList<Interaction, Pick<InteractionPage, 'classifications'>> &
  RowOpening<Interaction> &
  Pick<ListFrameProps<Interaction>, 'rowActions' | 'bulkActions'> & {
    /** The organization's tasks, to filter by. */
    tasks: readonly { id: string; name: string }[]
    /** Assets and units, to filter by. Absent where the person may not see them. */
    things?: FoundBySearch | undefined
    units?: FoundBySearch | undefined
    /** Who recorded them, and collections of them, to filter by. Absent where the person may not see them. */
    people?: FoundBySearch | undefined
    collections?: FoundBySearch | undefined
    /** Leads to what is hidden or deleted. Absent where the person may not restore it. */
    onOutOfSight?: (() => void) | undefined
    /** What comes after the rows: how the list is drawn, the filter by an area, and what places without a name are called. */
    drawn?: { view: ListView<Interaction>; filters: readonly ListFilter[]; sayCoordinates?: SayCoordinates | undefined } | undefined
    /** Absent where the person may not run tasks. */
    onRunTask?: (() => void) | undefined
  } & ListExport<ExportFormat>

const getId = (row: Interaction) => row._id
const getName = (row: Interaction) => row.thing.name
const NO_VALUES: FilterValues = {}

/** The organization's interactions: how they divide, and one by one (specification 1, section 2). */
export const InteractionsScreen = ({
  tasks,
  things,
  units,
  people,
  collections,
  onOutOfSight,
  drawn,
  onRunTask,
  onExport,
  exporting = false,
  refused,
  onPrepare,
  onOpenExports,
  ...list
}: InteractionsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const sayCoordinates = drawn?.sayCoordinates
  const columns = useMemo(() => createColumns(t, format, sayCoordinates), [t, format, sayCoordinates])
  const { place, occurred } = list.query.filters ?? NO_VALUES
  const saySpan = useCallback(
    (span: string) => {
      const [from = '', to = ''] = span.split('/')
      return { value: span, label: t('interactions:occurred_span', { from: format.dateTime(from), to: format.dateTime(to) }) }
    },
    [t, format],
  )
  const filters = useMemo<ListFilter[]>(
    () => [
      ...createFilters(InteractionQuery, {
        classification: {
          label: t('interactions:column.classification'),
          options: classifications.map((kind) => ({ value: kind, label: t(`interactions:classification.${kind}`), icon: kind })),
        },
        review: {
          label: t('interactions:review'),
          options: reviewStates.map((state) => ({ value: state, label: t(`interactions:review.${state}`) })),
        },
        taskId: { label: t('interactions:column.task'), options: tasks.map(({ id, name }) => ({ value: id, label: name })) },
        thingId: things && { label: t('names:assets.one'), ...things },
        createdByMe: { label: t('interactions:created_by_me') },
        itemId: units && { label: t('names:units.one'), ...units },
        createdById: people && { label: t('interactions:column.createdBy'), ...people },
        collectionId: collections && { label: t('names:collections.one'), ...collections },
        history: {
          label: t('interactions:kind'),
          options: historyKinds.filter((kind) => kind !== 'all').map((kind) => ({ value: kind, label: t(`interactions:kind.${kind}`) })),
        },
        teamTasks: { label: t('interactions:team_tasks') },
        administrationTasks: { label: t('interactions:administration_tasks') },
        collected: { label: t('interactions:collected') },
        origin: {
          label: t('interactions:origin'),
          options: interactionOrigins.map((origin) => ({ value: origin, label: t(`interactions:origin.${origin}`) })),
        },
        // What other pages link to: there is no list of all places.
        place: typeof place === 'string' ? { label: t('interactions:column.place'), options: [{ value: place, label: place }] } : undefined,
      }),
      ...(drawn?.filters ?? []),
      ...(typeof occurred === 'string'
        ? [{ type: 'choice' as const, field: 'occurred', label: t('interactions:occurred'), options: [saySpan(occurred)] }]
        : []),
      {
        type: 'period',
        field: 'range',
        label: t('interactions:range'),
        options: interactionRanges.map((range) => ({ value: range, label: t(`interactions:range.${range}`) })),
      },
    ],
    [t, tasks, things, units, people, collections, place, drawn?.filters, occurred, saySpan],
  )
  const { page, query } = list
  const values = query.filters ?? NO_VALUES
  const total = page?.totalItems ?? 0
  const isNarrowed = query.search !== '' || isFiltered(filters, values)
  const range = interactionRanges.find((known) => known === values.range) ?? 'all'
  const counted = isNarrowed || range === 'yesterday' ? 'found' : range
  const exports = useListExport<ExportFormat>({ formats: exportFormats, total, exporting, refused, onExport, onPrepare, onOpenExports })
  const shown = format.number(total) + (page?.isAtLeast ? '+' : '')
  return (
    <>
      <ListFrame
        {...list}
        name="interactions"
        title={t('names:interactions.title')}
        summary={page ? t(`interactions:summary.${counted}`, { count: total, shown }) : ''}
        primary={onRunTask && { label: t('interactions:run_task'), icon: 'task', onSelect: onRunTask }}
        more={
          onOutOfSight
            ? [...exports.actions, { id: 'out-of-sight', label: t('interactions:visibility'), icon: 'eye_off', onSelect: onOutOfSight }]
            : exports.actions
        }
        band={
          <ClassificationBar
            counts={page?.classifications}
            selected={classifications.filter((kind) => toStrings(values.classification).includes(kind))}
            onChoose={(chosen) =>
              list.onQueryChange({ filters: { ...values, classification: chosen.length > 0 ? chosen : undefined }, page: 1 })
            }
          />
        }
        searchLabel={t('interactions:search')}
        filters={filters}
        columns={columns}
        sortChoices={readSorts(InteractionQuery).map((sort) => ({ ...readSort(sort), label: t(`interactions:sort.${sort}`) }))}
        view={drawn?.view}
        getRowId={getId}
        getRowName={getName}
        empty={{
          icon: 'interactions',
          title: t('interactions:empty.title'),
          text: t(onRunTask ? 'interactions:empty.text' : 'lists:empty_view'),
          searched: t('interactions:empty.searched'),
          filtered: t('interactions:empty.filtered'),
        }}
      />
      {exports.dialogs}
    </>
  )
}
