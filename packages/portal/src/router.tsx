import { createBrowserRouter, type RouteObject, replace } from 'react-router'
import type { RouteHandle } from './app/route-handle.ts'
import { Home } from './routes/home.tsx'
import { LoggedIn } from './routes/logged-in.tsx'
import { LoggedOut } from './routes/logged-out.tsx'
import { NotFound } from './routes/not-found.tsx'
import { Root } from './routes/root.tsx'
import { RouteFailure } from './routes/route-failure.tsx'

const handle = (value: RouteHandle): RouteHandle => value

/** The route table of the specification (first document, section 2). A page's permissions are those of all its records. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      { path: '/loggedin/*', handle: handle({ public: true }), Component: LoggedIn },
      { path: '/loggedout', handle: handle({ public: true }), Component: LoggedOut },
      { index: true, Component: Home },
      {
        lazy: async () => ({ Component: (await import('./routes/field-pages.tsx')).FieldPages }),
        children: [
          {
            path: '/task/:token?',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/task.tsx')).Task }),
          },
          {
            path: '/records',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/records.tsx')).Records }),
          },
          {
            path: '/p/:organization/:thing',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/public-page.tsx')).PublicPage }),
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
          { path: '*', Component: NotFound },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./routes/staff-pages.tsx')).StaffPages }),
        children: [
          {
            path: '/styleguide',
            handle: handle({ public: true }),
            lazy: async () => ({ Component: (await import('./routes/styleguide/Styleguide.tsx')).Styleguide }),
            children: [
              { index: true, loader: () => replace('/styleguide/components') },
              { path: 'components', lazy: async () => ({ Component: (await import('./routes/styleguide/Components.tsx')).Components }) },
              { path: 'forms', lazy: async () => ({ Component: (await import('./routes/styleguide/Forms.tsx')).Forms }) },
              { path: 'tables', lazy: async () => ({ Component: (await import('./routes/styleguide/Tables.tsx')).Tables }) },
              { path: 'maps', lazy: async () => ({ Component: (await import('./routes/styleguide/Maps.tsx')).Maps }) },
              { path: 'pages', lazy: async () => ({ Component: (await import('./routes/styleguide/Pages.tsx')).Pages }) },
              { path: 'dashboard', lazy: async () => ({ Component: (await import('./routes/styleguide/Dashboard.tsx')).Dashboard }) },
              { path: 'calendar', lazy: async () => ({ Component: (await import('./routes/styleguide/CalendarPage.tsx')).CalendarPage }) },
              { path: 'charts', lazy: async () => ({ Component: (await import('./routes/styleguide/Charts.tsx')).Charts }) },
              { path: 'widgets', lazy: async () => ({ Component: (await import('./routes/styleguide/Widgets.tsx')).Widgets }) },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
      { path: '*', handle: handle({ public: true }), Component: NotFound },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
