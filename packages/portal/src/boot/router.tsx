import { addresses } from '@tracemark/api/addresses'
import { createBrowserRouter, type RouteObject, replace } from 'react-router'
import { features } from '../features/index.ts'
import { type Feature, type Page, permissionsOf } from '../platform/feature.ts'
import { NotFound } from '../platform/not-found.tsx'
import { prefetchPage } from '../platform/prefetch-page.ts'
import { RouteFailure } from '../platform/route-failure.tsx'
import type { RouteHandle } from '../platform/route-handle.ts'
import type { Services } from '../platform/services.ts'
import { Home } from '../session/home.tsx'
import { LoggedOut } from '../session/logged-out.tsx'
import { Root } from './root.tsx'

const { session, organization, interactions } = addresses
const handle = (value: RouteHandle): RouteHandle => value
const isInOrganization = ({ address }: Page) => address.pattern.startsWith(`${organization.home.pattern}/`)

/** The route table of the specification (first document, section 2), made from the features. A page's permissions are those of all its records. */
export const createRoutes = (services?: Services): RouteObject[] => {
  const routeOf = (page: Page): RouteObject => ({
    path: page.address.pattern,
    handle: handle({ ...(page.public && { public: true }), permissions: permissionsOf(page) }),
    lazy: { Component: async () => (await page.load()).Component },
    loader: ({ params, request }) => {
      if (services) prefetchPage(services, page, params, new URL(request.url).searchParams)
      return null
    },
    ...(page.children && { children: page.children.map(routeOf) }),
  })
  const pagesOf = (layout: Feature['layout']) => features.filter((feature) => feature.layout === layout).flatMap(({ pages }) => pages)
  const staff = pagesOf('staff')

  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: session.signedIn.pattern,
          handle: handle({ public: true }),
          lazy: { Component: async () => (await import('../session/logged-in.tsx')).Component },
        },
        { path: session.signedOut.pattern, handle: handle({ public: true }), Component: LoggedOut },
        { path: session.home.pattern, Component: Home },
        // The mobile app's sign-in: a browser that comes here instead signs in to the portal.
        { path: session.mobile.pattern, loader: () => replace(session.home.to()) },
        {
          lazy: { Component: async () => (await import('../features/field/field-pages.tsx')).Component },
          children: pagesOf('field').map(routeOf),
        },
        {
          lazy: { Component: async () => (await import('../organization/staff-pages.tsx')).Component },
          children: [
            {
              path: organization.home.pattern,
              handle: handle({ permissions: ['portal:access'] }),
              lazy: { Component: async () => (await import('../organization/organization.tsx')).Component },
              children: [
                { index: true, loader: ({ params: { org = '' } }) => replace(interactions.list.to({ org })) },
                ...staff.filter(isInOrganization).map(routeOf),
                { path: '*', Component: NotFound },
              ],
            },
            ...staff.filter((page) => !isInOrganization(page)).map(routeOf),
          ],
        },
        { path: '*', handle: handle({ public: true }), Component: NotFound },
      ],
    },
  ]
}

export const createRouter = (services: Services) => createBrowserRouter(createRoutes(services))
