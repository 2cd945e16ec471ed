import { loadChunk } from '@tracemark/ui/errors'
import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { NotFound } from '../../platform/not-found.tsx'
import { type StyleguidePage, styleguidePages } from './pages.ts'
import { Styleguide } from './Styleguide.tsx'

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadChunk(load) }))

const pages: Record<StyleguidePage, ComponentType> = {
  components: page(async () => (await import('./Components.tsx')).Components),
  forms: page(async () => (await import('./Forms.tsx')).Forms),
  tables: page(async () => (await import('./Tables.tsx')).Tables),
  maps: page(async () => (await import('./Maps.tsx')).Maps),
  pages: page(async () => (await import('./Pages.tsx')).Pages),
  dashboard: page(async () => (await import('./Dashboard.tsx')).Dashboard),
  calendar: page(async () => (await import('./CalendarPage.tsx')).CalendarPage),
  charts: page(async () => (await import('./Charts.tsx')).Charts),
  widgets: page(async () => (await import('./Widgets.tsx')).Widgets),
}

/** The pages of the styleguide. They are no routes of the portal's own table, which every other page carries. */
export const Component = () => {
  const { '*': path = '' } = useParams()
  const known = styleguidePages.find((name) => name === path)
  if (path === '') return <Navigate to="/styleguide/components" replace />
  const Page = known ? pages[known] : NotFound
  return (
    <Styleguide>
      <Suspense>
        <Page />
      </Suspense>
    </Styleguide>
  )
}
