import type { Asset, Interaction } from '@tracemark/api/schemas'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { CatalogueScreen } from './CatalogueScreen.tsx'
import type { CatalogueScreenProps } from './types.ts'

const buildId = (number: number) => `01939f00-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

const asset = (number: number, name: string, more: Partial<Asset> = {}): Asset => ({
  id: buildId(number),
  organizationId: 101,
  organizationName: 'Sierra Alta',
  name,
  description: '',
  image: picture('#8a5a2b', '#c9ab82'),
  status: 0,
  hidden: false,
  unitCount: 120 * number,
  category: { id: '1', name: 'Coffee' },
  attributes: [],
  images: [],
  certifications: [],
  supportProfileIds: [],
  documentIds: [],
  isEnabledPublicLink: true,
  createdAt: '2026-05-20T10:00:00Z',
  ...more,
})

const newest = [
  asset(1, 'Cascara of Quindío', { image: undefined, category: undefined, unitCount: 0 }),
  asset(2, 'El Mirador, Geisha lots'),
  asset(3, 'Cooperativa El Roble', { status: 1 }),
]

const named = (number: number, name: string) => ({ id: buildId(number), name })

const interaction: Interaction = {
  _id: '01939f00-0000-7000-8000-000000000801',
  orgId: 101,
  thingId: buildId(2),
  name: 'Cupping',
  classification: 'warning',
  thing: { id: buildId(2), name: 'Finca La Esperanza' },
  task: { id: '5', name: 'Cupping' },
  reportedDate: '2026-09-14T08:20:00Z',
  recordDate: '2026-09-14T08:21:00Z',
}

const nothing = { count: 0, assets: [] }
const home = '/org/sierra-alta'

const args: CatalogueScreenProps = {
  totals: { live: 99_998, archived: 3, hidden: 1, interactions: { notice: 312, alert: 4, warning: 11, unclassified: 20 } },
  attention: {
    archivedChain: { count: 1, assets: [named(2, 'El Mirador, Geisha lots')] },
    noPublicPage: {
      count: 1_284,
      assets: [named(1, 'Cascara of Quindío'), named(2, 'El Mirador, Geisha lots'), named(4, 'Veredal Buenavista'), named(5, 'Río Verde')],
    },
    noCode: { count: 1, assets: [named(1, 'Cascara of Quindío')] },
    expiring: { count: 1, assets: [named(2, 'El Mirador, Geisha lots')] },
  },
  visits: 4_218,
  newest,
  latest: [interaction],
  failing: [
    { id: '1', name: 'Warehouse in Armenia', isOff: true },
    { id: '2', name: 'Buyer’s portal', isOff: false },
  ],
  hrefs: {
    list: `${home}/products/list`,
    archived: `${home}/products/list?status=1`,
    hidden: `${home}/products/list?hidden=true`,
    interactions: `${home}/interactions`,
    create: `${home}/products/new`,
    asset: (id) => `${home}/things/${id}`,
    mend: (kind, id) => `${home}/things/${id}/${kind}`,
    interaction: (id) => `${home}/interactions/${id}`,
  },
  onOpen: fn(),
}

const meta = preview.meta({
  title: 'Screens/Assets/Catalogue',
  component: CatalogueScreen,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

/** Each thing that is wrong leads to where it is mended. */
export const Overview = meta.story({
  play: async ({ canvas, userEvent, args: { onOpen } }) => {
    const attention = canvas.getByRole('region', { name: 'Needs attention' })
    await expect([...attention.querySelectorAll('header')].map(({ textContent }) => textContent)).toEqual([
      'Certificate expired or expires soon1',
      'Archived value chain1',
      'No public page1,284',
      'No identification code1',
      'Failing deliveries2',
    ])
    await expect(attention).toHaveTextContent('and 1,280 more')
    await expect(attention).toHaveTextContent('Check that the receiver answers.')
    await expect(canvas.getByText('4,218')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Veredal Buenavista' }))
    await expect(onOpen).toHaveBeenLastCalledWith(`${home}/things/${buildId(4)}/noPublicPage`)
    await userEvent.click(canvas.getByRole('link', { name: 'Archived' }))
    await expect(onOpen).toHaveBeenLastCalledWith(`${home}/products/list?status=1`)
    await userEvent.click(canvas.getByRole('link', { name: 'New asset' }))
    await expect(onOpen).toHaveBeenLastCalledWith(`${home}/products/new`)
  },
})

export const AllWell = meta.story({
  args: {
    attention: { archivedChain: nothing, noPublicPage: nothing, noCode: nothing, expiring: nothing },
    failing: [],
    latest: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs attention')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'App Store' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Google Play' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { totals: { live: 0, archived: 0, hidden: 0, interactions: { notice: 0, alert: 0, warning: 0, unclassified: 0 } }, newest: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No assets yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'New asset' })).toBeVisible()
  },
})

/** Someone who may neither create assets nor see interactions and integration actions. */
export const ReadOnly = meta.story({
  args: { latest: undefined, failing: undefined, hrefs: { ...args.hrefs, create: undefined, interactions: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New asset' })).toBeNull()
  },
})

export const Loading = meta.story({ args: { totals: undefined, attention: undefined, newest: undefined, latest: undefined } })

export const Failed = meta.story({
  parameters: { secondLook: true },
  args: { totals: undefined, attention: undefined, newest: undefined, failure: { code: 'network_unreachable' }, onRetry: fn() },
})

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const German = meta.story({ globals: { language: 'de' } })

export const Japanese = meta.story({ globals: { language: 'ja' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const Phone = meta.story({ globals: at('phone') })
