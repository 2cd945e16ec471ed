import { ConfirmDialog } from '@tracemark/ui/components/confirm-dialog'
import { useTranslate } from '@tracemark/ui/i18n'

interface ReloadQuestionProps {
  onConfirm: () => void
  onKeep: () => void
}

/** Asks before a reload takes away what was entered and not saved. */
export const ReloadQuestion = ({ onConfirm, onKeep }: ReloadQuestionProps) => {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open
      icon="retry"
      tone="danger"
      title={t('common:notice.reload.title')}
      text={t('common:notice.reload.text')}
      confirmLabel={t('common:reload')}
      onConfirm={onConfirm}
      onClose={onKeep}
    />
  )
}
