import { readSorts, VariantOfferQuery } from '@tracemark/api/schemas'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import { type OfferLine, OffersScreen, type OffersScreenProps } from './OffersScreen.tsx'

const line = (number: number, name: string, thing: string, origin: string, more: Partial<OfferLine>): OfferLine => ({
  id: `01939f00-0000-7000-8000-00000000090${number}`,
  mode: 'continuous',
  state: 'accepted',
  createdAt: `2026-11-${20 - number}T09:30:00Z`,
  origin: { name: origin },
  content: { name, variantId: `KH-2026-0${number}`, thing: { name: thing, image: picture('#7a3d34', '#c39c92') } },
  ...more,
})

const items = [
  line(0, 'Riesling 2026', 'Klosterhalde Riesling trocken', 'Weingut Klosterhalde', { state: 'offered' }),
  line(1, 'Maize, lot 12', 'White maize', 'Open Granary', { state: 'offered', mode: 'oneOff' }),
  line(2, 'Riesling 2025', 'Klosterhalde Riesling trocken', 'Weingut Klosterhalde', {}),
  line(3, 'Silvaner 2025', 'Klosterhalde Silvaner', 'Weingut Klosterhalde', { state: 'declined', mode: 'oneOff' }),
  line(4, 'Maize, lot 9', 'White maize', 'Open Granary', { state: 'withdrawn' }),
  line(5, 'Riesling 2024', 'Klosterhalde Riesling trocken', 'Weingut Klosterhalde', { state: 'ended' }),
]

const LONG = 'Erzeugergemeinschaft der Winzerinnen und Winzer am Oberen Neckar und im Remstal'

const args: OffersScreenProps = {
  page: { items, totalItems: items.length, perPage: 50 },
  loading: false,
  query: { page: 1, perPage: 50, sort: 'createdAt_desc', search: '' },
  slug: 'sierra-alta',
  sorts: readSorts(VariantOfferQuery),
  onQueryChange: fn(),
  onRetry: fn(),
  onOpen: fn(),
}

const meta = preview.meta({ title: 'Screens/Offers/Offers', component: OffersScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open only' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { open: true }, page: 1 })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search offers' }), 'maize')
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'maize', page: 1 }))
  },
})

export const OpenOnly = meta.story({
  args: { query: { ...args.query, filters: { open: true } }, page: { items: items.slice(0, 2), totalItems: 2, perPage: 50 } },
})

export const None = meta.story({ args: { page: { items: [], totalItems: 0, perPage: 50 } } })

export const Loading = meta.story({ tags: ['!test'], parameters: { picture: false }, args: { page: undefined, loading: true } })

/** Names as long as people give them stay whole. */
export const LongText = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: {
    page: {
      items: items.map((item) => ({ ...item, origin: { name: `${item.origin.name} ${LONG}` } })),
      totalItems: items.length,
      perPage: 50,
    },
  },
})

export const Failed = meta.story({ tags: ['!test'], args: { page: undefined, failure: { code: 'timeout', requestId: '01939f2c-7a5b' } } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
