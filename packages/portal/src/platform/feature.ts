import type { AnyAddress, Feature as FeatureName } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Endpoint } from '@tracemark/api/contract'
import type { Organization, Permission } from '@tracemark/api/schemas'
import type { MenuEntry } from '@tracemark/ui/components/app-frame'
import type { MessageKey } from '@tracemark/ui/i18n'
import type { ComponentType } from 'react'
import type { Services } from './services.ts'

/** Where a page is asked for, and by whom. */
export interface PageContext extends Pick<Services, 'queries'> {
  /** Of the organization. */
  client: OrganizationClient
  organization: Organization
  permissions: readonly Permission[]
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

export interface PageModule {
  Component: ComponentType
  /** Fetches what the page shows first into the query cache, while its code and its frame are drawn. */
  prefetch?: (context: PageContext) => Promise<unknown>
}

export interface Page {
  address: AnyAddress
  /** The calls that the page is nothing without: who may not make them does not see it. */
  calls?: readonly Pick<Endpoint, 'permissions'>[]
  /** What it needs beside the permissions of its calls. */
  permissions?: readonly Permission[]
  /** Open without sign-in. */
  public?: boolean
  menu?: { group: MenuGroupName; icon: MenuEntry['icon']; label: MessageKey }
  load: () => Promise<PageModule>
  /** Drawn within this page: what opens over it, or its tabs. */
  children?: readonly Page[]
}

export type MenuGroupName = 'top' | 'catalogue' | 'settings'

/** One kind of thing that people work with: its pages, and what it is called. */
export interface Feature {
  /** Its name among the addresses, and its folder. */
  name: FeatureName
  /** Around its pages: the portal's frame, or the field tier's styles. */
  layout: 'staff' | 'field'
  /** What one of its entities is called and shown with, where search finds it. */
  entity?: { label: MessageKey; icon: NonNullable<MenuEntry['icon']> }
  /** The feature whose menu entry leads here. */
  under?: FeatureName
  pages: readonly Page[]
}

/** A feature as it stands in `features/index.ts`. */
export const defineFeature = (feature: Feature): Feature => feature

/** What somebody needs to see a page. */
export const permissionsOf = ({ calls = [], permissions = [] }: Pick<Page, 'calls' | 'permissions'>): Permission[] => [
  ...new Set([...calls.flatMap((call) => call.permissions), ...permissions]),
]
