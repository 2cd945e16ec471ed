import '@tracemark/ui/fonts.css'
import '@tracemark/ui/theme.css'
import { matchLanguage } from '@tracemark/ui/i18n'
import { keepTrying } from '@tracemark/ui/next-try'
import { surviveTranslation } from '@tracemark/ui/survive-translation'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './boot/App.tsx'
import { loadConfig } from './boot/config.ts'
import { keepOffline } from './boot/keep-offline.ts'
import { createRouter } from './boot/router.tsx'
import { features } from './features/index.ts'
import { deviceStorage } from './platform/device-storage.ts'
import { listNamespaces } from './platform/feature.ts'
import { beginTexts, PortalI18n, type PortalTexts } from './platform/i18n.tsx'
import { consoleLogger } from './platform/logger.ts'
import { findShownLanguage, notedLanguage, readOrganization } from './platform/noted-language.ts'
import { readPreferences } from './platform/preferences.ts'
import { startLanguage } from './platform/resolve-language.ts'
import { ServerAway } from './platform/server-away.tsx'
import { createServices } from './platform/services.ts'

const reload = () => location.reload()

/** What the pages that open without a network say, and the account menu on any page. */
const offlineTexts = features.filter(({ layout }) => layout === 'field').flatMap((feature) => listNamespaces(feature, false))

/** The portal could not read its configuration: the server is away, or the network is. It begins by itself when it can. */
const StartFailure = ({ texts }: { texts: PortalTexts }) => {
  useEffect(() => keepTrying(() => loadConfig().then(reload)), [])
  return (
    <PortalI18n texts={texts} language={texts.initial.language}>
      <ServerAway failure={{ code: 'network_unreachable' }} onRetry={reload} />
    </PortalI18n>
  )
}

const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no element with the id "root".')
  // Menus and dialogs stand beside the root.
  surviveTranslation(document.body)
  const root = createRoot(place)
  const slug = readOrganization(location.pathname)
  const texts = beginTexts(
    startLanguage(slug === undefined ? null : findShownLanguage({ organization: slug }, deviceStorage), {
      chosen: readPreferences(deviceStorage).language,
      last: notedLanguage(),
      device: matchLanguage(navigator.languages),
    }),
  )
  const config = await loadConfig().catch(() => undefined)
  if (config) {
    const services = createServices(config)
    const router = createRouter(services, texts.load)
    root.render(<App services={services} router={router} texts={await texts.ready} />)
  } else root.render(<StartFailure texts={await texts.ready} />)
  // In development files change under the same names: nothing may keep them. A browser that forbids it opens pages with a network only.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await keepOffline()
      .then(() => texts.load(offlineTexts))
      .catch((error) => consoleLogger.warn('Pages will not open without a network.', { error }))
}

void start()
