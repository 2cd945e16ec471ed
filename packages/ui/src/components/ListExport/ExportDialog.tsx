import { BACKGROUND_EXPORT_MAX, EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import { useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { CsvDialog } from '../CsvDialog/CsvDialog.tsx'
import { usualSeparator } from '../CsvDialog/usual-separator.ts'
import { layColumns, shownFields } from '../DataTable/table-layouts.ts'
import { SelectField } from '../forms/SelectField/SelectField.tsx'
import type { ListExport, ShownList } from './list-export.ts'

export interface ExportDialogProps<Format extends ExportFormat> extends Pick<ListExport<Format>, 'onExport' | 'onPrepare'> {
  open: boolean
  /** What was asked for. */
  kind: Format | 'csv'
  /** Absent where nothing of it is known: a file has every field of all rows then. */
  shown?: ShownList | undefined
  /** How many rows match; of more than are counted, as many as are. */
  total: number
  /** The server has said that these are too many for an answer. */
  isRefused: boolean
  onClose: () => void
}

/** Those that were chosen, in their order. How narrow the window is does not matter. */
const listFields = ({ columns, layout }: ShownList): readonly string[] => {
  const shown = shownFields(columns, layout)
  return layColumns(columns, layout).flatMap(({ field }) => (shown.has(field) ? [field] : []))
}

/**
 * What is asked before a file is made: which rows and columns it has, what stands between the values of a CSV file, and whether a file that takes
 * longer may be prepared in the background. Of what no file can hold, CSV is offered.
 */
export const ExportDialog = <Format extends ExportFormat>({
  open,
  kind,
  shown,
  total: all,
  isRefused,
  onExport,
  onPrepare,
  onClose,
}: ExportDialogProps<Format>) => {
  const t = useTranslate()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  /** The selection that is left aside: of another one nobody has said so. */
  const [aside, setAside] = useState<readonly string[]>()
  const selection = shown?.selection ?? []
  const ids = selection.length > 0 && selection !== aside ? selection : undefined
  const total = ids?.length ?? all
  const make = (run: typeof onExport) => (chosen: Format | 'csv', separator: CsvSeparator) => {
    onClose()
    run({ format: chosen, separator, columns: isWhole || !shown ? undefined : listFields(shown), ids })
  }
  const exportNow = make(onExport)
  const prepare = make(onPrepare)
  const choices = shown && (
    <div style={{ display: 'grid', gap: 12, marginBlock: 8 }}>
      {selection.length > 0 && (
        <SelectField
          label={t('exports:choice.rows')}
          answered
          defaultValue={ids ? 'selected' : 'all'}
          options={[
            { value: 'selected', label: t('exports:choice.selected', { shown: format.number(selection.length) }) },
            { value: 'all', label: t('exports:choice.matching') },
          ]}
          onChange={(event) => setAside(event.currentTarget.value === 'all' ? selection : undefined)}
        />
      )}
      <SelectField
        label={t('exports:choice.columns')}
        answered
        defaultValue={isWhole ? 'all' : 'shown'}
        options={[
          { value: 'shown', label: t('exports:choice.shown') },
          { value: 'all', label: t('exports:choice.all') },
        ]}
        onChange={(event) => setWhole(event.currentTarget.value === 'all')}
      />
    </div>
  )
  const name = kind.toUpperCase()
  const isLarge = isRefused || total > EXPORT_MAX[kind]
  // Of what the server has counted alone, nobody knows how many it is.
  const rows = isRefused ? [] : [t('exports:large.rows', { total: format.number(total) })]
  if (kind === 'csv')
    return isLarge ? (
      <CsvDialog
        open={open}
        title={t('exports:large.title', { format: name })}
        text={[...rows, t('exports:large.csv')].join(' ')}
        confirmLabel={t('exports:prepare')}
        onExport={(separator) => prepare('csv', separator)}
        onClose={onClose}
      >
        {choices}
      </CsvDialog>
    ) : (
      <CsvDialog open={open} onExport={(separator) => exportNow('csv', separator)} onClose={onClose}>
        {choices}
      </CsvDialog>
    )
  const usual = usualSeparator(format)
  if (!isLarge)
    return (
      <ConfirmDialog
        open={open}
        icon="download"
        title={t('lists:export.as', { format: name })}
        confirmLabel={t('forms:csv.export')}
        onConfirm={() => exportNow(kind, usual)}
        onClose={onClose}
      >
        {choices}
      </ConfirmDialog>
    )
  const isTooLarge = total > BACKGROUND_EXPORT_MAX[kind]
  const limit = format.number(isTooLarge ? BACKGROUND_EXPORT_MAX[kind] : EXPORT_MAX[kind])
  return (
    <ConfirmDialog
      open={open}
      icon="download"
      title={t('exports:large.title', { format: name })}
      text={[...rows, t(isTooLarge ? 'exports:large.refused' : 'exports:large.several', { format: name, limit })].join(' ')}
      confirmLabel={isTooLarge ? t('lists:export.as', { format: 'CSV' }) : t('exports:prepare')}
      onConfirm={() => {
        if (!isTooLarge) prepare(kind, usual)
        else if (total > EXPORT_MAX.csv) prepare('csv', usual)
        else exportNow('csv', usual)
      }}
      onClose={onClose}
    >
      {choices}
    </ConfirmDialog>
  )
}
