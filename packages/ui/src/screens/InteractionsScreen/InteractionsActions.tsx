import { EXPORT_MAX } from '@tracemark/api/rules'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { onDemand, useOnDemand } from '../../components/on-demand.ts'
import { ActionsMenu, type PageAction } from '../../components/PageHeader/ActionsMenu.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { useBelow } from '../../theme/use-below.ts'

const formats = ['csv', 'pdf'] as const
export type ExportFormat = (typeof formats)[number]

const pdfLimit = onDemand(() => import('./PdfLimitDialog.tsx'))

export interface InteractionsActionsProps {
  /** Absent where the person may not run tasks. */
  onRunTask?: (() => void) | undefined
  /** Exports all interactions that match the filters. */
  onExport: (format: ExportFormat) => void
  /** How many interactions match the filters. */
  total: number
  /** An export is under way. */
  exporting?: boolean
}

/** The actions of the list of interactions: on a phone all of them in a menu. More than a PDF can hold is said before it is asked for. */
export const InteractionsActions = ({ onRunTask, onExport, total, exporting = false }: InteractionsActionsProps) => {
  const t = useTranslate()
  const narrow = useBelow('tablet')
  const [isTooMany, setIsTooMany] = useState(false)
  const code = useOnDemand(pdfLimit, isTooMany)
  const run: PageAction[] = onRunTask ? [{ id: 'run', icon: 'task', label: t('interactions:run_task'), onSelect: onRunTask }] : []
  const exports: PageAction[] = formats.map((format) => ({
    id: format,
    icon: 'download',
    label: t('interactions:export.as', { format: format.toUpperCase() }),
    disabled: exporting || total === 0,
    onSelect: () => (format === 'pdf' && total > EXPORT_MAX.pdf ? setIsTooMany(true) : onExport(format)),
  }))
  return (
    <>
      <ActionsMenu actions={narrow ? [...run, ...exports] : exports} />
      {!narrow && onRunTask && (
        <Button variant="contained" onClick={onRunTask}>
          {t('interactions:run_task')}
        </Button>
      )}
      {code && (
        <code.PdfLimitDialog
          open={isTooMany}
          total={total}
          onExportCsv={() => {
            setIsTooMany(false)
            onExport('csv')
          }}
          onClose={() => setIsTooMany(false)}
        />
      )}
    </>
  )
}
