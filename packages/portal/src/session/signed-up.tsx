import { useTranslate } from '@tracemark/ui/i18n'
import { SignedUpScreen } from '@tracemark/ui/screens/session/signed-up'
import { useTitle } from '../platform/use-title.ts'

/** Where the mobile app signs in. */
export const APP_SIGN_IN_PATH = '/fs/login'

/** Thanks whoever has signed up, and leads back to the mobile app. */
export const Component = () => {
  const t = useTranslate()
  useTitle(t('session:signed_up.title'))
  return <SignedUpScreen appHref={APP_SIGN_IN_PATH} />
}
