import { type Asset, AssetQuery } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { entityList } from '../../../stories/entity-list.ts'
import { picture } from '../../../stories/fixtures.ts'
import { at, fetched } from '../../../stories/table.ts'
import { AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'

const line = (number: number, name: string, chain: string, from: string, to: string, more?: Partial<Asset>): Asset => ({
  id: `01939f00-0000-7000-8000-00000000020${number}`,
  organizationId: 101,
  organizationName: 'Sierra Alta',
  name,
  description: '',
  image: picture(from, to),
  images: [],
  certifications: [],
  attributes: [],
  supportProfileIds: [],
  documentIds: [],
  isEnabledPublicLink: true,
  status: 0,
  hidden: false,
  unitCount: 12 * number + 4,
  latestInteraction: `2026-11-0${number + 1}T10:00:00Z`,
  createdAt: `2026-0${number + 1}-14T10:00:00Z`,
  category: { id: '1', name: 'Green coffee' },
  valueChain: { id: '2', name: chain },
  ...more,
})

const rows = [
  line(0, 'Asociación Río Verde', 'Coffee, from farm to port', '#2e6073', '#93b0b6'),
  line(1, 'Cooperativa El Roble', 'Coffee, from farm to port', '#3f6a4a', '#9fb79c'),
  line(2, 'Finca La Esperanza', 'Coffee, from farm to port', '#8a5a2b', '#c9ab82'),
  line(3, 'Finca Tres Hermanas de la Montaña', 'Cascara', '#7a3d34', '#c39c92', { status: 1 }),
  line(4, 'Veredal Buenavista', 'Coffee, from farm to port', '#b58a3c', '#dcc591', {
    image: undefined,
    category: undefined,
    unitCount: 0,
    latestInteraction: undefined,
    hidden: true,
  }),
]
const [first, second] = rows

const chains = [
  { value: 'c1', label: 'Cascara' },
  { value: 'c2', label: 'Coffee, from farm to port' },
]
const onSearch = fn()
const assign = fn()

const { args: list, states } = entityList(AssetQuery, rows)
const args: AssetsScreenProps = {
  ...list,
  onExport: fn(),
  onPrepare: fn(),
  onOpenExports: fn(),
  totals: { live: 116, archived: 2, hidden: 1, interactions: { notice: 1204, alert: 12, warning: 3, unclassified: 0 } },
  interactions: { href: '/org/sierra-alta/interactions', onOpen: fn() },
  finders: { valueChainId: { options: chains, onSearch } },
  bulkActions: [
    {
      id: 'add-value-chain',
      label: 'Add value chain',
      tone: 'danger',
      ask: () => ({
        label: 'Value chain',
        impact: async () => ({
          text: '1 of 2 selected has a value chain, which will be replaced. This concerns 364 interactions.',
          phrase: '2',
          label: 'Change value chain',
        }),
        find: async (text) => chains.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
      }),
      run: async (ids, onProgress, chosen) => {
        assign(ids, chosen)
        onProgress(ids.length)
        return []
      },
    },
  ],
}

const meta = preview.meta({ title: 'Screens/Assets/Assets', component: AssetsScreen, globals: at('wide'), args })

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Live 116 · Archived 2 · Hidden 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '12 Alert' }))
    await expect(args.interactions?.onOpen).toHaveBeenLastCalledWith('/org/sierra-alta/interactions?classification=alert')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search assets' }), 'Roble{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Roble', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { hidden: true }, page: 1 })
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
})

/** An action that has to know something first asks for it, and does not run without an answer. What it replaces for good has to be confirmed. */
export const AddValueChain = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    for (const row of [first, second]) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${row?.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add value chain' }, fetched))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add value chain: 2 selected' }, fetched))
    const field = dialog.getByRole('combobox', { name: 'Value chain' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(await dialog.findByText(/^1 of 2 selected has a value chain, .* 364 interactions\.$/)).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Change value chain' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type “2” to confirm' }), '2')
    await userEvent.click(confirm)
    await expect(await dialog.findByText('Fill in this field')).toBeVisible()
    await expect(field).toBeInvalid()
    await expect(assign).not.toHaveBeenCalled()
    await userEvent.type(field, 'casc')
    await userEvent.click(await screen.findByRole('option', { name: 'Cascara' }))
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Add value chain: done for 2 assets')).toHaveAttribute('role', 'status')
    await expect(assign.mock.calls).toEqual([[[first?.id, second?.id], ['c1']]])
  },
})

/** What was made of a partner's offer says whose it was. */
export const FromPartner = meta.story({
  parameters: { picture: false },
  args: {
    ...entityList(
      AssetQuery,
      rows.map((row) => (row === second ? { ...row, origin: { id: 102, slug: 'klosterhalde', name: 'Weingut Klosterhalde' } } : row)),
    ).args,
  },
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('img', { name: 'From Weingut Klosterhalde' })
    await expect(mark.closest('[role=row]')).toHaveTextContent('Cooperativa El Roble')
    await expect(mark).toHaveAttribute('title', 'From Weingut Klosterhalde')
  },
})

export const Keyboard = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    const [, cell] = await canvas.findAllByRole('gridcell')
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    cell?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(second?.id)
  },
})

export const None = meta.story({ args: states.empty })

export const NothingFound = meta.story({ args: states.nothingFound })

export const Loading = meta.story({ args: states.loading })

export const Failed = meta.story({ args: states.failed })

export const NoPermission = meta.story({ parameters: { picture: false }, args: states.noPermission })

export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })

/** In the menu beside the title: a file of what the list shows. */
export const Exports = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as XLSX' }, fetched))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export as XLSX' }, fetched))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    const columns = ['name', 'category', 'chain', 'units', 'latest', 'status']
    await expect(args.onExport).toHaveBeenLastCalledWith({ format: 'xlsx', separator: 'comma', columns })
  },
})
