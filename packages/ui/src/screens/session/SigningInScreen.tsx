import type { Failure } from '../../errors/error-code.ts'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { SavedHere, type SavedRecords } from './SavedHere.tsx'
import './session.css'

export interface SigningInScreenProps {
  failure?: Failure | undefined
  onRetry?: () => void
  /** The page tries again by itself. */
  retries?: boolean
  saved?: SavedRecords | undefined
}

/** Where the records of this device are. A link, since the page that stands here may have no router. */
const RECORDS = '/records'

/** While the identity provider's answer becomes a session. */
export const SigningInScreen = ({ failure, onRetry, retries = false, saved }: SigningInScreenProps) => {
  const t = useTranslate()
  return (
    <main className="tm tm-session">
      {failure ? (
        <ErrorNotice failure={failure} onRetry={onRetry}>
          {retries && <p>{t('session:away.retrying')}</p>}
          {saved && <SavedHere {...saved} href={RECORDS} />}
        </ErrorNotice>
      ) : (
        <Spinner label={t('session:signing_in')} />
      )}
    </main>
  )
}
