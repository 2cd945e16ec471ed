import {
  classifications,
  type ExportFormat,
  exportFormats,
  type Interaction,
  type InteractionPage,
  InteractionQuery,
  readSorts,
} from '@tracemark/api/schemas'
import { useCallback, useMemo } from 'react'
import { ClassificationBar } from '../../../components/ClassificationBar/ClassificationBar.tsx'
import type { RowOpening } from '../../../components/DataTable/DataTable.tsx'
import { createInteractionFilters } from '../../../components/InteractionFilters/create-interaction-filters.ts'
import { type ListExport, useListExport } from '../../../components/ListExport/use-list-export.tsx'
import { isFiltered, toStrings } from '../../../components/ListFrame/filter-values.ts'
import { ListFrame, type ListFrameProps, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import { readSort } from '../../../components/ListFrame/read-sort.ts'
import type { FilterValues, FoundBySearch, ListFilter, ListView } from '../../../components/ListFrame/types.ts'
import type { PageAction } from '../../../components/PageHeader/ActionsMenu.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { entityIcons } from '../../../icons/entity-icons.ts'
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
    /** Keeps what is asked for as the rule of a collection; says why it can't be one. Absent where the person may not. */
    saveAsCollection?: Pick<PageAction, 'disabled' | 'hint' | 'onSelect'> | undefined
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
  saveAsCollection,
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
      ...createInteractionFilters(
        t,
        { tasks: { options: tasks.map(({ id, name }) => ({ value: id, label: name })) }, things, units, people },
        { place },
        { collections },
      ),
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
        more={(shown) => [
          ...exports.getActions(shown),
          ...(saveAsCollection
            ? [
                {
                  ...saveAsCollection,
                  id: 'save-as-collection',
                  label: t('interactions:save_as_collection'),
                  icon: entityIcons.collections,
                },
              ]
            : []),
          ...(onOutOfSight
            ? [{ id: 'out-of-sight', label: t('interactions:visibility'), icon: 'eye_off' as const, onSelect: onOutOfSight }]
            : []),
        ]}
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
