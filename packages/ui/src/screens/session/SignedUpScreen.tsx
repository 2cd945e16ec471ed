import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import './session.css'
import '../../field/seal.css'
import '../../field/Button/Button.css'

export interface SignedUpScreenProps {
  /** Where the mobile app signs in. */
  appHref: string
}

/** Thanks whoever has made an account, and leads back to the mobile app (specification 1, section 2: /signup). */
export const SignedUpScreen = ({ appHref }: SignedUpScreenProps) => {
  const t = useTranslate()
  return (
    <main className="tm tm-session">
      <span className="tm-task-seal">
        <Icon name="check" size={36} />
      </span>
      <h1>{t('session:signed_up.title')}</h1>
      <p>{t('session:signed_up.text')}</p>
      <a className="tm-button tm-button-primary" href={appHref}>
        {t('session:signed_up.open')}
      </a>
    </main>
  )
}
