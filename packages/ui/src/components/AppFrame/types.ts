import type { Language, OrganizationSummary } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import type { IconName } from '../../icons/Icon.tsx'
import type { ThemeMode } from '../../theme/apply-theme.ts'

export interface MenuEntry {
  id: string
  label: string
  icon: IconName
  href: string
  /** A short count or note at the end of the line. */
  badge?: string
}

export interface MenuGroup {
  id: string
  /** Absent for the entries at the top. */
  label?: string
  entries: readonly MenuEntry[]
}

export interface FrameAccount {
  firstName: string
  lastName: string
  email: string
  image?: string | undefined
}

export interface AppFrameProps {
  account: FrameAccount
  organizations: readonly OrganizationSummary[]
  /** Absent where no organization is chosen. */
  organization?: OrganizationSummary | undefined
  menu: readonly MenuGroup[]
  /** The `id` of the menu entry where the person is. */
  current?: string | undefined
  theme: ThemeMode
  language: Language
  offline?: boolean
  /** Given when a newer version is there. */
  onReload?: (() => void) | undefined
  /** A plain click on a link; with a modifier key the browser follows it itself. */
  onNavigate: (href: string) => void
  onOrganization: (slug: string) => void
  onTheme: (theme: ThemeMode) => void
  onLanguage: (language: Language) => void
  onSignOut: () => void
  children: ReactNode
}
