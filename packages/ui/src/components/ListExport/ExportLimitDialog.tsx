import { EXPORT_MAX } from '@tracemark/api/rules'
import type { ExportFormat } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

interface ExportLimitDialogProps {
  open: boolean
  /** What was asked for. */
  kind: Exclude<ExportFormat, 'csv'>
  /** What the file would have. */
  of: 'interactions' | 'rows'
  /** How many match the filters. */
  total: number
  onExportCsv: () => void
  onClose: () => void
}

/** Says what a PDF or XLSX file can hold where more match, and offers the format that has room for them. */
export const ExportLimitDialog = ({ open, kind, of, total, onExportCsv, onClose }: ExportLimitDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const name = kind.toUpperCase()
  return (
    <ConfirmDialog
      open={open}
      icon="download"
      title={t(of === 'rows' ? 'lists:export_limit.rows' : 'lists:export_limit.title', { format: name })}
      text={t(of === 'rows' ? 'lists:export_limit.rows_text' : 'lists:export_limit.text', {
        format: name,
        total: format.number(total),
        limit: format.number(EXPORT_MAX[kind]),
      })}
      confirmLabel={t('lists:export.as', { format: 'CSV' })}
      onConfirm={onExportCsv}
      onClose={onClose}
    />
  )
}
