import { EXPORT_MAX } from '@tracemark/api/rules'
import type { ExportFormat } from '@tracemark/api/schemas'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

interface ExportLimitDialogProps {
  open: boolean
  /** What was asked for. */
  kind: Exclude<ExportFormat, 'csv'>
  /** How many interactions match the filters. */
  total: number
  onExportCsv: () => void
  onClose: () => void
}

/** Says what a PDF or XLSX file can hold where more match, and offers the format that has room for them. */
export const ExportLimitDialog = ({ open, kind, total, onExportCsv, onClose }: ExportLimitDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const name = kind.toUpperCase()
  return (
    <ConfirmDialog
      open={open}
      title={t('lists:export_limit.title', { format: name })}
      text={t('lists:export_limit.text', { format: name, total: format.number(total), limit: format.number(EXPORT_MAX[kind]) })}
      confirmLabel={t('interactions:export.as', { format: 'CSV' })}
      onConfirm={onExportCsv}
      onClose={onClose}
    />
  )
}
