import { AppFrame, SearchField } from '@tracemark/ui/components/app-frame'
import { BellButton } from '@tracemark/ui/components/bell-button'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { TableLayoutsProvider } from '@tracemark/ui/components/table-layouts'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { inItsTime } from '../app/in-its-time.ts'
import { currentEntry, menuFor } from '../app/menu.ts'
import { usePreferences } from '../app/preferences-context.tsx'
import { useAccountView, useOrganizationView, useServices } from '../app/services-context.tsx'
import { useLater } from '../app/use-later.ts'
import { useOnline } from '../app/use-online.ts'
import { OrganizationGate } from './organization-gate.tsx'

const OrganizationPalette = inItsTime(async () => (await import('./organization-palette.tsx')).OrganizationPalette)
const OrganizationNotifications = inItsTime(async () => (await import('./organization-notifications.tsx')).OrganizationNotifications)
const OwnLanguage = inItsTime(async () => (await import('./own-language.tsx')).OwnLanguage)
const OrganizationLater = inItsTime(async () => (await import('./organization-later.tsx')).OrganizationLater)

/** Everything inside an organization: selects it, and draws the frame around its pages. */
export const Organization = () => {
  const { id: slug = '' } = useParams()
  const { organization } = useServices()

  useEffect(() => {
    organization.send({ type: 'SELECT', slug })
  }, [organization, slug])

  return (
    <Framed slug={slug}>
      <OrganizationGate slug={slug} />
    </Framed>
  )
}

const Framed = ({ slug, children }: { slug: string; children: ReactNode }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { session } = useServices()
  const { preferences, change } = usePreferences()
  const account = useAccountView()
  const view = useOrganizationView()
  const language = useLanguage()
  const online = useOnline()
  const [search, setSearch] = useState<'unasked' | 'coming' | 'open' | 'closed'>('unasked')
  const written = useRef('')
  const [reload, setReload] = useState<() => void>()
  const onReleased = useCallback((next: (() => void) | undefined) => setReload(() => next), [])
  const later = useLater()
  const [bell, setBell] = useState<HTMLElement>()
  const [unread, setUnread] = useState(0)
  // A device that knows nobody's choice yet asks for it with the first rows; one that does, when they are there.
  const [isUnknown] = useState(preferences.language === undefined)
  const openPalette = useCallback(() => setSearch((now) => (now === 'closed' ? 'open' : now === 'unasked' ? 'coming' : now)), [])
  const { pathname } = useLocation()
  // The page is drawn once, in its frame. Without an account it is drawn without one.
  if (account.kind === 'failed') return children
  if (account.kind !== 'loaded') return <PageSkeleton />

  const organizations = account.account.organizations.items
  const menu = menuFor(t, `/org/${slug}/`, view.kind === 'ready' ? view.permissions : [])
  // Its place is kept while the organization comes.
  const mayBeTold = view.kind !== 'ready' || view.permissions.includes('portal:access')
  return (
    <AppFrame
      account={account.account}
      organizations={organizations}
      organization={view.kind === 'ready' ? view.organization : organizations.find((candidate) => candidate.slug === slug)}
      menu={menu}
      current={currentEntry(pathname)}
      theme={preferences.theme}
      language={language}
      offline={!online}
      collapsed={preferences.sidebarCollapsed}
      onCollapsed={(sidebarCollapsed) => change({ sidebarCollapsed })}
      folds={preferences.menuFolds}
      onFolds={(menuFolds) => change({ menuFolds })}
      onSearch={openPalette}
      onNavigate={(href) => navigate(href)}
      onOrganization={(chosen) => navigate(`/org/${chosen}/interactions`)}
      onTheme={(theme) => change({ theme })}
      onLanguage={(chosen) => change({ language: chosen })}
      tools={
        mayBeTold && (
          <>
            <BellButton count={unread} open={bell !== undefined} onOpen={setBell} />
            {(later || bell) && (
              <Suspense>
                <OrganizationNotifications anchor={bell} onClose={() => setBell(undefined)} onCount={setUnread} />
              </Suspense>
            )}
          </>
        )
      }
      onReload={reload}
      onSignOut={() => session.send({ type: 'SIGN_OUT' })}
    >
      <TableLayoutsProvider
        value={{
          read: (name) => preferences.tables?.[name],
          keep: (name, layout) => change({ tables: { ...preferences.tables, [name]: layout } }),
        }}
      >
        {children}
      </TableLayoutsProvider>
      {(isUnknown || later) && view.kind === 'ready' && (
        <Suspense>
          <OwnLanguage key={view.organization.id} organizationId={view.organization.id} accountId={account.account.id} />
        </Suspense>
      )}
      {later && (
        <Suspense>
          <OrganizationLater onReleased={onReleased} />
        </Suspense>
      )}
      {search === 'coming' && (
        <SearchField
          onText={(text) => {
            written.current = text
          }}
          onClose={() => {
            written.current = ''
            setSearch('unasked')
          }}
        />
      )}
      {search !== 'unasked' && (
        <Suspense>
          <OrganizationPalette
            open={search !== 'closed'}
            onClose={() => setSearch('closed')}
            takeText={() => {
              setSearch('open')
              return written.current
            }}
            slug={slug}
            menu={menu}
            organizations={organizations}
          />
        </Suspense>
      )}
    </AppFrame>
  )
}
