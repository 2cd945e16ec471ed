import { BACKGROUND_EXPORT_MAX, EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { CsvDialog } from '../CsvDialog/CsvDialog.tsx'
import { usualSeparator } from '../CsvDialog/usual-separator.ts'

export interface ExportDialogProps<Format extends ExportFormat> {
  open: boolean
  /** What was asked for. */
  kind: Format | 'csv'
  /** How many rows match; of more than are counted, as many as are. */
  total: number
  /** The server has said that these are too many for an answer. */
  isRefused: boolean
  onExport: (kind: Format | 'csv', separator: CsvSeparator) => void
  onPrepare: (kind: Format | 'csv', separator: CsvSeparator) => void
  onClose: () => void
}

/**
 * What is asked before a file is made: what stands between the values of a CSV file, or whether a file that takes longer may be prepared in the
 * background. Of what no file can hold, CSV is offered.
 */
export const ExportDialog = <Format extends ExportFormat>({
  open,
  kind,
  total,
  isRefused,
  onExport: exportNow,
  onPrepare: prepare,
  onClose,
}: ExportDialogProps<Format>) => {
  const t = useTranslate()
  const onExport: typeof exportNow = (...asked) => {
    onClose()
    exportNow(...asked)
  }
  const onPrepare: typeof prepare = (...asked) => {
    onClose()
    prepare(...asked)
  }
  const format = useFormat()
  const usual = usualSeparator(format)
  const isLarge = isRefused || total > EXPORT_MAX[kind]
  if (kind === 'csv' && !isLarge) return <CsvDialog open={open} onExport={(separator) => onExport('csv', separator)} onClose={onClose} />
  const name = kind.toUpperCase()
  const isTooLarge = kind !== 'csv' && total > BACKGROUND_EXPORT_MAX[kind]
  const limit = format.number(isTooLarge ? BACKGROUND_EXPORT_MAX[kind] : EXPORT_MAX[kind])
  const what = isTooLarge ? 'refused' : kind === 'csv' ? 'csv' : 'several'
  // Of what the server has counted alone, nobody knows how many it is.
  const rows = isRefused ? [] : [t('exports:large.rows', { total: format.number(total) })]
  if (kind === 'csv')
    return (
      <CsvDialog
        open={open}
        title={t('exports:large.title', { format: name })}
        text={[...rows, t('exports:large.csv')].join(' ')}
        confirmLabel={t('exports:prepare')}
        onExport={(separator) => onPrepare('csv', separator)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open={open}
      icon="download"
      title={t('exports:large.title', { format: name })}
      text={[...rows, t(`exports:large.${what}`, { format: name, limit })].join(' ')}
      confirmLabel={isTooLarge ? t('lists:export.as', { format: 'CSV' }) : t('exports:prepare')}
      onConfirm={() => {
        if (!isTooLarge) onPrepare(kind, usual)
        else if (total > EXPORT_MAX.csv) onPrepare('csv', usual)
        else onExport('csv', usual)
      }}
      onClose={onClose}
    />
  )
}
