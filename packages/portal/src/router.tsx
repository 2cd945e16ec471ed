import { createBrowserRouter, type RouteObject, replace } from 'react-router'
import type { RouteHandle } from './app/route-handle.ts'
import { Home } from './routes/home.tsx'
import { LoggedOut } from './routes/logged-out.tsx'
import { NotFound } from './routes/not-found.tsx'
import { Root } from './routes/root.tsx'
import { RouteFailure } from './routes/route-failure.tsx'

const handle = (value: RouteHandle): RouteHandle => value

/** The route table of the specification (first document, section 2). A page's permissions are those of all its records. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        path: '/loggedin/*',
        handle: handle({ public: true }),
        lazy: async () => ({ Component: (await import('./routes/logged-in.tsx')).LoggedIn }),
      },
      { path: '/loggedout', handle: handle({ public: true }), Component: LoggedOut },
      { index: true, Component: Home },
      // The mobile app's sign-in: a browser that comes here instead signs in to the portal.
      { path: '/fs/login', loader: () => replace('/') },
      {
        path: '/fs/interaction/:orgId/:interactionId',
        lazy: async () => ({ Component: (await import('./routes/field-interaction.tsx')).FieldInteraction }),
      },
      {
        lazy: async () => ({ Component: (await import('./routes/field-pages.tsx')).FieldPages }),
        children: [
          {
            path: '/task/:token?',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/task.tsx')).Task }),
          },
          {
            // Field workers without access to the portal come here too; the page itself asks who is not signed in.
            path: '/org/:id/gft',
            handle: handle({ public: true, permissions: ['things:list', 'things:read', 'tasks:list', 'executions:create'] }),
            lazy: async () => ({ Component: (await import('./routes/field-tasks.tsx')).FieldTasks }),
          },
          {
            path: '/records',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/records.tsx')).Records }),
          },
          {
            path: '/signup',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/signed-up.tsx')).SignedUp }),
          },
        ],
      },
      {
        path: '/org/:id',
        handle: handle({ permissions: ['portal:access'] }),
        lazy: async () => ({ Component: (await import('./routes/organization.tsx')).Organization }),
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./routes/organization-home.tsx')).OrganizationHome }) },
          {
            path: 'interactions',
            handle: handle({
              permissions: ['interactions:list'],
              prefetch: async (...page) => (await import('./routes/organization-interactions.tsx')).prefetchInteractions(...page),
            }),
            lazy: async () => ({ Component: (await import('./routes/organization-interactions.tsx')).OrganizationInteractions }),
          },
          {
            path: 'interactions/:interactionId',
            handle: handle({ permissions: ['interactions:list', 'interactions:read'] }),
            lazy: async () => ({ Component: (await import('./routes/interaction-record.tsx')).InteractionRecord }),
          },
          {
            lazy: async () => ({ Component: (await import('./routes/staff-pages.tsx')).StaffPages }),
            children: [
              {
                path: 'products',
                handle: handle({ permissions: ['things:list'] }),
                lazy: async () => ({ Component: (await import('./routes/assets.tsx')).Assets }),
              },
              {
                path: 'products/offers',
                handle: handle({ permissions: ['batches:list', 'batches:read'] }),
                lazy: async () => ({ Component: (await import('./routes/offers.tsx')).Offers }),
              },
              {
                path: 'products/offers/:offerId',
                handle: handle({ permissions: ['batches:read'] }),
                lazy: async () => ({ Component: (await import('./routes/offer.tsx')).Offer }),
              },
              {
                path: 'products/shares/:shareId',
                handle: handle({ permissions: ['batches:read'] }),
                lazy: async () => ({ Component: (await import('./routes/share.tsx')).Share }),
              },
              {
                path: 'things/:thingId',
                handle: handle({ permissions: ['things:read'] }),
                // Of an asset there are its variants.
                loader: () => replace('variants'),
              },
              {
                path: 'things/:thingId/variants',
                handle: handle({ permissions: ['things:read', 'batches:list'] }),
                lazy: async () => ({ Component: (await import('./routes/variants.tsx')).Variants }),
              },
              {
                path: 'things/:thingId/variants/new',
                handle: handle({ permissions: ['things:read', 'batches:create'] }),
                lazy: async () => ({ Component: (await import('./routes/new-variant.tsx')).NewVariant }),
              },
              {
                path: 'things/:thingId/variants/:variantId',
                handle: handle({ permissions: ['things:read', 'batches:read'] }),
                lazy: async () => ({ Component: (await import('./routes/variant.tsx')).VariantPage }),
              },
              {
                path: 'things/:thingId/units/:unitId',
                handle: handle({ permissions: ['things:read', 'items:read'] }),
                lazy: async () => ({ Component: (await import('./routes/unit.tsx')).UnitPage }),
              },
              {
                path: 'settings/access/invitations',
                handle: handle({ permissions: ['organizations_accounts:list', 'organizations_accounts:create'] }),
                lazy: async () => ({ Component: (await import('./routes/sent-invitations.tsx')).SentInvitations }),
              },
              {
                path: 'settings/access/invitations/new',
                handle: handle({ permissions: ['organizations_accounts:list', 'organizations_accounts:create'] }),
                lazy: async () => ({ Component: (await import('./routes/invite.tsx')).Invite }),
              },
            ],
          },
          { path: '*', Component: NotFound },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./routes/staff-pages.tsx')).StaffPages }),
        children: [
          {
            // Who is not signed in is led by the invitation itself.
            path: '/profile/invitations',
            handle: handle({ public: true, permissions: ['accounts:read'] }),
            lazy: async () => ({ Component: (await import('./routes/invitations.tsx')).Invitations }),
          },
          {
            path: '/styleguide/*',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/styleguide/StyleguideRoutes.tsx')).StyleguideRoutes }),
          },
        ],
      },
      { path: '*', handle: handle({ public: true }), Component: NotFound },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
