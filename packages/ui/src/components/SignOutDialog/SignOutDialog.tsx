import { useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

export interface SignOutDialogProps {
  /** Records on this device that the server does not have. */
  waiting: number
  /** Places that were downloaded to this device. */
  places: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before somebody signs out of a device that has records to send or downloaded places, and says what becomes of them. */
export const SignOutDialog = ({ waiting, places, onConfirm, onClose }: SignOutDialogProps) => {
  const t = useTranslate()
  const sentences = [
    ...(waiting > 0 ? [t('device-runs:sign_out.waiting', { count: waiting })] : []),
    ...(places > 0 ? [t('device-runs:sign_out.places', { count: places })] : []),
  ]
  return (
    <ConfirmDialog
      open
      icon="signout"
      title={t('device-runs:sign_out.title')}
      text={sentences.join(' ')}
      confirmLabel={t('common:sign_out')}
      advisesCancel={waiting > 0}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
