import { classifications } from '@tracemark/api/schemas'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Timeline, type TimelineEvent } from './Timeline.tsx'

const events: TimelineEvent[] = [
  {
    id: '1',
    name: 'Moisture check',
    at: '2026-11-20T09:41:00Z',
    icon: 'water',
    note: 'Drying patio, Pijao. Luz Dary Cifuentes',
    href: '#1',
  },
  { id: '2', name: 'Cherry intake', at: '2026-11-20T09:12:00Z', icon: 'leaf', note: 'Wet mill, Génova', href: '#2' },
  { id: '3', name: 'Bag seal', at: '2026-11-19T17:46:00Z', icon: 'lock', href: '#3' },
  { id: '4', name: 'Left for the port', at: '2026-11-17T05:20:00Z', icon: 'truck', note: 'Armenia to Buenaventura' },
]

const meta = preview.meta({
  title: 'Staff/Timeline',
  component: Timeline,
  args: { events, onNavigate: fn() },
  globals: { viewport: { value: 'tablet', isRotated: false } },
})

export const Days = meta.story()

/** What an interaction was classified as, by sign and color. */
export const Classifications = meta.story({
  args: {
    events: classifications.map((tone, at) => ({ id: tone, name: `Moisture check ${4 - at}`, at: `2026-11-20T0${9 - at}:12:00Z`, tone })),
  },
})

export const ByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cherry intake' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#2')
  },
})

export const Phone = meta.story({
  args: {
    events: [
      {
        id: '0',
        name: 'Farm audit of the growers of Nuestra Señora de la Candelaria, second visit of the harvest',
        at: '2026-11-20T11:05:00Z',
        icon: 'farm',
        note: 'Finca Tres Hermanas de la Montaña, Córdoba, Quindío. Recorded by María Fernanda Echeverri Londoño',
        href: '#0',
      },
      ...events,
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
})

export const Long = meta.story({
  args: {
    events: Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      name: `Moisture check ${60 - at}`,
      at: new Date(Date.UTC(2026, 10, 20, 9 - at * 5)).toISOString(),
      icon: 'water',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(13)
    await expect(canvas.getAllByText(/^Moisture check/)).toHaveLength(60)
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Empty = meta.story({ args: { events: [] } })
