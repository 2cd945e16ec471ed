import type { Interaction, Unit, UnitStatusChange } from '@tracemark/api/schemas'
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { at } from '../../../stories/table.ts'
import type { StatusHistoryProps } from './StatusHistory.tsx'
import { UnitScreen, type UnitScreenProps } from './UnitScreen.tsx'

const unit: Unit = {
  id: '01939f00-0000-7000-8000-000000000301',
  name: 'SA-0004-217',
  status: 1,
  statusName: 'All clear',
  sequenceNumber: 217,
  checksum: 'K',
  uniqueId: '7H3K9QX2MB',
  unitUrl: 'https://tracemark.example/p/sierra-alta/finca-la-esperanza?unit=7H3K9QX2MB',
  thingId: '01939f00-0000-7000-8000-000000000200',
  thingName: 'Finca La Esperanza, washed Caturra',
  batchId: '01939f00-0000-7000-8000-000000000701',
  variantId: 'SA-2026-04',
  variantName: 'April lot',
  hidden: false,
  createdAt: '2026-04-14T10:00:00Z',
}

const home = '/org/sierra-alta'
const list = `${home}/things/${unit.thingId}/units`
const variantHref = `${home}/things/${unit.thingId}/variants/${unit.batchId}`
const allHref = `${home}/interactions?interactionSearch=SA-0004-217&range=all`

const record = (number: number, name: string, classification: Interaction['classification']): Interaction => ({
  _id: `01939f00-0000-7000-8000-00000000080${number}`,
  orgId: 101,
  thingId: unit.thingId,
  name,
  classification,
  thing: { id: unit.thingId, name: unit.thingName },
  item: { id: unit.id, name: unit.name },
  task: { id: '5', name },
  reportedDate: `2026-09-1${number}T08:20:00Z`,
  recordDate: `2026-09-1${number}T08:21:00Z`,
  createdBy: { id: '6', name: 'Mateo Rojas' },
})

const getHref = (id: string) => `${home}/interactions/${id}`
const history = {
  records: [record(4, 'Moisture check', 'notice'), record(2, 'Bag seal', 'alert')],
  getHref,
  allHref,
  onOpen: fn(),
}

const changes: UnitStatusChange[] = [
  {
    id: '01939f00-0000-7000-8000-000000000902',
    itemId: unit.id,
    from: { value: 3, name: 'Increased caution' },
    to: { value: 1, name: 'All clear' },
    interaction: { id: record(4, 'Moisture check', 'notice')._id, name: 'Moisture check' },
    createdAt: '2026-09-14T08:21:00Z',
    createdById: '6',
    createdBy: { id: '6', name: 'Mateo Rojas' },
  },
  {
    id: '01939f00-0000-7000-8000-000000000901',
    itemId: unit.id,
    to: { value: 3, name: 'Increased caution' },
    createdAt: '2026-04-15T10:00:00Z',
    createdById: '7',
    createdBy: { id: '7', name: 'Lucía Montoya' },
  },
]

const statusHistory: StatusHistoryProps = { changes, recordHref: getHref, onOpen: fn(), onRetry: fn() }

const changed = fn(async () => [])
const actions: ListAction[] = [
  {
    id: 'status',
    label: 'Change status',
    confirm: { title: 'Change the status of “SA-0004-217”' },
    ask: () => ({ label: 'Status', find: async () => [{ value: '5', label: 'Do not use' }] }),
    run: changed,
  },
  { id: 'hide', label: 'Hide', icon: 'eye_off', run: async () => [] },
  { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', run: async () => [{ id: unit.id, failure: { code: 'unit_used' } }] },
]

const args: UnitScreenProps = {
  unit,
  listHref: list,
  assetHref: `${home}/things/${unit.thingId}`,
  variantHref,
  history,
  statusHistory,
  publicPage: '/p/sierra-alta/finca-la-esperanza',
  actions,
  onBack: fn(),
  onRetry: fn(),
}

const meta = preview.meta({ title: 'Screens/Units/Unit', component: UnitScreen, globals: at('tablet'), args })

export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const ways = (await canvas.findAllByRole('link')).map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways).toEqual([
      ['Units', list],
      ['Public page', '/p/sierra-alta/finca-la-esperanza'],
      ['Finca La Esperanza, washed Caturra', `${home}/things/${unit.thingId}`],
      ['April lot', variantHref],
      ...history.records.map(({ _id, name }) => [name, getHref(_id)]),
      ['Interactions of this unit', allHref],
      ['Moisture check', getHref(changes[0]?.interaction?.id ?? '')],
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Units' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const ChangeStatus = meta.story({
  parameters: { secondLook: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change status' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of “SA-0004-217”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Do not use' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }))
    await waitFor(() => expect(changed).toHaveBeenCalledWith([unit.id], expect.any(Function), ['5'], expect.any(AbortSignal)))
  },
})

/** What can't be deleted says why, and what to do instead. */
export const InUse = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(/This unit is in use, so it cannot be deleted\. Hide it instead\./)).toBeVisible()
  },
})

export const Hidden = meta.story({
  parameters: { picture: false },
  args: { unit: { ...unit, hidden: true }, publicPage: undefined, history: { ...history, records: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hidden')).toBeVisible()
    await expect(canvas.getByText('No interactions recorded for this unit yet.')).toBeVisible()
  },
})

/** The address is shown, copied as text, and hidden again; it is opened after a question only. */
export const CodeShown = meta.story({
  globals: at('desktopTall'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(unit.unitUrl ?? '')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Show address' })
    await userEvent.click(opener)
    await expect(await canvas.findByRole('img', { name: unit.name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide address' }))
    await expect(canvas.queryByRole('img', { name: unit.name })).toBeNull()
    await userEvent.click(opener)
    await expect(await canvas.findByText(unit.unitUrl ?? '')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: unit.unitUrl ?? '' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open public page' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Open the public page of this unit?' }))
    await expect(dialog.getByText('Accessing from the portal may trigger alert protocols.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  },
})

/** The other symbol that labels have. */
export const CodeAsMatrix = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show address' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Data Matrix' }))
    await expect(await canvas.findByRole('img', { name: unit.name })).toBeVisible()
    await expect(canvas.getByText(unit.unitUrl ?? '')).toBeVisible()
  },
})

const opened = fn()

/** Whoever opens the public page from here is told what that may do, and agrees first. */
export const OpenPublicPage = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    const open = spyOn(window, 'open').mockImplementation((address) => {
      opened(address)
      return null
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Public page' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Open the public page of this unit?' }))
    await expect(opened).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Open public page' }))
    await waitFor(() => expect(opened.mock.calls).toEqual([[args.publicPage]]))
    mocked(open).mockRestore()
  },
})

const buildPlace = (place: string, coordinates: [number, number]) => ({
  reportedLocation: { place, point: { type: 'Point' as const, coordinates } },
})

/** Where the unit was, from the first place to the last. */
export const Places = meta.story({
  parameters: { picture: false },
  args: {
    history: {
      ...history,
      total: 412,
      records: [
        { ...record(4, 'Moisture check', 'notice'), ...buildPlace('Buenaventura', [-77.02, 3.88]) },
        { ...record(2, 'Bag seal', 'alert'), ...buildPlace('Pitalito', [-76.05, 1.85]) },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: 'Where this unit was' }))
    await userEvent.click(map.getByRole('button', { name: 'List' }))
    await expect(map.getAllByRole('link').map((way) => way.textContent)).toEqual(['Pitalito', 'Buenaventura'])
    await expect(canvas.getByText('The latest 2 of 412 interactions')).toBeVisible()
  },
})

const { checksum: _c, uniqueId: _u, unitUrl: _w, batchId: _b, variantId: _v, variantName: _n, statusName: _s, ...bare } = unit

export const Little = meta.story({
  args: {
    unit: bare,
    variantHref: undefined,
    publicPage: undefined,
    history: undefined,
    statusHistory: { ...statusHistory, changes: [] },
    actions: [],
  },
})

/** Who changed the status, or which task, when, from what and to what; older changes are read when they are asked for. */
export const Statuses = meta.story({
  parameters: { picture: false },
  args: { statusHistory: { ...statusHistory, onMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Status history' }))
    await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Increased caution→All clearMoisture check · Mateo Rojas · 14 Sept 2026, 08:21',
      'Unknown ID→Increased cautionLucía Montoya · 15 Apr 2026, 10:00',
    ])
    await expect(card.getAllByRole('img', { name: 'changed to' })).toHaveLength(2)
    await userEvent.click(card.getByRole('link', { name: 'Moisture check' }))
    await expect(args.statusHistory.onOpen).toHaveBeenCalledWith(getHref(changes[0]?.interaction?.id ?? ''))
    await userEvent.click(card.getByRole('button', { name: 'Show more' }))
    await expect(args.statusHistory.onMore).toHaveBeenCalledOnce()
  },
})

/** The rest of the page is there while the changes are not. */
export const StatusesFailed = meta.story({
  parameters: { picture: false },
  args: { statusHistory: { ...statusHistory, changes: undefined, failure: { code: 'internal' } } },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Status history' }))
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    await expect(args.statusHistory.onRetry).toHaveBeenCalledOnce()
  },
})

/** Neither the map nor the history has what the unit went through. */
export const PlacesFailed = meta.story({
  parameters: { picture: false },
  args: { history: { ...history, records: undefined, failure: { code: 'internal' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Could not load the interactions on the map' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.history?.onRetry).toHaveBeenCalledOnce()
  },
})

export const StatusesLoading = meta.story({
  parameters: { picture: false },
  args: { statusHistory: { ...statusHistory, changes: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Status history' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Names as long as people give them stay whole. */
export const LongText = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: {
    unit: {
      ...unit,
      name: 'SIERRA-ALTA-COOPERATIVA-CORDILLERA-CENTRAL-0004-217',
      thingName: `${unit.thingName}, de la Cooperativa Multiactiva de Pequeños Caficultores de la Cordillera Central del Quindío`,
      variantName: 'April lot of the upper terraces',
    },
  },
})

export const Loading = meta.story({ args: { unit: undefined } })

export const Failed = meta.story({
  args: { unit: undefined, failure: { code: 'not_found' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Units' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })
