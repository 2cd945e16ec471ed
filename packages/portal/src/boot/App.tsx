import { QueryClientProvider } from '@tanstack/react-query'
import { matchLanguage } from '@tracemark/ui/i18n'
import { ThemeRoot } from '@tracemark/ui/theme/root'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AddressProvider } from '../platform/address-params.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { PortalI18n, type PortalTexts } from '../platform/i18n.tsx'
import { findShownLanguage, noteLanguage, noteShownLanguage, readOrganization } from '../platform/noted-language.ts'
import { PreferencesProvider, usePreferences } from '../platform/preferences-context.tsx'
import { portalLanguage } from '../platform/resolve-language.ts'
import type { Services } from '../platform/services.ts'
import { ServicesProvider, useOrganizationView, useSessionView } from '../platform/services-context.tsx'

export interface AppProps {
  services: Services
  router: DataRouter
  texts: PortalTexts
}

interface DressedProps extends Omit<AppProps, 'services'> {
  account: string | undefined
  /** Of the address. */
  slug: string | undefined
  /** What the account says of itself. */
  locale: string | undefined
}

/** Language and look follow the person's choice, else the device's and the organization's. */
const Dressed = ({ router, texts, account, slug, locale }: DressedProps) => {
  const { preferences, direction, isLanguageKnown } = usePreferences()
  const view = useOrganizationView()
  const organization = view.kind === 'ready' ? view.organization : undefined
  const [last, setLast] = useState(texts.initial.language)
  const noted = useMemo(
    () => (account === undefined ? undefined : findShownLanguage({ account, organization: slug }, deviceStorage)),
    [account, slug],
  )
  const language = portalLanguage({
    chosen: preferences.language,
    organization: view.kind === 'none' && slug === undefined && locale !== undefined ? null : organization?.language,
    personal: matchLanguage([locale ?? '', ...navigator.languages]),
    last: noted ?? last,
    isKnown: isLanguageKnown,
  })

  useEffect(() => {
    setLast(language)
    noteLanguage(language)
  }, [language])
  useEffect(() => {
    if (isLanguageKnown && account !== undefined && organization?.slug === slug && slug !== undefined)
      noteShownLanguage({ account, organization: slug, language }, deviceStorage)
  }, [organization, language, isLanguageKnown, account, slug])

  return (
    <PortalI18n texts={texts} language={language} isUndecided={!isLanguageKnown && noted === undefined}>
      <ThemeRoot
        mode={preferences.theme}
        direction={direction}
        density={preferences.density ?? 'compact'}
        sidebarColor={preferences.sidebarColor}
        sidebarBackground={preferences.sidebarBackground}
        accentColor={organization?.accentColor}
      >
        <AddressProvider value={router}>
          <RouterProvider router={router} />
        </AddressProvider>
      </ThemeRoot>
    </PortalI18n>
  )
}

/** Knows for whom it is, and which organization's page. */
const Addressed = (props: Omit<AppProps, 'services'>) => {
  const { router } = props
  const slug = useSyncExternalStore(router.subscribe, () => readOrganization(router.state.location.pathname))
  const session = useSessionView()
  const { subject, locale } = session.kind === 'signedIn' ? session : {}
  return (
    <PreferencesProvider account={subject} organization={slug}>
      <Dressed {...props} account={subject} slug={slug} locale={locale} />
    </PreferencesProvider>
  )
}

export const App = ({ services, ...addressed }: AppProps) => (
  <ServicesProvider value={services}>
    <QueryClientProvider client={services.queries}>
      <Addressed {...addressed} />
    </QueryClientProvider>
  </ServicesProvider>
)
