import { addresses } from '@tracemark/api/addresses'
import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers } from '@tracemark/api/mocks'
import { useEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { signInAs } from '../mocks/sign-in-as.ts'
import { App } from './boot/App.tsx'
import { createRoutes } from './boot/router.tsx'
import { features } from './features/index.ts'
import type { MenuGroupName } from './platform/feature.ts'
import { beginTexts } from './platform/i18n.tsx'
import { createServices } from './platform/services.ts'

const now = () => new Date('2026-11-20T14:02:00Z')
const demo = createDemoData(now())
const { load, ready } = beginTexts('en')
const texts = await ready
const [organization] = demo.organizations
const org = organization?.slug ?? ''

/** What the menu leads to. */
const entries = features.flatMap(({ name, layout, pages: [page] }) =>
  layout === 'staff' && page?.menu ? [{ name, group: page.menu.group, path: page.address.pattern.replace(':org', org) }] : [],
)

/** By feature, the address of what its menu entry leads to. */
const pages = Object.fromEntries(entries.map(({ name, path }) => [name, path]))

const start = (path: string) => {
  const services = createServices({ issuer: 'https://provider.test', clientId: 'portal', product: 'tracemark' })
  return { services, router: createMemoryRouter(createRoutes(services, load), { initialEntries: [path] }), texts }
}

/** The portal as it is, on the mocks: `page` is the feature that it begins with. */
const Portal = ({ page }: { page: string }) => {
  const [portal] = useState(() => start(pages[page] ?? addresses.session.home.to()))
  useEffect(
    () => () => {
      portal.services.session.stop()
      portal.services.organization.stop()
      portal.router.dispose()
    },
    [portal],
  )
  return <App {...portal} />
}

const meta = preview.meta({
  title: 'Pages/Portal',
  component: Portal,
  parameters: { padded: false, picture: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  argTypes: { page: { control: 'select', options: Object.keys(pages) } },
  args: { page: 'interactions' },
  render: ({ page }) => <Portal key={page} page={page} />,
  beforeEach: ({ msw }) => {
    signInAs(demo, 'owner')
    msw.use(...createMockHandlers({ demo, now, publicUrl: location.origin }))
    return () => sessionStorage.clear()
  },
})

/** Opens what the menu has in these groups, one after another, from the menu. */
const openAll = async (groups: readonly MenuGroupName[]) => {
  // The code of the frame is put together while it is first asked for.
  const menu = await screen.findByRole('navigation', { name: 'Main' }, { timeout: 30_000 })
  for (const { path } of entries.filter(({ group }) => groups.includes(group))) {
    const link = await waitFor(() => {
      const found = menu.querySelector<HTMLElement>(`a[href="${path}"]`)
      if (!found) throw new Error(`The menu does not lead to ${path}.`)
      return found
    })
    await userEvent.click(link)
    await expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
    // Rows below the heads, or what an empty list says.
    await waitFor(() =>
      expect([...screen.queryAllByRole('row').slice(1), ...screen.queryAllByRole('heading', { level: 2 })]).not.toEqual([]),
    )
    await expect(screen.queryByRole('alert')).toBeNull()
  }
}

export const TopAndCatalogue = meta.story({ play: async () => openAll(['top', 'catalogue']) })
export const Settings = meta.story({ play: async () => openAll(['settings']) })
