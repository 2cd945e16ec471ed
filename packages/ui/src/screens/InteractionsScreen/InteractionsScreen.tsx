import { EXPORT_MAX } from '@tracemark/api/rules'
import {
  type CsvSeparator,
  classifications,
  type ExportFormat,
  exportFormats,
  type Interaction,
  type InteractionPage,
  interactionSorts,
} from '@tracemark/api/schemas'
import { useMemo, useState } from 'react'
import { ClassificationBar } from '../../components/ClassificationBar/ClassificationBar.tsx'
import { usualSeparator } from '../../components/CsvDialog/usual-separator.ts'
import type { RowOpening } from '../../components/DataTable/DataTable.tsx'
import { isFiltered } from '../../components/ListFrame/filter-values.ts'
import { ListFrame, type ServerList } from '../../components/ListFrame/ListFrame.tsx'
import { readSort } from '../../components/ListFrame/read-sort.ts'
import type { FilterValues, ListFilter } from '../../components/ListFrame/types.ts'
import { onDemand, useOnDemand } from '../../components/on-demand.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { createColumns } from './columns.tsx'
import { interactionRanges } from './ranges.ts'

export type InteractionsScreenProps = ServerList<Interaction, Pick<InteractionPage, 'classifications'>> &
  RowOpening<Interaction> & {
    /** The organization's tasks, to filter by. */
    tasks: readonly { id: string; name: string }[]
    /** Absent where the person may not run tasks. */
    onRunTask?: (() => void) | undefined
    /** Exports all interactions that match the filters. */
    onExport: (format: ExportFormat, separator: CsvSeparator) => void
    /** An export is under way. */
    exporting?: boolean | undefined
  }

/** Fetched when a file is asked for. */
const csvCode = onDemand(() => import('../../components/CsvDialog/CsvDialog.tsx'), ['forms'])
const limitCode = onDemand(() => import('./ExportLimitDialog.tsx'))

const idOf = (row: Interaction) => row._id
const nameOf = (row: Interaction) => row.thing.name
const NO_VALUES: FilterValues = {}

/** The organization's interactions: how they divide, and one by one (specification 1, section 2). */
export const InteractionsScreen = ({ tasks, onRunTask, onExport, exporting = false, ...list }: InteractionsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  /** The dialog that is open, and the one that was: it closes with the words that it had. */
  const [asked, setAsked] = useState<{ format: ExportFormat; open: boolean }>()
  const close = () => setAsked((before) => before && { ...before, open: false })
  const CsvDialog = useOnDemand(csvCode, asked?.format === 'csv')?.CsvDialog
  const ExportLimitDialog = useOnDemand(limitCode, asked !== undefined && asked.format !== 'csv')?.ExportLimitDialog
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = useMemo<ListFilter[]>(
    () => [
      {
        type: 'choices',
        field: 'classification',
        label: t('interactions:column.classification'),
        options: classifications.map((kind) => ({ value: kind, label: t(`interactions:classification.${kind}`), icon: kind })),
      },
      {
        type: 'choice',
        field: 'task',
        label: t('interactions:column.task'),
        options: tasks.map(({ id, name }) => ({ value: id, label: name })),
      },
      { type: 'boolean', field: 'createdByMe', label: t('interactions:created_by_me') },
      {
        type: 'period',
        field: 'range',
        label: t('interactions:range'),
        options: interactionRanges.map((range) => ({ value: range, label: t(`interactions:range.${range}`) })),
      },
    ],
    [t, tasks],
  )
  const { page, query } = list
  const values = query.filters ?? NO_VALUES
  const total = page?.totalItems ?? 0
  const isNarrowed = query.search !== '' || isFiltered(filters, values)
  const counted = isNarrowed ? 'found' : (interactionRanges.find((range) => range === values.range) ?? 'all')
  const shown = format.number(total) + (page?.isAtLeast ? '+' : '')
  return (
    <>
      <ListFrame
        {...list}
        name="interactions"
        title={t('names:interactions.title')}
        summary={page ? t(`interactions:summary.${counted}`, { count: total, shown }) : ''}
        primary={onRunTask && { label: t('interactions:run_task'), icon: 'task', onSelect: onRunTask }}
        more={exportFormats.map((kind) => ({
          id: kind,
          icon: 'download',
          label: t('interactions:export.as', { format: kind.toUpperCase() }),
          disabled: exporting || total === 0,
          onSelect: () =>
            kind === 'csv' || total > EXPORT_MAX[kind] ? setAsked({ format: kind, open: true }) : onExport(kind, usualSeparator(format)),
        }))}
        band={<ClassificationBar counts={page?.classifications} />}
        searchLabel={t('interactions:search')}
        filters={filters}
        columns={columns}
        sortChoices={interactionSorts.map((sort) => ({ ...readSort(sort), label: t(`interactions:sort.${sort}`) }))}
        getRowId={idOf}
        getRowName={nameOf}
        empty={{
          icon: 'interactions',
          title: t('interactions:empty.title'),
          text: t(onRunTask ? 'interactions:empty.text' : 'lists:empty_view'),
          searched: t('interactions:empty.searched'),
          filtered: t('interactions:empty.filtered'),
        }}
      />
      {CsvDialog && asked?.format === 'csv' && (
        <CsvDialog
          open={asked.open}
          onExport={(separator) => {
            close()
            onExport('csv', separator)
          }}
          onClose={close}
        />
      )}
      {ExportLimitDialog && asked && asked.format !== 'csv' && (
        <ExportLimitDialog
          open={asked.open}
          kind={asked.format}
          total={total}
          onExportCsv={() => {
            close()
            onExport('csv', usualSeparator(format))
          }}
          onClose={close}
        />
      )}
    </>
  )
}
