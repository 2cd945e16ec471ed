import { addresses } from '@tracemark/api/addresses'
import { searchWithinOrganization } from '@tracemark/api/graphql'
import { hasPermissions } from '@tracemark/api/rules'
import type { OrganizationSummary } from '@tracemark/api/schemas'
import type { MenuGroup } from '@tracemark/ui/components/app-frame'
import { CommandPalette, type PaletteGroup } from '@tracemark/ui/components/command-palette'
import { useTranslate } from '@tracemark/ui/i18n'
import { themeModes } from '@tracemark/ui/theme'
import { useNavigate } from 'react-router'
import { usePreferences } from '../platform/preferences-context.tsx'
import { useOrganizationView, useServices } from '../platform/services-context.tsx'
import { searchOrganization, toSearchResults } from './organization-search.ts'

interface OrganizationPaletteProps {
  open: boolean
  /** What was typed before it was there. */
  typed: string
  onClose: () => void
  onSignOut: () => void
  slug: string
  menu: readonly MenuGroup[]
  organizations: readonly OrganizationSummary[]
}

/** Everything that frame and menu offer and whatever the organization has, by a few letters. */
export const OrganizationPalette = ({ open, typed, onClose, onSignOut, slug, menu, organizations }: OrganizationPaletteProps) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { client, logger } = useServices()
  const view = useOrganizationView()
  const { preferences, change } = usePreferences()
  const groups: PaletteGroup[] = [
    {
      id: 'pages',
      label: t('palette:pages'),
      entries: menu.flatMap((group) =>
        group.entries.map(({ id, label, icon, href }) => ({ id, title: label, icon, onSelect: () => navigate(href) })),
      ),
    },
    {
      id: 'organizations',
      label: t('palette:organizations'),
      entries: organizations
        .filter((organization) => organization.slug !== slug)
        .map(({ slug: other, name, businessType }) => ({
          id: `organization:${other}`,
          title: name,
          icon: 'building',
          ...(businessType !== undefined && { text: businessType }),
          onSelect: () => navigate(addresses.interactions.list.to({ org: other })),
        })),
    },
    {
      id: 'actions',
      label: t('palette:actions'),
      entries: [
        ...themeModes
          .filter((theme) => theme !== preferences.theme)
          .map((theme) => ({
            id: `theme:${theme}`,
            title: `${t('common:theme')}: ${t(`common:theme_${theme}`)}`,
            icon: 'sun' as const,
            onSelect: () => change({ theme }),
          })),
        { id: 'sign-out', title: t('common:sign_out'), icon: 'signout', onSelect: onSignOut },
      ],
    },
  ]
  const organizationId =
    view.kind === 'ready' && hasPermissions(view.permissions, searchWithinOrganization.permissions) ? view.organization.id : undefined
  const search =
    organizationId === undefined
      ? undefined
      : async (words: string, signal: AbortSignal) =>
          toSearchResults(t, await searchOrganization({ client: client.for(organizationId), logger }, words, signal))
  return <CommandPalette open={open} typed={typed} onClose={onClose} groups={groups} search={search} onOpen={(url) => navigate(url)} />
}
