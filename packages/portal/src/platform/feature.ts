import type { AnyAddress, Feature as FeatureName } from '@tracemark/api/addresses'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Endpoint } from '@tracemark/api/contract'
import type { Organization, Permission } from '@tracemark/api/schemas'
import type { MenuEntry } from '@tracemark/ui/components/app-frame'
import type { MessageKey, Namespace } from '@tracemark/ui/i18n'
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

/** The texts that come with the code of pages, beside those that every page has (`first-namespaces.ts`). */
export interface FeatureTexts {
  /** On all of its pages. */
  own: Namespace
  /** On its list, and on what opens over it: of other features. */
  list?: readonly Namespace[]
  /** On its other pages, beside those. */
  pages?: readonly Namespace[]
}

export type MenuGroupName = 'top' | 'catalogue' | 'settings'

/** One kind of thing that people work with: its pages, and what it is called. */
export interface Feature {
  /** Its name among the addresses, and its folder. */
  name: FeatureName
  /** Around its pages: the portal's frame, or the field tier's styles. */
  layout: 'staff' | 'field'
  texts: FeatureTexts
  /** What one of its entities is called and shown with, where search finds it. */
  entity?: { label: MessageKey; icon: NonNullable<MenuEntry['icon']> }
  /** The feature whose menu entry leads here. */
  under?: FeatureName
  pages: readonly Page[]
}

/** A feature as it stands in `features/index.ts`. */
export const defineFeature = (feature: Feature): Feature => feature

/** What somebody needs to see a page. */
export const getPermissions = ({ calls = [], permissions = [] }: Pick<Page, 'calls' | 'permissions'>): Permission[] => [
  ...new Set([...calls.flatMap((call) => call.permissions), ...permissions]),
]

/** What forms and records of staff say, whatever they are of. */
const ofRecords: readonly Namespace[] = ['forms', 'media']

/** The namespaces that come with the code of a feature's list, or of another page of it. */
export const listNamespaces = ({ layout, texts: { own, list = [], pages = [] } }: Feature, isList: boolean): Namespace[] => {
  const ofPage = isList ? list : [...(layout === 'staff' ? ofRecords : []), ...list, ...pages]
  return [...new Set([own, ...ofPage])]
}
