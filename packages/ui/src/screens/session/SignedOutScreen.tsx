import { Button } from '../../field/Button/Button.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

export interface SignedOutScreenProps {
  onSignIn: () => void
}

/** After signing out, or when the session has ended. */
export const SignedOutScreen = ({ onSignIn }: SignedOutScreenProps) => {
  const t = useTranslate()
  return (
    <main className="tm tm-session">
      <span className="tm-task-seal">
        <Icon name="leaf" size={36} />
      </span>
      <h1>{t('session:signed_out.title')}</h1>
      <p>{t('session:signed_out.text')}</p>
      <Button kind="primary" onClick={onSignIn}>
        {t('session:sign_in')}
      </Button>
    </main>
  )
}
