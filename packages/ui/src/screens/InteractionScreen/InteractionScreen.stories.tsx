import type { InteractionDetail } from '@tracemark/api/schemas'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { interactions, picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { InteractionScreen } from './InteractionScreen.tsx'

const [first] = interactions
if (!first) throw new Error('The fixtures have no interactions.')

const place = { point: { type: 'Point' as const, coordinates: [-75.7, 4.33] as [number, number] }, place: 'Pijao, Quindío' }

const interaction: InteractionDetail = {
  ...first,
  reportedDate: '2026-11-20T09:20:00Z',
  answers: [
    { widgetId: 'moisture', label: 'Moisture', value: 14.2, unit: '%' },
    { widgetId: 'parchment', label: 'Parchment looks', value: 'Patchy' },
    { widgetId: 'turned', label: 'Turned since the last check', value: false },
    { widgetId: 'laid', label: 'Laid out on', value: '2026-11-14' },
    { widgetId: 'note', label: 'Anything to add', value: 'Rain came through the roof of the patio at night; the lower rows are wet.' },
  ],
  attachments: [
    { stepId: 'patio', name: 'patio.jpg', file: picture('#b58a3c', '#dcc591'), camera: true },
    { stepId: 'roof', name: 'roof.jpg', file: picture('#2e6073', '#93b0b6'), camera: false },
    { stepId: 'lab', name: 'laboratory-report.pdf', file: '/files/1/laboratory-report.pdf', camera: false },
  ],
  changes: [
    {
      changedAt: '2026-11-20T10:05:00Z',
      changedBy: { id: first._id, name: 'Luisa Marín' },
      before: { classification: 'alert' },
      after: { classification: 'warning' },
    },
    {
      changedAt: '2026-11-20T11:40:00Z',
      before: { reportedDate: '2026-11-20T09:41:00Z', reportedLocation: null },
      after: { reportedDate: '2026-11-20T09:20:00Z', reportedLocation: place },
    },
  ],
}

/** Until the map is drawn: its pictures must not depend on the moment. */
const drawn = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[data-map]')).toHaveAttribute('data-drawn', 'true'), { timeout: 25_000 })

const meta = preview.meta({
  title: 'Screens/Interaction',
  component: InteractionScreen,
  globals: { ...at('desktopTall'), language: 'en-x-farm' },
  args: {
    interaction,
    variant: { name: 'April lot', href: '/org/sierra-alta/things/1/variants/2' },
    links: {
      thing: '/org/sierra-alta/things/1',
      item: '/org/sierra-alta/things/1/units/3',
      task: '/org/sierra-alta/interactions?task=4',
      createdBy: '/org/sierra-alta/interactions?createdByMe=true',
      publicPage: '/p/sierra-alta/finca-la-esperanza',
    },
    listHref: '/org/sierra-alta/interactions?page=2&sort=task_asc',
    onBack: fn(),
    onRetry: fn(),
  },
})

export const Whole = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn({ canvasElement })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Finca La Esperanza')
    const ways = canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways.filter(([, href]) => href?.startsWith('/org/') || href?.startsWith('/p/'))).toEqual([
      ['All interactions', '/org/sierra-alta/interactions?page=2&sort=task_asc'],
      ['Public page', '/p/sierra-alta/finca-la-esperanza'],
      [first.thing.name, '/org/sierra-alta/things/1'],
      ['April lot', '/org/sierra-alta/things/1/variants/2'],
      [first.item?.name, '/org/sierra-alta/things/1/units/3'],
      [first.task.name, '/org/sierra-alta/interactions?task=4'],
      [first.createdBy?.name, '/org/sierra-alta/interactions?createdByMe=true'],
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'All interactions' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

const { attachments: _a, changes: _c, reportedLocation: _l, recordLocation: _r, item: _i, createdBy: _b, ...bare } = interaction

export const Little = meta.story({
  args: { interaction: { ...bare, answers: [] }, variant: undefined, links: {} },
  globals: at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place was recorded.')).toBeVisible()
  },
})

const told = (placeNote: string) => ({ interaction: { ...bare, placeNote } })

export const PlaceInWords = meta.story({
  args: told('Behind the mill, at the old gate'),
  globals: { ...at('desktop'), pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Told in words: Behind the mill, at the old gate. There is no point for the map.')).toBeVisible()
  },
})

export const PlaceSkipped = meta.story({
  args: told('skipped:private'),
  globals: { ...at('desktop'), pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No place was recorded. The reason given: I would rather not say')).toBeVisible()
  },
})

export const Expired = meta.story({ args: { interaction: { ...bare, expiredAt: '2026-11-20T12:00:00Z' } }, globals: at('desktop') })

export const Loading = meta.story({ args: { interaction: undefined }, globals: at('desktop') })

export const Failed = meta.story({
  args: { interaction: undefined, failure: { code: 'network_unreachable' } },
  globals: at('desktop'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const German = meta.story({ globals: { language: 'de' }, play: drawn })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: drawn })

export const Phone = meta.story({ globals: at('phoneTall'), play: drawn })
