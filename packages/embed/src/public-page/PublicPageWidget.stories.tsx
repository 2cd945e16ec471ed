import { createDemoData } from '@tracemark/api/demo'
import { createMockHandlers } from '@tracemark/api/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { declaredElement } from '../../../ui/src/stories/elements/declared.ts'
import { ElementPlayground } from '../../../ui/src/stories/elements/ElementPlayground.tsx'
import manifest from '../../custom-elements.json' with { type: 'json' }
import '../browser.ts'
import { PublicPageWidget } from './PublicPageWidget.tsx'

const element = declaredElement(manifest, 'tracemark-page')
const demo = createDemoData(new Date('2026-11-20T14:02:00Z'))
const { organizationSlug, publicLink } = demo.featured

/** Client and screen together, on the mocks of the contract. The screen's own states are under Screens/Public page. */
const meta = preview.meta({
  title: 'Widgets/Public page',
  component: PublicPageWidget,
  parameters: { padded: false, element },
  globals: { viewport: { value: 'phoneTall', isRotated: false } },
  args: { organization: organizationSlug, thing: publicLink, api: '', onEvent: fn() },
  beforeEach: ({ msw }) => {
    msw.use(...createMockHandlers({ demo }))
  },
})

export const Page = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'ready', thingName: 'Finca La Esperanza', accentColor: '#1f5c45' })
  },
})

/** The element on a page of others: dress it, and hear what it says. */
export const Playground = meta.story({
  parameters: { picture: false, docs: { story: { height: '900px' } } },
  globals: { viewport: { value: 'desktopTall', isRotated: false } },
  render: ({ organization, thing }) => <ElementPlayground element={element} attributes={{ thing: `${organization}/${thing}` }} />,
})

export const Winery = meta.story({
  args: {
    organization: 'klosterhalde',
    thing: demo.publicThings.find(({ organization }) => organization.slug === 'klosterhalde')?.thing.publicLink ?? '',
  },
  globals: { language: 'de', viewport: { value: 'desktopTall', isRotated: false } },
})

export const NotThere = meta.story({
  args: { thing: 'gone' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'failed', code: 'not_found', requestId: 'mock-request' })
  },
})
