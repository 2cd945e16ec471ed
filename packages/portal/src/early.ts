import '@tracemark/ui/fonts.css'
import '@tracemark/ui/theme.css'
import '@tracemark/ui/session.css'
import '@tracemark/ui/staff.css'
import { loadStart } from '@tracemark/ui/i18n/load-language'
import { kept, warmStart } from './app/begun.ts'
import { showKeptPage } from './app/kept-page.ts'

/**
 * Runs in each page before everything else, from a file of its own (chunk-names.ts): what is here goes on while the portal's code
 * is on its way, and whatever is imported here comes before it. Failures are left to those who ask again.
 */
const ignore = () => undefined

/** Longer than this the portal's code does not wait for a slow server. */
const ANSWER_PATIENCE_MS = 300
/** A tab in the background paints nothing. */
const PAINT_PATIENCE_MS = 500
const after = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const painted = () => Promise.race([new Promise(requestAnimationFrame).then(() => after()), after(PAINT_PATIENCE_MS)])

/** Brings the portal, whose file the page has begun to fetch, and with it what its first route needs. */
const begin = () => {
  import('./main.tsx')
  if (location.pathname.startsWith('/org/')) {
    import('./routes/organization.tsx').catch(ignore)
    if (location.pathname.endsWith('/interactions')) import('./routes/organization-interactions.tsx').catch(ignore)
  }
}
if (warmStart.language) loadStart(warmStart.language).catch(ignore)
if (kept) {
  showKeptPage(kept, warmStart.begun).catch(ignore)
  Promise.race([warmStart.begun, after(ANSWER_PATIENCE_MS)])
    .then(painted)
    .then(begin)
} else begin()
