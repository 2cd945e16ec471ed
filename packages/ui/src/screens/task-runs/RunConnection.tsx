import type { ConnectionState } from '../../errors/connection-text.ts'
import { ConnectionBanner } from '../../field/ConnectionBanner/ConnectionBanner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import './RunConnection.css'

/** What is wrong with the connection; `isForm`: what is entered stays on the device. */
export const RunConnection = ({ isForm, ...connection }: ConnectionState & { isForm: boolean }) => {
  const t = useTranslate()
  return <ConnectionBanner {...connection} note={isForm ? t('task-run:offline_note') : undefined} />
}
