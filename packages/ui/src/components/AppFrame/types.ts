import type { Language, OrganizationSummary } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import type { IconName } from '../../icons/Icon.tsx'
import type { ThemeMode } from '../../theme/theme-mode.ts'

/** A page of the menu. Its `id` is the only one of its name in the whole menu, groups included. */
export interface MenuLink {
  id: string
  label: string
  href: string
  /** A short count or note at the end of the line. */
  badge?: string
}

export interface MenuEntry extends MenuLink {
  icon: IconName
  /** Pages below it. */
  entries?: readonly MenuLink[]
}

export interface MenuGroup {
  id: string
  /** Absent for the entries at the top, which can't be folded. */
  label?: string
  entries: readonly MenuEntry[]
}

/**
 * What a person folded (false) or unfolded (true), by `id` of group or entry. Where nothing is said, groups are open, and entries
 * show the pages below them while the person is on one of these.
 */
export type MenuFolds = Readonly<Record<string, boolean>>

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
  /** What is folded; absent, the frame remembers it itself until it goes. */
  folds?: MenuFolds | undefined
  onFolds?: ((folds: MenuFolds) => void) | undefined
  /** Whether the sidebar shows icons only; absent, as there is room, and as the person then chooses. */
  collapsed?: boolean | undefined
  onCollapsed?: ((collapsed: boolean) => void) | undefined
  /** The `id` of the menu entry where the person is. */
  current?: string | undefined
  theme: ThemeMode
  language: Language
  /** Those to choose from. */
  languages: readonly Language[]
  offline?: boolean
  /** There is a network, but the server does not answer, and is asked again by itself. */
  away?: boolean
  /** By how many milliseconds the device's clock is ahead, where it is wrong enough to say so. */
  clockAhead?: number | undefined
  /** Given when a newer version is there. */
  onReload?: (() => void) | undefined
  /** A plain click on a link; with a modifier key the browser follows it itself. */
  onNavigate: (href: string) => void
  onOrganization: (slug: string) => void
  onTheme: (theme: ThemeMode) => void
  onLanguage: (language: Language) => void
  onSignOut: () => void
  /** Opens the search: the box in the bar, Ctrl+K or ⌘K, and '/'. Absent, there is none. */
  onSearch?: (() => void) | undefined
  /** In the bar, beside the account's menu. */
  tools?: ReactNode
  children: ReactNode
}
