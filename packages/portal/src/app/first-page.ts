import { toAccountView, toCurrentOrganizationView } from '@tracemark/state-machines/current-organization'
import { toSessionView } from '@tracemark/state-machines/session'
import type { DataRouter } from 'react-router'
import { waitFor } from 'xstate'
import { handlesOf } from './route-handle.ts'
import type { Services } from './services.ts'

/** Longer than this nobody looks at an empty page: it is then drawn as far as it is known. */
const PATIENCE_MS = 500
/** A page that its tab had kept is one to look at. */
export const KEPT_PATIENCE_MS = 5_000

const isRouted = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

const fetchPage = async (services: Services, router: DataRouter): Promise<void> => {
  const { session, organization } = services
  const { matches, location } = router.state
  const slug = matches.find(({ route }) => route.path === '/org/:id')?.params.id
  const { kind } = toSessionView(await waitFor(session, (snapshot) => toSessionView(snapshot).kind !== 'restoring'))
  if (slug === undefined || kind !== 'signedIn') return
  organization.send({ type: 'SELECT', slug })
  const settled = await waitFor(
    organization,
    (snapshot) => toCurrentOrganizationView(snapshot).kind !== 'loading' && toAccountView(snapshot).kind !== 'loading',
  )
  const view = toCurrentOrganizationView(settled)
  if (view.kind !== 'ready') return
  const params = new URLSearchParams(location.search)
  const handles = handlesOf(matches.map(({ route }) => route))
  await Promise.all([isRouted(router), ...handles.map(({ prefetch }) => prefetch?.(services, view.organization.id, params))])
}

/**
 * After a warm start everything that the first page shows is there, or as good as: fetched before it is drawn, the page is drawn
 * once, instead of as a skeleton, a frame and its rows one after the other. A cold start shows what it has at once.
 */
export const prepareFirstPage = async (services: Services, router: DataRouter, patienceMs = PATIENCE_MS): Promise<void> => {
  if (!services.warmStart.isWarm) return
  await Promise.race([fetchPage(services, router), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
