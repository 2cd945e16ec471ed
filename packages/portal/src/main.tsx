import { matchLanguage } from '@tracemark/ui/i18n'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { kept, warmStart } from './app/begun.ts'
import { loadConfig } from './app/config.ts'
import { deviceStorage } from './app/device-storage.ts'
import { KEPT_PATIENCE_MS, prepareFirstPage } from './app/first-page.ts'
import { loadTexts } from './app/i18n.tsx'
import { readPreferences } from './app/preferences.ts'
import { StartFailure } from './app/StartFailure.tsx'
import { createServices } from './app/services.ts'
import { firstLanguage } from './app/shown-language.ts'
import { createRouter } from './router.tsx'

/** Not awaited at the top of the module: the routes' files import this one's, and would wait until all of it is done. */
const start = async (): Promise<void> => {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no element with the id "root".')
  const root = createRoot(place)

  // The route's code comes while configuration and language do.
  const router = createRouter()
  const config = loadConfig().catch(() => undefined)
  const texts = await loadTexts(
    firstLanguage(readPreferences(deviceStorage).language, warmStart.language, matchLanguage(navigator.languages)),
  )
  const known = await config

  if (known) {
    const services = createServices(known, warmStart)
    await prepareFirstPage(services, router, kept ? KEPT_PATIENCE_MS : undefined)
    root.render(<App services={services} router={router} texts={texts} />)
  } else root.render(<StartFailure texts={texts} />)

  // In development files change under the same names: nothing may keep them.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const { keepOffline } = await import('./app/keep-offline.ts')
    // A browser that forbids it opens pages with a network only.
    await keepOffline().catch(() => undefined)
  }
}

void start()
