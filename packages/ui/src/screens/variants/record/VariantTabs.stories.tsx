import {
  type ListSchema,
  readSorts,
  type VariantAttribute,
  type VariantComponent,
  type VariantHierarchy,
  type VariantHistoryEntry,
  VariantHistoryQuery,
  type VariantShare,
  VariantShareQuery,
} from '@tracemark/api/schemas'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { ComponentsTab } from './ComponentsTab.tsx'
import { FamilyTree } from './FamilyTree.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { HistoryTab } from './HistoryTab.tsx'
import { MiscellaneousTab } from './MiscellaneousTab.tsx'
import { SharesTab } from './SharesTab.tsx'
import { SustainabilityTab } from './SustainabilityTab.tsx'

const id = (number: number) => `01939f00-0000-7000-8000-${String(number).padStart(12, '0')}`
const names: Readonly<Record<string, string>> = { KGM: 'kg', H87: 'piece', KMT: 'km', LTR: 'l', P1: '%' }
const units = {
  find: async () => Object.entries(names).map(([value, label]) => ({ value, label })),
  getName: (code: string) => names[code] ?? code,
}
const component = (order: number, name: string, more: Partial<VariantComponent>): VariantComponent => ({
  name,
  quantity: 1,
  order,
  isActive: true,
  ...more,
})
const components = [
  component(0, 'Parchment coffee', { category: 'grains', origin: 'Pijao, Quindío', quantity: 62, units: 'KGM', costContribution: 84 }),
  component(1, 'Jute bag with liner', { category: 'packaging', subCategory: 'Secondary', units: 'H87', costContribution: 5 }),
  component(2, 'Jeep to the dry mill', { category: 'transport', quantity: 31, units: 'KMT' }),
  component(3, 'Plastic liner', { category: 'packaging', units: 'H87', costContribution: 2, isActive: false }),
]
const form = { onSave: fn(async () => undefined), onDirty: fn(), upload: fn(), onRetry: fn() }
const variant = {
  id: id(701),
  thingId: id(200),
  thingName: 'Finca La Esperanza, washed Caturra',
  variantId: 'SA-2026-04',
  status: 'active' as const,
  unitCount: 240,
  percentUsed: 38,
  createdAt: '2026-04-14T10:00:00Z',
  createdBy: { id: id(1901), name: 'Luisa Marín' },
}
const general = { name: 'April lot', variantId: 'SA-2026-04', description: 'Third pass, picked on the upper terraces.' }
const catalogue = {
  find: async () => [{ value: 'Cork', label: 'Cork (Packaging, Closure)' }],
  read: (value: string | undefined) =>
    value === undefined ? undefined : { name: 'Cork', category: 'packaging' as const, subCategory: 'Closure', units: 'H87', isOwn: false },
}
const inBody = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

const meta = preview.meta({ title: 'Screens/Variants/Variant tabs', globals: at('wide'), parameters: { picture: false } })

const General = (props: Partial<Parameters<typeof GeneralTab>[0]>) => (
  <GeneralTab {...form} values={general} variant={variant} assetHref="/a" unitsHref="/u" onOpen={fn()} onCheckId={fn()} {...props} />
)

export const GeneralOfUsed = meta.story({
  render: () => <General />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/240 units have this ID/)).toBeVisible()
    const name = canvas.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Ap')
    await userEvent.tab()
    await expect(canvas.getByText('Variant name must be between 3 and 20 characters')).toBeVisible()
    await userEvent.type(name, 'ril, third pass')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(form.onSave).toHaveBeenLastCalledWith({ ...general, name: 'April, third pass' }, general)
  },
})

/** What was accepted from another organization says whose copy it is, and since when. */
export const GeneralReceived = meta.story({
  render: () => <General received={{ from: 'Weingut Klosterhalde', at: '2026-11-18T10:00:00Z', href: '/offers/1' }} />,
  play: async ({ canvas }) => {
    const from = canvas.getByRole('link', { name: 'Weingut Klosterhalde' })
    await expect(from).toHaveAttribute('href', '/offers/1')
    await expect(from.closest('dl > div')).toHaveTextContent('Received fromWeingut Klosterhalde, 18 Nov 2026')
  },
})

export const GeneralArchived = meta.story({
  render: () => <General variant={{ ...variant, status: 'archived' }} viewOnly="archived" readOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Restore the archived variant/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveAttribute('readonly')
  },
})

export const GeneralWithoutRights = meta.story({ render: () => <General viewOnly="rights" readOnly /> })

export const GeneralLoading = meta.story({ render: () => <General values={undefined} /> })

export const GeneralNotRead = meta.story({ render: () => <General values={undefined} failure={{ code: 'network_unreachable' }} /> })

const Components = (props: Partial<Parameters<typeof ComponentsTab>[0]>) => (
  <ComponentsTab {...form} values={components} catalogue={catalogue} units={units} {...props} />
)

export const ComponentsChosen = meta.story({
  render: () => <Components />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1 component without a cost contribution')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add component' }))
    const drawer = within(await inBody(canvasElement).findByRole('dialog'))
    await userEvent.click(drawer.getByRole('combobox', { name: /^Component/ }))
    await userEvent.click(await inBody(canvasElement).findByRole('option', { name: /Cork/ }))
    await expect(drawer.getByLabelText(/^Subcategory/)).toHaveValue('Closure')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: 'Cork' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const cork = { name: 'Cork', category: 'packaging', subCategory: 'Closure', units: 'H87', quantity: 1, order: 4, isActive: true }
    await expect(form.onSave).toHaveBeenLastCalledWith([...components, cork], components)
  },
})

/** An entry of one's own is a step that has to be taken. */
export const ComponentOfOnesOwn = meta.story({
  render: () => <Components values={[]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add component' }))
    const drawer = within(await inBody(canvasElement).findByRole('dialog'))
    await expect(drawer.queryByLabelText(/^Name/)).toBeNull()
    await userEvent.type(drawer.getByRole('combobox', { name: /^Component/ }), 'Banana')
    await userEvent.click(drawer.getByRole('button', { name: /Create your own entry/ }))
    // What was looked for is its name.
    const name = drawer.getByLabelText(/^Name/)
    await expect(name).toHaveFocus()
    await userEvent.keyboard(' leaf')
    await expect(name).toHaveValue('Banana leaf')
    const quantity = drawer.getByLabelText(/^Quantity/)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, 'abc')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Enter a number'))
    await expect(drawer.queryByText('Please fill all the required fields')).toBeNull()
  },
})

export const ComponentsPhone = meta.story({ globals: { ...at('phone'), scheme: 'dark' }, render: () => <Components /> })

export const ComponentsReadOnly = meta.story({ render: () => <Components readOnly viewOnly="rights" /> })

/** Whoever may only read is offered nothing to press. */
export const ComponentsEmptyReadOnly = meta.story({
  render: () => <Components values={[]} readOnly viewOnly="rights" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here yet. You can view this list, but not add to it.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The component that is refused opens, with the reason at its field. */
export const ComponentRefused = meta.story({
  render: () => (
    <Components
      onSave={async () => ({
        code: 'invalid_content',
        fields: [{ path: ['components', 1, 'quantity'], message: 'too small', code: 'too_small', params: { minimum: 0 } }],
      })}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Plastic liner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const drawer = within(await inBody(canvasElement).findByRole('dialog', { name: 'Jute bag with liner' }))
    await waitFor(() => expect(drawer.getByLabelText(/^Quantity/)).toBeInvalid())
  },
})

const costs = (...shares: number[]) =>
  shares.map((costContribution, order) => ({ name: `Part ${order + 1}`, quantity: 1, order, isActive: true, costContribution }))

/** The total says why it can't be saved, and the last share says how much the others leave for it. */
export const CostRefused = meta.story({
  parameters: { picture: false },
  render: () => (
    <Components
      values={costs(60, 30, 25, 5)}
      onSave={async () => ({
        code: 'invalid_content',
        fields: [{ path: ['components', 2, 'costContribution'], message: 'too big', code: 'too_big', params: { maximum: 10 } }],
      })}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('More than 100%, so this can’t be saved. Lower a cost contribution.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Part 4' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const drawer = within(await inBody(canvasElement).findByRole('dialog', { name: 'Part 3' }))
    const cost = drawer.getByLabelText(/^Cost contribution/)
    await waitFor(() => expect(cost).toBeInvalid())
    await expect(cost).toHaveAccessibleDescription(/Enter 10 or less/)
  },
})

/** What is not assigned yet can be saved. */
export const CostLeft = meta.story({
  parameters: { picture: false },
  render: () => <Components values={costs(60, 30)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% not assigned')).toBeVisible()
  },
})

const node = (number: number, name: string, depth: number): VariantHierarchy['nodes'][number] => ({
  id: id(number),
  thingId: id(200),
  variantId: `SA-${number}`,
  name,
  status: 'active',
  thingName: 'Finca La Esperanza',
  depth,
})
const parents: VariantHierarchy = {
  nodes: [node(1, 'Export lot', 0), node(2, 'El Alto', 1), node(3, 'El Río', 1), node(4, 'Seed lot', 2)],
  links: [
    { parentId: id(2), childId: id(1), quantity: 1240, unit: 'KGM' },
    { parentId: id(3), childId: id(1), quantity: 860, unit: 'KGM' },
    { parentId: id(4), childId: id(2) },
    { parentId: id(4), childId: id(3) },
  ],
  isCut: true,
}
const children: VariantHierarchy = { nodes: [node(1, 'Export lot', 0)], links: [], isCut: false }
const onOpen = fn()
const onDepth = fn()
const branch = { onRetry: fn(), depth: 3, onDepth }

export const Family = meta.story({
  render: () => (
    <FamilyTree
      name="Export lot"
      units={units}
      getHref={(other) => `/variants/${other.id}`}
      onOpen={onOpen}
      branches={[
        { ...branch, direction: 'parents', hierarchy: parents },
        { ...branch, direction: 'children', hierarchy: children },
      ]}
      editing={{ find: async () => [], onLink: async () => undefined, onUnlink: fn() }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['El Alto', 'Seed lot', 'El Río', 'Seed lot'])
    await expect(canvas.getAllByText(/Shown above/)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: 'El Río' }))
    await expect(onOpen).toHaveBeenLastCalledWith(`/variants/${id(3)}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more levels' }))
    await expect(onDepth).toHaveBeenLastCalledWith(6)
  },
})

const emptyList = (query: ListSchema) => ({
  loading: false,
  query: { page: 1, perPage: 50, sort: 'createdAt_desc', search: '' },
  sorts: readSorts(query),
  onQueryChange: fn(),
  onRetry: fn(),
})
const partner = { id: 102, slug: 'klosterhalde', name: 'Weingut Klosterhalde' }
const shares: VariantShare[] = [
  {
    id: id(801),
    mode: 'continuous',
    state: 'accepted',
    withAssessments: false,
    createdAt: '2026-04-14T10:00:00Z',
    answeredAt: '2026-04-15T10:00:00Z',
    followedAt: '2026-05-02T10:00:00Z',
    destination: partner,
  },
  { id: id(802), mode: 'oneOff', state: 'offered', withAssessments: false, createdAt: '2026-05-14T10:00:00Z', destination: partner },
]

export const Shares = meta.story({
  render: () => <SharesTab {...emptyList(VariantShareQuery)} page={{ items: shares, totalItems: 2, perPage: 50 }} />,
})

export const SharesNone = meta.story({
  render: () => <SharesTab {...emptyList(VariantShareQuery)} page={{ items: [], totalItems: 0, perPage: 50 }} />,
})

const onAddTask = fn()

/** What stands in the way is said, with the way to mend it. */
export const SharesImpossible = meta.story({
  render: () => (
    <SharesTab
      {...emptyList(VariantShareQuery)}
      page={{ items: [], totalItems: 0, perPage: 50 }}
      obstacle="Add a task for sharing to the asset first."
      onAddTask={onAddTask}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Add a task for sharing to the asset first.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add task' }))
    await expect(onAddTask).toHaveBeenCalledOnce()
  },
})

const change = (number: number, more: Omit<VariantHistoryEntry, 'id' | 'batchId' | 'createdAt'>): VariantHistoryEntry => ({
  id: id(900 + number),
  batchId: id(701),
  createdAt: `2026-05-${20 - number}T10:00:00Z`,
  createdBy: { id: id(1901), name: 'Luisa Marín' },
  ...more,
})
const changes = [
  change(0, { field: 'status', from: { value: 'draft', type: 'string' }, to: { value: 'active', type: 'string' } }),
  change(1, {
    field: 'component',
    about: 'Parchment coffee',
    part: 'costContribution',
    from: { value: '81', type: 'number' },
    to: { value: '84', type: 'number' },
  }),
  change(2, { field: 'attribute', about: 'Altitude', to: { value: '1740.5', type: 'number', unit: 'm' } }),
  change(3, { field: 'parent', about: 'SA-12', from: { value: '1240', type: 'number', unit: 'KGM' }, createdBy: undefined }),
  change(4, { field: 'created', to: { value: 'April lot', type: 'string' } }),
]

export const History = meta.story({
  render: () => <HistoryTab {...emptyList(VariantHistoryQuery)} units={units} page={{ items: changes, totalItems: 5, perPage: 50 }} />,
  play: async ({ canvas }) => {
    const cells = (await canvas.findAllByRole('gridcell')).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    for (const said of ['Component: Parchment coffee, cost contribution', '81%', '84%', '1,740.5 m', 'Removed'])
      await expect(cells).toContain(said)
  },
})

const linked = { value: '', type: 'string' as const }
const weighed = { value: '4', type: 'number' as const, unit: 'KGM' }

export const HistoryOfALinkWithoutAQuantity = meta.story({
  parameters: { picture: false },
  render: () => (
    <HistoryTab
      {...emptyList(VariantHistoryQuery)}
      units={units}
      page={{
        items: [
          change(0, { field: 'parent', about: 'MIX-470', from: linked }),
          change(1, { field: 'parent', about: 'MIX-470', from: weighed, to: linked }),
          change(2, { field: 'child', about: 'SA-12', to: linked }),
        ],
        totalItems: 3,
        perPage: 50,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Made from: MIX-470')
    const cells = canvas.getAllByRole('gridcell').filter((cell) => ['from', 'to'].includes(cell.dataset.field ?? ''))
    await expect(cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      ...['No quantity given', 'Removed'],
      ...['4 kg', 'No quantity given'],
      ...['', 'No quantity given'],
    ])
  },
})

export const HistoryEmpty = meta.story({
  render: () => <HistoryTab {...emptyList(VariantHistoryQuery)} units={units} page={{ items: [], totalItems: 0, perPage: 50 }} />,
})

export const HistoryFailed = meta.story({
  render: () => <HistoryTab {...emptyList(VariantHistoryQuery)} units={units} failure={{ code: 'network_unreachable' }} />,
})

const known = [
  {
    id: 'carbonFootprint',
    name: 'Carbon footprint',
    description: 'Carbon dioxide from cradle to gate.',
    group: 'Climate',
    unitKind: 'mass' as const,
  },
  { id: 'recyclability', name: 'Recyclable', description: 'Share of the weight.', group: 'Circularity', unitKind: 'ratio' as const },
].map((attribute) => ({
  ...attribute,
  type: 'number' as const,
  specification: { id: attribute.id, type: 'number' as const, maximum: 100, decimals: 2, unitKind: attribute.unitKind, example: '1.42' },
}))
const farming = [
  { id: 'organic', name: 'Organic', description: 'By law.', group: 'Farming', type: 'boolean' as const, specification: undefined },
  {
    id: 'scheme',
    name: 'Certified by',
    description: 'Scheme under which it is sold.',
    group: 'Farming',
    type: 'string' as const,
    specification: undefined,
    options: [{ value: 'rainforest-alliance', label: 'Rainforest Alliance' }],
  },
]
const attributes: VariantAttribute[] = [
  { key: 'Carbon footprint', value: '1.9', type: 'number', unit: 'KGM', baseAttributeId: 'carbonFootprint' },
]
const finders = { findValues: () => async () => [], findUnits: () => units.find }

export const SustainabilityInWords = meta.story({
  render: () => (
    <SustainabilityTab
      {...form}
      {...finders}
      values={[
        { key: 'Carbon footprint', value: '1900', type: 'number', unit: 'KGM', baseAttributeId: 'carbonFootprint' },
        { key: 'Recyclable', value: '22', type: 'number', unit: 'P1', baseAttributeId: 'recyclability' },
        { key: 'Organic', value: 'true', type: 'boolean', baseAttributeId: 'organic' },
        { key: 'Certified by', value: 'rainforest-alliance', type: 'string', baseAttributeId: 'scheme' },
      ]}
      known={[...known, ...farming]}
      units={units}
      otherKeys={[]}
    />
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    await expect(values).toEqual(['Carbon footprint1,900 kg', 'Recyclable22%', 'OrganicYes', 'Certified byRainforest Alliance'])
  },
})

export const Sustainability = meta.story({
  render: () => <SustainabilityTab {...form} {...finders} values={attributes} known={known} units={units} otherKeys={[]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }))
    const drawer = within(await inBody(canvasElement).findByRole('dialog'))
    await userEvent.click(drawer.getByRole('combobox', { name: /^Sustainability attribute/ }))
    await userEvent.click(await inBody(canvasElement).findByRole('option', { name: /Recyclable/ }))
    await userEvent.type(drawer.getByLabelText(/^Value/), '98')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: 'Recyclable' })).toBeVisible()
  },
})

export const SustainabilityEmpty = meta.story({
  render: () => <SustainabilityTab {...form} {...finders} values={[]} known={known} units={units} otherKeys={[]} />,
})

export const SustainabilityReadOnly = meta.story({
  render: () => (
    <SustainabilityTab {...form} {...finders} values={attributes} known={known} units={units} otherKeys={[]} readOnly viewOnly="archived" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Restore the archived variant/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add attribute' })).toBeNull()
  },
})

export const Miscellaneous = meta.story({
  render: () => (
    <MiscellaneousTab
      {...form}
      values={[{ key: 'Altitude', value: '1740.5', type: 'number', unit: 'm' }]}
      variant={variant}
      units={units}
      otherKeys={['Organic']}
    />
  ),
})
