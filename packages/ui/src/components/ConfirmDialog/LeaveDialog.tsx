import { useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface LeaveDialogProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before what was entered, and is not saved, is left. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open={open}
      icon="pen"
      advisesCancel
      title={t('common:notice.leave.title')}
      text={t('common:notice.leave.text')}
      confirmLabel={t('common:notice.leave.yes')}
      cancelLabel={t('common:notice.leave.no')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
