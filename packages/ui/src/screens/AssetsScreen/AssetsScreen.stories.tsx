import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { type AssetLine, AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'

const line = (number: number, name: string, chain: string, from: string, to: string, more?: Partial<AssetLine>): AssetLine => ({
  id: `01939f00-0000-7000-8000-00000000020${number}`,
  name,
  image: picture(from, to),
  status: 0,
  createdAt: `2026-0${number + 1}-14T10:00:00Z`,
  category: { id: '1', name: 'Green coffee' },
  valueChain: { id: '2', name: chain },
  ...more,
})

const items = [
  line(0, 'Asociación Río Verde', 'Coffee, from farm to port', '#2e6073', '#93b0b6'),
  line(1, 'Cooperativa El Roble', 'Coffee, from farm to port', '#3f6a4a', '#9fb79c'),
  line(2, 'Finca La Esperanza', 'Coffee, from farm to port', '#8a5a2b', '#c9ab82'),
  line(3, 'Finca Tres Hermanas de la Montaña', 'Cascara', '#7a3d34', '#c39c92', { status: 1 }),
  line(4, 'Veredal Buenavista', 'Coffee, from farm to port', '#b58a3c', '#dcc591', { image: undefined, category: undefined }),
]

const args: AssetsScreenProps = {
  page: { items, totalItems: 118, perPage: 50 },
  loading: false,
  query: { page: 1, perPage: 50, sort: 'name_asc', search: '' },
  onQueryChange: fn(),
  onRetry: fn(),
  onOpen: fn(),
  hrefOf: (id) => `/org/sierra-alta/things/${id}/variants`,
}

const meta = preview.meta({ title: 'Screens/Assets', component: AssetsScreen, globals: at('wide'), args })

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search assets' }), 'Roble{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Roble', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ page: 2 })
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('gridcell')
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(items[1]?.id)
  },
})

export const None = meta.story({ args: { page: { items: [], totalItems: 0, perPage: 50 } } })

export const NothingFound = meta.story({
  args: { page: { items: [], totalItems: 0, perPage: 50 }, query: { page: 1, perPage: 50, sort: 'name_asc', search: 'Tarrazú' } },
})

export const Loading = meta.story({ args: { page: undefined, loading: true } })

export const Failed = meta.story({ args: { page: undefined, failure: { code: 'timeout', requestId: '01939f2c-7a5b' } } })

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
