import { readSorts, VariantQuery } from '@tracemark/api/schemas'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { entityList } from '../../../stories/entity-list.ts'
import { at } from '../../../stories/table.ts'
import { type VariantLine, VariantsScreen, type VariantsScreenProps } from './VariantsScreen.tsx'

const line = (number: number, name: string, variantId: string, more: Partial<VariantLine>): VariantLine => ({
  id: `01939f00-0000-7000-8000-00000000070${number}`,
  name,
  variantId,
  status: 'active',
  unitCount: 240,
  percentUsed: 38,
  createdAt: `2026-0${9 - number}-14T10:00:00Z`,
  createdBy: { id: '01939f00-0000-7000-8000-000000001901', name: 'Luisa Marín' },
  ...more,
})

const items = [
  line(0, 'September lot', 'SA-2026-09', { status: 'draft', unitCount: 0, percentUsed: 0 }),
  line(1, 'August lot', 'SA-2026-08', { status: 'pending', unitCount: 1_200, percentUsed: 0 }),
  line(2, 'April lot', 'SA-2026-04', {}),
  line(3, 'March lot', 'SA-2026-03', { status: 'suspended', percentUsed: 91 }),
  line(4, 'Mitaca', 'SA-MITACA', { status: 'archived', unitCount: 96, percentUsed: 100 }),
]

const { states } = entityList(VariantQuery, items)

const args: VariantsScreenProps = {
  page: { items, totalItems: items.length, perPage: 50 },
  loading: false,
  query: { page: 1, perPage: 50, sort: 'createdAt_desc', search: '' },
  sorts: readSorts(VariantQuery),
  onQueryChange: fn(),
  onRetry: fn(),
  onOpen: fn(),
  getHref: (id) => `/org/sierra-alta/things/1/variants/${id}`,
  onCreate: fn(),
}

const meta = preview.meta({ title: 'Screens/Variants/Variants', component: VariantsScreen, globals: at('wide'), args })

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways).toEqual(items.map(({ id, name }) => [name, `/org/sierra-alta/things/1/variants/${id}`]))
  },
})

export const FilterByStatus = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Draft' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { status: ['draft'] }, page: 1 })
  },
})

export const ReadOnly = meta.story({ args: { onCreate: undefined } })

export const None = meta.story({
  args: { page: { items: [], totalItems: 0, perPage: 50 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New variant' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

/** Whoever may only read is told so, and offered nothing to press. */
export const NoneReadOnly = meta.story({
  parameters: { picture: false },
  args: { ...states.empty, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here yet. You can view this list, but not add to it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New variant' })).toBeNull()
  },
})

/** Below the search field that says what was looked for, it is let go of, too. */
export const NothingFound = meta.story({
  parameters: { picture: false },
  args: states.nothingFound,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('Tarrazú')
    const [, below] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(below as HTMLElement)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', filters: {}, page: 1 })
  },
})

export const LongText = meta.story({ parameters: { picture: false }, args: states.longText, globals: at('phone') })

export const Loading = meta.story({ tags: ['!test'], args: { page: undefined, loading: true } })

export const Failed = meta.story({ tags: ['!test'], args: { page: undefined, failure: { code: 'network_unreachable' } } })

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })

/** Every column is seen whole beside the folded menu, which leaves it 650 pixels. */
export const Tablet = meta.story({
  globals: at('tablet'),
  decorators: (Story) => (
    <div style={{ width: 650 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
    const scroller = canvas.getByRole('grid').querySelector('.MuiDataGrid-virtualScroller') as HTMLElement
    await expect(getComputedStyle(scroller).overflowX).toBe('hidden')
  },
})
