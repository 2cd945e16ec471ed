import { EXPORT_MAX } from '@tracemark/api/rules'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

interface PdfLimitDialogProps {
  open: boolean
  /** How many interactions match the filters. */
  total: number
  onExportCsv: () => void
  onClose: () => void
}

/** Says what a PDF can hold where more match, and offers the format that has room for them. */
export const PdfLimitDialog = ({ open, total, onExportCsv, onClose }: PdfLimitDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ConfirmDialog
      open={open}
      title={t('lists:pdf_limit.title')}
      text={t('lists:pdf_limit.text', { total: format.number(total), limit: format.number(EXPORT_MAX.pdf) })}
      confirmLabel={t('interactions:export.as', { format: 'CSV' })}
      onConfirm={onExportCsv}
      onClose={onClose}
    />
  )
}
