import { Button } from '../../field/Button/Button.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import './session.css'
import '../../field/seal.css'

export interface SignedOutScreenProps {
  onSignIn: () => void
  /** Set while the identity provider has not heard of it: asks the provider again. */
  onRetry?: (() => void) | undefined
}

/** After signing out, or when the session has ended. */
export const SignedOutScreen = ({ onSignIn, onRetry }: SignedOutScreenProps) => {
  const t = useTranslate()
  return (
    <main className="tm tm-session">
      <span className="tm-task-seal">
        <Icon name="leaf" size={36} />
      </span>
      <h1>{t(onRetry ? 'session:signed_out.here.title' : 'session:signed_out.title')}</h1>
      <p>{t(onRetry ? 'session:signed_out.here.text' : 'session:signed_out.text')}</p>
      {onRetry ? (
        <Button onClick={onRetry}>{t('errors:try_again')}</Button>
      ) : (
        <Button kind="primary" onClick={onSignIn}>
          {t('session:sign_in')}
        </Button>
      )}
    </main>
  )
}
