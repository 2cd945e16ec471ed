import { QueryClientProvider } from '@tanstack/react-query'
import { matchLanguage } from '@tracemark/ui/i18n'
import { ThemeRoot } from '@tracemark/ui/theme/root'
import { useEffect, useState } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { deviceStorage } from '../platform/device-storage.ts'
import { PortalI18n, type PortalTexts } from '../platform/i18n.tsx'
import { noteLanguage, noteOrganizationLanguage } from '../platform/noted-language.ts'
import { PreferencesProvider, usePreferences } from '../platform/preferences-context.tsx'
import type { Services } from '../platform/services.ts'
import { ServicesProvider, useOrganizationView, useSessionView } from '../platform/services-context.tsx'
import { portalLanguage } from '../platform/shown-language.ts'

export interface AppProps {
  services: Services
  router: DataRouter
  texts: PortalTexts
}

/** Language and look follow the person's choice, else the device's and the organization's. */
const Dressed = ({ router, texts }: Omit<AppProps, 'services'>) => {
  const { preferences, direction } = usePreferences()
  const view = useOrganizationView()
  const session = useSessionView()
  const organization = view.kind === 'ready' ? view.organization : undefined
  const locale = session.kind === 'signedIn' ? session.locale : undefined
  const [last, setLast] = useState(texts.initial.language)
  const language = portalLanguage({
    chosen: preferences.language,
    organization: view.kind === 'none' && locale !== undefined ? null : organization?.language,
    personal: matchLanguage([locale ?? '', ...navigator.languages]),
    last,
  })

  useEffect(() => noteLanguage(language), [language])
  useEffect(() => {
    if (!organization) return
    setLast(language)
    noteOrganizationLanguage(organization.slug, language, deviceStorage)
  }, [organization, language])

  return (
    <PortalI18n texts={texts} language={language}>
      <ThemeRoot
        mode={preferences.theme}
        direction={direction}
        density={preferences.density ?? 'compact'}
        sidebarColor={preferences.sidebarColor}
        sidebarBackground={preferences.sidebarBackground}
        accentColor={organization?.accentColor}
      >
        <RouterProvider router={router} />
      </ThemeRoot>
    </PortalI18n>
  )
}

export const App = ({ services, ...dressed }: AppProps) => (
  <ServicesProvider value={services}>
    <QueryClientProvider client={services.queries}>
      <PreferencesProvider>
        <Dressed {...dressed} />
      </PreferencesProvider>
    </QueryClientProvider>
  </ServicesProvider>
)
