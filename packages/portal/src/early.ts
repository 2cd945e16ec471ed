import { loadStart } from '@tracemark/ui/i18n/load-language'
import { openStorage } from './app/device-storage.ts'
import { beginWarmStart } from './app/warm-start.ts'

/**
 * Runs in each page before everything else, from a file of its own (vite.config.ts): what is here goes on while the portal's code
 * is on its way, and whatever is imported here comes before it. Failures are left to those who ask again.
 */
export const warmStart = beginWarmStart({
  storage: openStorage(() => sessionStorage),
  location,
  fetch: fetch.bind(globalThis),
  now: () => Date.now(),
})

const ignore = () => undefined
if (location.pathname.startsWith('/org/')) {
  import('./routes/organization.tsx').catch(ignore)
  if (location.pathname.endsWith('/interactions')) import('./routes/organization-interactions.tsx').catch(ignore)
}
if (warmStart.language) loadStart(warmStart.language).catch(ignore)
