import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'

/** Addresses of the mobile app in the two stores. */
export interface AppStores {
  appStore: string
  googlePlay: string
}

/** Finds the app by its name, where an installation has no address of its own. */
const storeSearches: AppStores = {
  appStore: 'https://apps.apple.com/search?term=tracemark',
  googlePlay: 'https://play.google.com/store/search?q=tracemark&c=apps',
}

/** The mobile app, where a phone gets it from. */
export const StoreLinks = ({ stores = storeSearches }: { stores?: AppStores | undefined }) => {
  const t = useTranslate()
  return (
    <>
      <Button href={stores.appStore} target="_blank" rel="noreferrer" startIcon={<Icon name="phone" />}>
        {t('common:panel.app_store')}
      </Button>
      <Button href={stores.googlePlay} target="_blank" rel="noreferrer" startIcon={<Icon name="play" />}>
        {t('common:panel.google_play')}
      </Button>
    </>
  )
}
