import { type Unit, UnitQuery, type VcodeGroup } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { statusOption } from '../../../components/StatusChip/status-option.ts'
import { entityList } from '../../../stories/entity-list.ts'
import { at, fetched } from '../../../stories/table.ts'
import { UnitGroups } from './UnitGroups.tsx'
import { UnitsScreen, type UnitsScreenProps } from './UnitsScreen.tsx'

const thingId = '01939f00-0000-7000-8000-000000000200'
const batchId = '01939f00-0000-7000-8000-000000000701'

/** All 22 of the specification, the synthetic one last. */
const statuses = [
  'All Clear',
  'Normal Precaution',
  'Increased Caution',
  'Reconsider Use',
  'Do Not Use',
  'Active',
  'Unit OK',
  'Ready',
  'Result Pending',
  'Completed Positive',
  'Completed Negative',
  'Completed Inconclusive',
  'Unit Locked',
  'Unit Unlocked',
  'Unused',
  'Returned',
  'Ready Filled',
  'Ready Packed',
  'With Customer',
  'Issue Raised',
  'Pickup Requested',
].map((name, index) => ({ value: index + 1, name }))

const unit = (number: number, more: Partial<Unit> = {}): Unit => ({
  id: `01939f00-0000-7000-8000-0000000003${String(number).padStart(2, '0')}`,
  name: `SA-0004-${200 + number}`,
  status: statuses[number]?.value,
  statusName: statuses[number]?.name,
  sequenceNumber: 200 + number,
  checksum: 'ZX75310YWUSQ'[number % 12],
  uniqueId: `7H3K9QX2M${number}`,
  unitUrl: `https://tracemark.example/p/sierra-alta/finca-la-esperanza?unit=7H3K9QX2M${number}`,
  thingId,
  thingName: 'Finca La Esperanza, washed Caturra',
  batchId,
  variantId: 'SA-2026-04',
  variantName: 'April lot',
  hidden: false,
  lastInteractionAt: '2026-11-20T09:41:00Z',
  createdAt: '2026-04-14T10:00:00Z',
  ...more,
})

const rows = [...statuses.map((_, number) => unit(number)), unit(21, { lastInteractionAt: undefined })]

const { args: listed, states } = entityList(UnitQuery, rows)
const variants = { options: [{ value: batchId, label: 'April lot' }], onSearch: fn() }

const args: UnitsScreenProps = {
  ...listed,
  onExport: fn(),
  onPrepare: fn(),
  onOpenExports: fn(),
  isOfAsset: true,
  statuses: [...statuses, { value: -1, name: 'Unknown ID' }],
  variants,
}

const meta = preview.meta({
  title: 'Screens/Units/Units',
  component: UnitsScreen,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

/** Every status has its icon and word; a unit without one has an unknown ID. */
export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Pickup requested')).toBeVisible()
    await expect(canvas.getByText('Unknown ID')).toBeVisible()
    await expect(canvas.getByTitle(/^This unit has no status yet/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Do not use' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { status: ['5'] }, page: 1 })
  },
})

/** Of the whole organization: units of several assets stand together. */
export const OfOrganization = meta.story({
  args: { isOfAsset: false, assets: { options: [{ value: thingId, label: 'Finca La Esperanza' }], onSearch: fn() }, onCreate: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Asset' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Finca La Esperanza' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { thingId }, page: 1 })
  },
})

/** In the menu beside the title: a file of all that the filters leave, or what the format holds where they leave more. */
export const Exports = meta.story({
  args: { isOfAsset: false, page: { items: rows, totalItems: 90_001, totalPages: 1801, perPage: 50 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as XLSX' }, fetched))
    const dialog = await screen.findByRole('dialog', { name: 'Too many rows for one XLSX file' }, fetched)
    await expect(dialog).toHaveAccessibleDescription(
      '90,001 rows match. One XLSX file holds up to 10,000 rows, so you receive several files in one archive. They are prepared in the background, and you receive a notification when they are ready.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prepare in the background' }))
    const columns = ['name', 'status', 'sequenceNumber', 'variant', 'asset', 'lastInteractionAt', 'createdAt']
    await expect(args.onPrepare).toHaveBeenLastCalledWith({ format: 'xlsx', separator: 'comma', columns })
  },
})

/** A range is read as people write and copy it; what is none is refused where it is written. */
export const Numbers = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Numbers' }))
    const numbers = await screen.findByRole('textbox', { name: 'Numbers' })
    await waitFor(() => expect(numbers).toHaveFocus())
    await userEvent.keyboard('abc{Enter}')
    await waitFor(() => expect(numbers).toHaveAccessibleDescription('Enter a number or a range, such as 100-250'))
    await expect(args.onQueryChange).not.toHaveBeenCalled()
    await userEvent.clear(numbers)
    await userEvent.type(numbers, '1,200 to 201{Enter}')
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { numbers: '201-1200' }, page: 1 }))
  },
})

const changed = fn(async () => [])

/** What a status may become is asked before it is changed. */
export const ChangeStatus = meta.story({
  args: {
    rowActions: ({ name }) => [
      {
        id: 'status',
        label: 'Change status',
        icon: 'task',
        confirm: { title: `Change the status of “${name}”` },
        ask: () => ({ label: 'Status', find: async () => statuses.slice(3, 9).map((status) => statusOption((key) => key, status)) }),
        run: changed,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /SA-0004-200/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change the status of “SA-0004-200”' })
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('option', { name: 'names:status.unit.do_not_use' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await waitFor(() => expect(changed).toHaveBeenCalledWith([rows[0]?.id], expect.any(Function), ['5'], expect.any(AbortSignal)))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

const group = (number: number, more: Partial<VcodeGroup>): VcodeGroup => ({
  id: `01939f00-0000-7000-8000-00000000090${number}`,
  thingId,
  thingName: 'Finca La Esperanza, washed Caturra',
  batchId,
  variantId: 'SA-2026-04',
  variantName: 'April lot',
  size: 1000,
  madeCount: 1000,
  firstSequenceNumber: 201,
  lastSequenceNumber: 1200,
  createdAt: '2026-11-20T09:41:00Z',
  ...more,
})

const groups = [
  group(2, {
    size: 5000,
    madeCount: 1250,
    cancelledAt: '2026-11-20T09:42:00Z',
    firstSequenceNumber: 101_201,
    lastSequenceNumber: 106_200,
    variantName: 'October lot',
  }),
  group(1, { size: 100_000, madeCount: 42_500, firstSequenceNumber: 1201, lastSequenceNumber: 101_200, variantName: 'September lot' }),
  group(0, {}),
]

const downloaded = fn()
const cancelled = fn()

export const WithGroups = meta.story({
  args: {
    children: (
      <UnitGroups isOfAsset groups={groups} getHref={({ id }) => `#${id}`} onOpen={fn()} onDownload={downloaded} onCancel={cancelled} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: '42,500 of 100,000 units created' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Numbers 201 to 1,200' })).toHaveAttribute('href', `#${groups[2]?.id}`)
    // Codes of units that are still being created can't be handed out.
    await expect(canvas.getAllByRole('button', { name: /^Download codes/ })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Download codes 201 to 1,200' }))
    await expect(downloaded).toHaveBeenCalledWith(groups[2])
    // What was cancelled is not under way any more.
    await expect(canvas.getByText('1,250 of 5,000 units created, the rest was cancelled')).toBeVisible()
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest of the numbers 1,201 to 101,200' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the rest of these units?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue creating' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(cancelled).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest of the numbers 1,201 to 101,200' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the rest' }))
    await expect(cancelled).toHaveBeenCalledWith(groups[1])
  },
})

export const Loading = meta.story({ tags: ['!test'], args: states.loading })

/** The list leads on to where units come from. */
export const Empty = meta.story({
  args: states.empty,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Create units of a variant: each gets a number and a code\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create units' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

/** Whoever may only read is offered nothing to press. */
export const EmptyReadOnly = meta.story({
  args: { ...states.empty, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here yet. You can view this list, but not add to it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create units' })).toBeNull()
  },
})

export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const FarmAudits = meta.story({ globals: { language: 'en-x-farm' } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

/** A search that finds the ID of a variant: the row shows it. */
export const FoundByVariantId = meta.story({
  args: { query: { ...listed.query, search: 'sa-2026' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('April lot · SA-2026-04')).length).toBeGreaterThan(0)
    await expect(canvas.queryByText('April lot')).toBeNull()
  },
})

export const LongText = meta.story({ args: states.longText, globals: at('phone') })
