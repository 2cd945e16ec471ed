import type { Failure } from '../../errors/error-code.ts'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'

export interface SigningInScreenProps {
  failure?: Failure | undefined
  onRetry?: () => void
}

/** While the identity provider's answer becomes a session. */
export const SigningInScreen = ({ failure, onRetry }: SigningInScreenProps) => {
  const t = useTranslate()
  return (
    <main className="tm tm-session">
      {failure ? <ErrorNotice failure={failure} onRetry={onRetry} /> : <Spinner label={t('session:signing_in')} />}
    </main>
  )
}
