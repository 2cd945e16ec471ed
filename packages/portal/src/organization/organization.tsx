import { addresses } from '@tracemark/api/addresses'
import { serverClock } from '@tracemark/api/clock'
import { offeredLanguages } from '@tracemark/api/rules'
import { AppFrame } from '@tracemark/ui/components/app-frame'
import { BellButton } from '@tracemark/ui/components/bell-button'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { TableLayoutsProvider } from '@tracemark/ui/components/table-layouts'
import { chunkFailure } from '@tracemark/ui/errors'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams, useRouteError } from 'react-router'
import { useLanguageAwaited } from '../platform/i18n.tsx'
import { usePreferences } from '../platform/preferences-context.tsx'
import { useAccountView, useOrganizationView, useServices } from '../platform/services-context.tsx'
import { useFocusOfPage } from '../platform/use-focus-of-page.ts'
import { useConnection } from '../platform/use-online.ts'
import { useSignOut } from '../session/use-sign-out.tsx'
import { currentEntry, menuFor } from './menu.ts'
import { OrganizationGate } from './organization-gate.tsx'
import { OrganizationNotifications } from './organization-notifications.tsx'
import { OwnLanguage } from './own-language.tsx'
import { ReleaseCheck } from './release-check.tsx'
import { useEarlyKeys } from './use-early-keys.ts'

const paletteCode = onDemand(() => import('./organization-palette.tsx'), ['palette'])

/** Everything inside an organization: selects it, and draws the frame around its pages. */
export const Component = () => {
  const { org: slug = '' } = useParams()
  const { organization } = useServices()
  const view = useOrganizationView()
  const account = useAccountView()
  const current = view.kind === 'ready' && view.organization.slug === slug ? view.organization.id : undefined
  useFocusOfPage()

  useEffect(() => {
    organization.send({ type: 'SELECT', slug })
  }, [organization, slug])

  return (
    <>
      <Framed slug={slug}>
        <OrganizationGate slug={slug} />
      </Framed>
      {current !== undefined && account.kind === 'loaded' && (
        <OwnLanguage key={current} organizationId={current} accountId={account.account.id} />
      )}
    </>
  )
}

// The whole document: the browser does not fetch a stylesheet again that failed once.
const reload = () => location.reload()

/** In the place of a page that could not be shown: the frame stays, and the page loads by itself once there is a network again. */
export const PageFailure = () => {
  const failure = chunkFailure(useRouteError()) ?? { code: 'unexpected' }
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <ErrorPanel failure={failure} heading="h1" onRetry={reload} />
}

const Framed = ({ slug, children }: { slug: string; children: ReactNode }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { signOut, question } = useSignOut()
  const { preferences, change } = usePreferences()
  const account = useAccountView()
  const view = useOrganizationView()
  const language = useLanguage()
  const connection = useConnection()
  const clockAhead = useSyncExternalStore(serverClock.subscribe, serverClock.wrongBy)
  const [isSearching, setSearching] = useState(false)
  const [reload, setReload] = useState<{ run: () => void }>()
  const [bell, setBell] = useState<HTMLElement>()
  const [unread, setUnread] = useState(0)
  const { pathname, state } = useLocation()
  const OrganizationPalette = useOnDemand(paletteCode, isSearching)?.OrganizationPalette
  const typed = useEarlyKeys(isSearching && !OrganizationPalette)
  const { isUndecided, isOnItsWay } = useLanguageAwaited()
  const [isDrawn, setDrawn] = useState(false)
  // The first frame speaks the person's language; one that stands waits for no other organization's.
  const isReady = account.kind === 'loaded' && (view.kind === 'failed' || !(isUndecided || isOnItsWay))
  useEffect(() => {
    if (isReady) setDrawn(true)
  }, [isReady])
  // The page is drawn once, in its frame. Without an account it is drawn without one.
  if (account.kind === 'failed') return children
  if (account.kind !== 'loaded' || !(isReady || isDrawn)) return <PageSkeleton />

  const organizations = account.account.organizations.items
  const menu = menuFor(t, slug, view.kind === 'ready' ? view.permissions : [])
  // Its place is kept while the organization comes.
  const mayBeTold = view.kind !== 'ready' || view.permissions.includes('portal:access')
  return (
    <AppFrame
      account={account.account}
      organizations={organizations}
      organization={view.kind === 'ready' ? view.organization : organizations.find((candidate) => candidate.slug === slug)}
      menu={menu}
      current={currentEntry(pathname, state)}
      theme={preferences.theme}
      language={language}
      languages={offeredLanguages(view.kind === 'ready' ? view.organization.language : undefined)}
      {...connection}
      clockAhead={clockAhead}
      collapsed={preferences.sidebarCollapsed}
      onCollapsed={(sidebarCollapsed) => change({ sidebarCollapsed })}
      folds={preferences.menuFolds}
      onFolds={(menuFolds) => change({ menuFolds })}
      onSearch={() => setSearching(true)}
      onNavigate={(href) => navigate(href)}
      onOrganization={(org) => navigate(addresses.interactions.list.to({ org }))}
      onTheme={(theme) => change({ theme })}
      onLanguage={(chosen) => change({ language: chosen })}
      tools={
        mayBeTold && (
          <>
            <BellButton count={unread} open={bell !== undefined} onOpen={setBell} />
            <OrganizationNotifications anchor={bell} onClose={() => setBell(undefined)} onCount={setUnread} />
          </>
        )
      }
      onReload={reload?.run}
      onSignOut={signOut}
    >
      <TableLayoutsProvider
        value={{
          read: (name) => preferences.tables?.[name],
          keep: (name, layout) => change({ tables: { ...preferences.tables, [name]: layout } }),
        }}
      >
        {children}
      </TableLayoutsProvider>
      {question}
      <ReleaseCheck onReleased={setReload} />
      {OrganizationPalette && (
        <OrganizationPalette
          open={isSearching}
          typed={typed}
          onClose={() => setSearching(false)}
          onSignOut={signOut}
          slug={slug}
          menu={menu}
          organizations={organizations}
        />
      )}
    </AppFrame>
  )
}
