import type { Asset, Interaction } from '@tracemark/api/schemas'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { AssetFrame, type AssetFrameProps } from './AssetFrame.tsx'
import { AssetOverview, type AssetOverviewProps } from './AssetOverview.tsx'

const asset: Asset = {
  id: '01939f00-0000-7000-8000-000000000101',
  organizationId: 101,
  organizationName: 'Sierra Alta',
  name: 'Finca La Esperanza, washed Caturra',
  description: 'Washed at the mill of the village and dried on patios for two weeks.',
  image: picture('#8a5a2b', '#c9ab82'),
  status: 0,
  hidden: false,
  unitCount: 12,
  category: { id: '1', name: 'Coffee' },
  template: { id: '2', name: 'Washed coffee' },
  valueChain: { id: '3', name: 'Coffee, from farm to port' },
  attributes: [],
  images: [],
  certifications: [],
  supportProfileIds: [],
  documentIds: [],
  isEnabledPublicLink: true,
  publicLink: 'finca-la-esperanza',
  createdAt: '2026-05-20T10:00:00Z',
  createdBy: { id: '4', name: 'Lucía Ortega' },
}

const interaction = (number: number, name: string, more: Partial<Interaction>): Interaction => ({
  _id: `01939f00-0000-7000-8000-00000000080${number}`,
  orgId: 101,
  thingId: asset.id,
  name,
  classification: 'notice',
  thing: { id: asset.id, name: asset.name },
  task: { id: '5', name },
  reportedDate: `2026-09-1${number}T08:20:00Z`,
  recordDate: `2026-09-1${number}T08:21:00Z`,
  createdBy: { id: '6', name: 'Mateo Rojas' },
  ...more,
})

const tab = (id: string, label: string) => ({ id, label, href: `/org/sierra-alta/things/1/${id}` })

const frame: Omit<AssetFrameProps, 'children'> = {
  asset,
  back: { label: 'Assets', href: '/org/sierra-alta/products', onBack: fn() },
  publicPage: '/p/sierra-alta/finca-la-esperanza',
  tabs: {
    current: 'overview',
    onNavigate: fn(),
    tabs: [tab('overview', 'Overview'), tab('about', 'About'), tab('variants', 'Variants')],
  },
}

const args: AssetOverviewProps = {
  asset,
  summary: {
    thingId: asset.id,
    units: 1_240,
    unitStatuses: [
      { value: -1, name: 'Unknown ID', count: 12 },
      { value: 1, name: 'All clear', count: 1_180 },
      { value: 5, name: 'Do not use', count: 48 },
    ],
    variants: 5,
    tasks: 4,
    interactions: { notice: 312, alert: 4, warning: 11, unclassified: 20 },
    months: [
      { month: '2026-02', interactions: { notice: 140, alert: 1, warning: 3, unclassified: 12 } },
      { month: '2026-03', interactions: { notice: 172, alert: 3, warning: 8, unclassified: 8 } },
    ],
    visits: {
      total: 3_412,
      days: [
        { day: '2026-09-12', visits: 31 },
        { day: '2026-09-13', visits: 44 },
        { day: '2026-09-14', visits: 18 },
      ],
    },
    latestInteraction: '2026-09-14T08:21:00Z',
  },
  latest: [
    interaction(4, 'Cupping', { item: { id: '7', name: 'SA-2026-04-0012' } }),
    interaction(3, 'Moisture control', { classification: 'warning' }),
    interaction(1, 'Farm visit', { classification: 'alert' }),
  ],
  interactionHref: (id) => `/org/sierra-alta/interactions/${id}`,
  codes: 0,
  requiredAttributes: [{ id: 'harvest', name: 'Harvest year' }],
  mends: {
    attributes: '/org/sierra-alta/things/1/about/attributes',
    discovery: '/org/sierra-alta/things/1/discovery',
    general: '/org/sierra-alta/things/1/about',
  },
  hrefs: {
    variants: '/org/sierra-alta/things/1/variants',
    units: '/org/sierra-alta/things/1/units',
  },
  onOpen: fn(),
}

const meta = preview.meta({
  title: 'Screens/Assets/Overview',
  component: AssetOverview,
  globals: at('wide'),
  args,
  decorators: (Story, { args: { asset } }) => (
    <AssetFrame {...frame} asset={asset}>
      <Story />
    </AssetFrame>
  ),
})

export const Overview = meta.story({
  play: async ({ canvas }) => {
    const counts = canvas.getAllByRole('definition').slice(0, 3)
    await expect(counts.map(({ parentElement }) => parentElement?.textContent)).toEqual(['Units1,240', 'Variants5', 'Tasks4'])
    const ready = canvas.getByRole('region', { name: 'Published' })
    await expect(ready).toHaveTextContent('6 of 8')
    await expect(
      within(ready)
        .getAllByRole('link')
        .map((way) => [way.textContent, way.getAttribute('href')]),
    ).toEqual([
      ['Fill in', '/org/sierra-alta/things/1/about/attributes'],
      ['Add', '/org/sierra-alta/things/1/discovery'],
    ])
    await expect(within(canvas.getByRole('region', { name: 'Latest interactions' })).getByText('Cupping')).toBeVisible()
  },
})

/** Who may only view sees what is missing, and nothing to do about it. */
export const ReadinessForViewers = meta.story({
  parameters: { picture: false },
  args: { mends: {} },
  play: async ({ canvas }) => {
    const ready = canvas.getByRole('region', { name: 'Published' })
    await expect(ready).toHaveTextContent('Attributes: Harvest year')
    await expect(within(ready).queryByRole('link')).toBeNull()
  },
})

/** One part after the other is read, as on a slow network. */
const Arriving = ({ summary, latest, requiredAttributes, codes, ...props }: AssetOverviewProps) => {
  const [parts, setParts] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setParts((count) => count + 1), 60)
    return () => clearInterval(timer)
  }, [])
  return (
    <AssetOverview
      {...props}
      loading={parts < 4}
      summary={parts > 0 ? summary : undefined}
      latest={parts > 1 ? latest : undefined}
      requiredAttributes={parts > 2 ? requiredAttributes : undefined}
      codes={parts > 3 ? codes : undefined}
    />
  )
}

/** Nothing that is read is pushed away by what comes after it. */
export const NothingShifts = meta.story({
  parameters: { picture: false },
  render: (props) => <Arriving {...props} />,
  play: async ({ canvas }) => {
    let shifted = 0
    const count = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) shifted += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    await waitFor(() => expect(canvas.getByText('Identification code')).toBeVisible())
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    count(observer.takeRecords())
    observer.disconnect()
    await expect(shifted).toBeLessThan(0.05)
  },
})

/** Nothing is filled in yet: the page says what is missing, and leads there. */
export const Missing = meta.story({
  args: {
    asset: {
      ...asset,
      image: undefined,
      description: '',
      category: undefined,
      valueChain: undefined,
      images: [{ image: '/files/1' }, { image: '/files/2' }],
      isEnabledPublicLink: false,
    },
    requiredAttributes: ['Harvest year', 'Altitude', 'Process', 'Plot', 'Slope'].map((name) => ({ id: name, name })),
    summary: {
      thingId: asset.id,
      units: 0,
      unitStatuses: [],
      variants: 0,
      tasks: 0,
      interactions: { notice: 0, alert: 0, warning: 0, unclassified: 0 },
      months: [],
      visits: { total: 0, days: [] },
    },
    latest: [],
    codes: 0,
  },
  play: async ({ canvas, userEvent, args }) => {
    const missing = canvas.getByRole('region', { name: 'Ready to publish' })
    await expect(missing).toHaveTextContent('0 of 9')
    await expect([...missing.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'ImageAdd',
      'DescriptionAdd',
      'Category',
      'Attributes: Harvest year, Altitude, Process, and 2 moreFill in',
      'Value chain',
      'Alternative text (2)',
      'Identification codeAdd',
      'Task',
      'Public page',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Add: Image' }))
    await expect(args.onOpen).toHaveBeenCalledWith('/org/sierra-alta/things/1/about')
    await userEvent.click(canvas.getByRole('link', { name: 'Units' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/units')
  },
  parameters: { picture: false },
})

/** What it has from another asset, and which that is. */
export const Child = meta.story({
  args: {
    asset: {
      ...asset,
      inheritedId: '01939f00-0000-7000-8000-000000000100',
      inheritedMode: 'continuous',
      inherited: { id: '01939f00-0000-7000-8000-000000000100', name: 'Finca La Esperanza' },
    },
    inheritedTasks: 3,
    hrefs: { inherited: '/org/sierra-alta/things/0', tasks: '/org/sierra-alta/things/1/tasks' },
  },
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Coffee · Inherits from Finca La Esperanza')).toBeVisible()
    const inherited = canvas.getByRole('region', { name: 'Inherits from' })
    await expect(inherited).toHaveTextContent(
      'Inherits fromFinca La EsperanzaIt follows this asset: tasks of the original can be run here too.3 inherited tasks',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Finca La Esperanza' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('/org/sierra-alta/things/0')
  },
})

/** Made of a partner's offer. */
export const FromPartner = meta.story({
  args: { asset: { ...asset, origin: { id: 102, slug: 'klosterhalde', name: 'Weingut Klosterhalde' } } },
  parameters: { picture: false },
  play: async ({ canvas }) => expect(canvas.getByText('Coffee · From Weingut Klosterhalde')).toBeVisible(),
})

export const Loading = meta.story({ args: { loading: true, summary: undefined, latest: undefined }, parameters: { picture: false } })

export const Failed = meta.story({
  args: { summary: undefined, failure: { code: 'network_unreachable' }, onRetry: fn() },
  parameters: { picture: false },
})

export const PlacesFailed = meta.story({
  args: { latest: undefined, latestFailure: { code: 'internal' }, onRetryLatest: fn() },
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Could not load the interactions on the map' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryLatest).toHaveBeenCalledOnce()
  },
})

export const Archived = meta.story({ args: { asset: { ...asset, status: 1 } }, parameters: { picture: false } })

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' }, parameters: { picture: false } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, parameters: { picture: false } })

export const Phone = meta.story({ globals: at('phone'), parameters: { picture: false } })
