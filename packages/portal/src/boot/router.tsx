import { type AnyAddress, addresses } from '@tracemark/api/addresses'
import { createBrowserRouter, type RouteObject, replace } from 'react-router'
import { features } from '../features/index.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { type Feature, getPermissions, listNamespaces, type Page } from '../platform/feature.ts'
import type { LoadNamespaces } from '../platform/i18n.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { NotFound } from '../platform/not-found.tsx'
import { readPreferences } from '../platform/preferences.ts'
import { prefetchPage } from '../platform/prefetch-page.ts'
import { RouteFailure } from '../platform/route-failure.tsx'
import type { RouteHandle } from '../platform/route-handle.ts'
import type { Services } from '../platform/services.ts'
import { Home } from '../session/home.tsx'
import { LoggedOut } from '../session/logged-out.tsx'
import { Root } from './root.tsx'

const { dashboard, session, organization, interactions, invitations, profile } = addresses

/** What an organization opens with, as the person chose on this device. */
const getFirstPage = () => (readPreferences(deviceStorage).firstPage === 'dashboard' ? dashboard.home : interactions.list)
const handle = (value: RouteHandle): RouteHandle => value
const loadOrganization = () => import('../organization/organization.tsx')
const isInOrganization = ({ address }: Page) => address.pattern.startsWith(`${organization.home.pattern}/`)

/** The route table of the specification (first document, section 2), made from the features. A page's permissions are those of all its records. */
export const createRoutes = (services?: Services, loadTexts: LoadNamespaces = async () => undefined): RouteObject[] => {
  const toRoute = (feature: Feature, { children = [], ...page }: Page): RouteObject => {
    const { pattern } = page.address
    const known: Partial<Record<string, AnyAddress>> = addresses[feature.name]
    const texts = listNamespaces(feature, page.address.pattern === known.list?.pattern)
    const route: RouteObject = {
      handle: handle({ ...(page.public && { public: true }), permissions: getPermissions(page) }),
      lazy: lazyComponent(page.load, () => loadTexts(texts)),
      loader: ({ params, request }) => {
        if (services) prefetchPage(services, page, params, new URL(request.url).searchParams)
        return null
      },
    }
    const within = children.map((child) => toRoute(feature, child))
    if (children.every(({ address }) => address.pattern.startsWith(`${pattern}/`))) return { ...route, path: pattern, children: within }
    // What opens over it stands beside it in the address: the page is around both.
    return { ...route, children: [{ path: pattern, element: null }, ...within] }
  }
  const listPages = (layout: Feature['layout']) =>
    features
      .filter((feature) => feature.layout === layout)
      .flatMap((feature) => feature.pages.map((page) => ({ page, route: toRoute(feature, page) })))
  const staff = listPages('staff')

  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: session.signedIn.pattern,
          handle: handle({ public: true }),
          lazy: lazyComponent(() => import('../session/logged-in.tsx')),
        },
        { path: session.signedOut.pattern, handle: handle({ public: true }), Component: LoggedOut },
        { path: session.home.pattern, Component: Home },
        { path: profile.home.pattern, loader: () => replace(invitations.received.to()) },
        // The mobile app's sign-in: a browser that comes here instead signs in to the portal.
        { path: session.mobile.pattern, loader: () => replace(session.home.to()) },
        ...listPages('field').map(({ route }) => route),
        {
          lazy: lazyComponent(() => import('../organization/staff-pages.tsx')),
          children: [
            {
              path: organization.home.pattern,
              handle: handle({ permissions: ['portal:access'] }),
              lazy: lazyComponent(loadOrganization),
              children: [
                { index: true, loader: ({ params: { org = '' } }) => replace(getFirstPage().to({ org })) },
                {
                  lazy: { ErrorBoundary: async () => (await loadOrganization()).PageFailure },
                  children: staff.filter(({ page }) => isInOrganization(page)).map(({ route }) => route),
                },
                { path: '*', lazy: lazyComponent(() => import('../organization/cut-address.tsx')) },
              ],
            },
            ...staff.filter(({ page }) => !isInOrganization(page)).map(({ route }) => route),
          ],
        },
        { path: '*', handle: handle({ public: true }), Component: NotFound },
      ],
    },
  ]
}

export const createRouter = (services: Services, loadTexts: LoadNamespaces) => createBrowserRouter(createRoutes(services, loadTexts))
