import { UNKNOWN_UNIT_STATUS, type VcodeGroup } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { at } from '../../../stories/table.ts'
import { UnitsForm, type UnitsFormProps } from './UnitsForm.tsx'

const lots = [
  { value: '01939f00-0000-7000-8000-000000000701', label: 'April lot' },
  { value: '01939f00-0000-7000-8000-000000000702', label: 'September lot' },
]

const group: VcodeGroup = {
  id: '01939f00-0000-7000-8000-000000000901',
  thingId: '01939f00-0000-7000-8000-000000000200',
  thingName: 'Finca La Esperanza, washed Caturra',
  batchId: lots[0]?.value ?? '',
  variantId: 'SA-2026-04',
  variantName: 'April lot',
  size: 100_000,
  madeCount: 42_500,
  firstSequenceNumber: 201,
  lastSequenceNumber: 100_200,
  createdAt: '2026-11-20T09:41:00Z',
}

const args: UnitsFormProps = {
  isNew: true,
  values: {} as never,
  statuses: [{ value: 1, name: 'All clear' }, { value: 8, name: 'Ready' }, UNKNOWN_UNIT_STATUS],
  findVariants: async (text) => lots.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  codesHref: '/org/sierra-alta/things/1/discovery',
  onLeave: fn(),
  onSave: fn(async () => undefined),
  onCancel: fn(),
  onDirty: fn(),
}

const meta = preview.meta({
  title: 'Screens/Units/New units',
  component: UnitsForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const New = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Variant' }))
    await userEvent.click(await screen.findByRole('option', { name: 'September lot' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '1000')
    const status = screen.getByRole('combobox', { name: 'Initial status' })
    await userEvent.click(screen.getByRole('button', { name: 'Create units' }))
    await waitFor(() => expect(status).toBeInvalid())
    await userEvent.selectOptions(status, 'Ready')
    await userEvent.click(screen.getByRole('button', { name: 'Create units' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ batchId: lots[1]?.value, size: 1000, status: '8' }, {}))
  },
})

/** Both are needed, and what is missing is said at its field. */
export const Missing = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create units' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Variant' })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** From the page of a variant. */
export const OfVariant = meta.story({
  args: { variant: lots[0], values: { batchId: lots[0]?.value ?? '', status: '-1' } as never },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Variant' })).toHaveValue('April lot')
    await expect(screen.getByRole('combobox', { name: 'Initial status' })).toHaveDisplayValue('Unknown ID')
  },
})

/** An asset without a code leads to where one is created. */
export const WithoutCode = meta.story({
  args: {
    variant: lots[0],
    values: { batchId: lots[0]?.value ?? '', size: 5, status: '8' },
    onSave: fn(async () => ({ code: 'identification_code_missing' as const })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create units' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/No identification codes found for this asset.*Create one first\./)
    await userEvent.click(screen.getByRole('link', { name: 'Create an identification code' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

/** From the units of the organization: the asset comes first, and its variants are the ones to choose from. */
export const OfAnyAsset = meta.story({
  args: {
    values: { status: '8' } as never,
    assets: { find: async () => [{ value: '1', label: 'Finca La Esperanza' }], onChange: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create units' }))
    const asset = screen.getByRole('combobox', { name: 'Asset' })
    await waitFor(() => expect(asset).toBeInvalid())
    await expect(screen.getByText('Choose the asset first.')).toBeVisible()
    await userEvent.click(asset)
    await userEvent.click(await screen.findByRole('option', { name: 'Finca La Esperanza' }))
    await expect(args.assets?.onChange).toHaveBeenLastCalledWith('1')
    await expect(asset).toBeValid()
    await userEvent.click(screen.getByRole('combobox', { name: 'Variant' }))
    await userEvent.click(await screen.findByRole('option', { name: 'April lot' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Create units' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ batchId: lots[0]?.value, size: 12, status: '8' }, { status: '8' }))
  },
})

/** An asset without a code is told so once, with the way to one, and nothing can be sent that would be refused. */
export const KnownWithoutCode = meta.story({
  args: { hasNoCode: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findAllByText(/No identification codes found for this asset/)).toHaveLength(1)
    await expect(screen.queryByRole('button', { name: 'Create units' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Create an identification code' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/discovery')
  },
})

/** The only variant is chosen already. */
export const OnlyVariant = meta.story({
  args: { only: lots[1], assets: { find: async () => [{ value: '1', label: 'Finca La Esperanza' }], onChange: fn() } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Variant' })).toHaveValue('September lot'))
  },
})

/** An asset without variants leads to where one is created. */
export const WithoutVariant = meta.story({
  args: { noVariant: 'none', variantHref: '/org/sierra-alta/things/1/variants/new' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('This asset has no variant that can get units. Create one first.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Create units' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'New variant' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/variants/new')
  },
})

/** One whose variants are all archived leads to them, too. */
export const AllArchived = meta.story({
  args: {
    noVariant: 'resting',
    variantHref: '/org/sierra-alta/things/1/variants/new',
    variantsHref: '/org/sierra-alta/things/1/variants',
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/All variants of this asset are archived or suspended/)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Variants' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/variants')
  },
})

/** More than 1,000 are created once the number is confirmed, which says how many sheets of labels that is. */
export const Many = meta.story({
  args: { variant: lots[0], values: { batchId: lots[0]?.value ?? '', size: 100_001, status: '8' } },
  play: async ({ args, userEvent }) => {
    const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Create units' }))
    await create()
    const dialog = await screen.findByRole('alertdialog', { name: 'Create 100,001 units?' })
    await expect(dialog).toHaveTextContent(/Their labels fill 4,762 sheets with 21 labels each\./)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onSave).not.toHaveBeenCalled()
    await create()
    const again = await screen.findByRole('alertdialog', { name: 'Create 100,001 units?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Create units' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

/** What the operator does not permit is said at the quantity. */
export const OverLimit = meta.story({
  args: {
    variant: lots[0],
    values: { batchId: lots[0]?.value ?? '', size: 900, status: '8' },
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['size'], message: '', code: 'over_limit' as const, params: { maximum: 1_000_000, left: 850 } }],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create units' }))
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await waitFor(() => expect(quantity).toBeInvalid())
    await expect(quantity).toHaveAccessibleDescription(/Your organization can have 1,000,000 in total, and 850 are left\./)
  },
})

/** Many are created in the background. The rest can be cancelled. */
export const UnderWay = meta.story({
  args: {
    group,
    onCancelGroup: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: '42,500 of 100,000 units created' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Create units' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the rest' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the rest of these units?' })
    await expect(dialog).toHaveTextContent(/Units that are created stay\. 57,500 are not created/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the rest' }))
    await expect(args.onCancelGroup).toHaveBeenCalledWith(args.group)
  },
})

export const Phone = meta.story({ globals: { ...at('phone'), language: 'de' } })

/** Once they are created, the drawer leads to what comes next. */
export const Done = meta.story({
  args: {
    group: { ...group, size: 200, madeCount: 200, lastSequenceNumber: 400 },
    ways: { labelsHref: '/labels', onDownload: fn(), isPreparing: false, listHref: '/units?numbers=201-400' },
    onCancelGroup: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('200 of 200 units created')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Cancel the rest' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Download codes' }))
    await expect(args.ways?.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link', { name: 'Print labels' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/labels')
    await userEvent.click(screen.getByRole('link', { name: 'Show units' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/units?numbers=201-400')
  },
})

/** Whoever may print none sees them. */
export const DoneWithoutLabels = meta.story({
  args: { group: { ...group, size: 5, madeCount: 5 }, ways: { isPreparing: false, listHref: '/units' } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Show units' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Print labels' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Download codes' })).toBeNull()
  },
})
