import { Button } from '../../components/Button/Button.tsx'
import { ActionsMenu, type PageAction } from '../../components/PageHeader/ActionsMenu.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { useBelow } from '../../theme/use-below.ts'

const formats = ['csv', 'pdf'] as const
export type ExportFormat = (typeof formats)[number]

export interface InteractionsActionsProps {
  /** Absent where the person may not run tasks. */
  onRunTask?: (() => void) | undefined
  /** Makes a file of all that the filters leave. */
  onExport: (format: ExportFormat) => void
  /** Nothing is there to export, or a file is being made. */
  cannotExport?: boolean
}

/** What can be done from the list of interactions: on a phone all of it in a menu. */
export const InteractionsActions = ({ onRunTask, onExport, cannotExport = false }: InteractionsActionsProps) => {
  const t = useTranslate()
  const narrow = useBelow('tablet')
  const run: PageAction[] = onRunTask ? [{ id: 'run', icon: 'task', label: t('lists:run_task'), onSelect: onRunTask }] : []
  const exports: PageAction[] = formats.map((format) => ({
    id: format,
    icon: 'download',
    label: t('lists:export.as', { format: format.toUpperCase() }),
    disabled: cannotExport,
    onSelect: () => onExport(format),
  }))
  if (narrow) return <ActionsMenu actions={[...run, ...exports]} />
  return (
    <>
      <ActionsMenu actions={exports} />
      {onRunTask && (
        <Button variant="contained" onClick={onRunTask}>
          {t('lists:run_task')}
        </Button>
      )}
    </>
  )
}
