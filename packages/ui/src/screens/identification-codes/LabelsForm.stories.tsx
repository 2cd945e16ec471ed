import type { LabelPrint } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { LabelsForm, type LabelsFormProps } from './LabelsForm.tsx'

const thingId = '01939f00-0000-7000-8000-000000000001'
const variant = { id: '01939f00-0000-7000-8000-000000000101', name: 'Harvest of May' }
const values = {
  batchId: variant.id,
  firstSequenceNumber: 1,
  lastSequenceNumber: 40,
  layout: 'avery_l7160' as const,
  symbol: 'qr' as const,
  startPosition: 1,
  logo: true,
}
const print: LabelPrint = {
  ...values,
  id: '01939f00-0000-7000-8000-000000002201',
  thingId,
  variantId: 'LOT-2026-05',
  variantName: variant.name,
  labelCount: 40,
  createdAt: '2026-11-18T10:00:00Z',
  createdBy: { id: thingId, name: 'Lucía Montoya' },
}
const group = {
  id: '01939f00-0000-7000-8000-000000002301',
  thingId,
  thingName: 'Finca La Esperanza',
  batchId: variant.id,
  variantId: 'LOT-2026-05',
  variantName: variant.name,
  size: 12,
  madeCount: 12,
  firstSequenceNumber: 29,
  lastSequenceNumber: 40,
  createdAt: '2026-11-17T10:00:00Z',
}

const args: LabelsFormProps = {
  ...entityForm(values),
  isNew: true,
  upload: () => Promise.reject(new Error('Labels have no files.')),
  findVariants: async () => [{ value: variant.id, label: variant.name }],
  variant,
  findRange: async (batchId) => ({ batchId, first: 1, last: 40 }),
  groups: [group],
  found: { count: 40, first: 1, last: 40 },
  all: { batchId: variant.id, first: 1, last: 40 },
  onRange: fn(),
  onLeave: fn(),
  hasLogo: true,
  log: { prints: [print], onDownload: fn() },
}

const meta = preview.meta({
  title: 'Screens/Units/Labels',
  component: LabelsForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const Several = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img', { name: 'Preview of the first sheet' })).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Units' }), group.id)
    await expect(args.onRange).toHaveBeenLastCalledWith({ batchId: variant.id, first: 29, last: 40 })
    await expect(screen.getByRole('textbox', { name: 'First number' })).toHaveValue('29')
    const last = screen.getByRole('textbox', { name: 'Last number' })
    await userEvent.clear(last)
    await userEvent.type(last, '40')
    await expect(screen.getByRole('combobox', { name: 'Units' })).toHaveDisplayValue('Entered numbers')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'avery_l7651')
    const start = screen.getByRole('textbox', { name: 'Start position' })
    await userEvent.clear(start)
    await userEvent.type(start, '6')
    await userEvent.click(screen.getByRole('switch', { name: 'Logo' }))
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    const asked = { ...values, firstSequenceNumber: 29, layout: 'avery_l7651', startPosition: 6, logo: false }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(asked, values))
    // There is nothing to cancel any more.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Download again: Harvest of May 1–40' }))
    await expect(args.log.onDownload).toHaveBeenCalledWith(print)
  },
})

/** As where units were created, or the list of units led here. */
export const GroupOfAddress = meta.story({
  args: entityForm({ ...values, firstSequenceNumber: 29 }),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Units' })).toHaveValue(group.id)
  },
})

/** More than one file may have. */
export const SeveralFiles = meta.story({
  args: { ...entityForm({ ...values, lastSequenceNumber: 4100 }), found: { count: 4100, first: 1, last: 4100 } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('4,100 labels')).toBeVisible()
    await expect(screen.getByText('196 sheets, 3 PDF files in one ZIP')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'xlsx')
    await expect(screen.getByText('1 XLSX file')).toBeVisible()
  },
})

/** Codes that open nothing are said so, and can be printed. */
/** The server counts no further in a range whose numbers have gaps. */
export const TooManyToCount = meta.story({
  args: { ...entityForm({ ...values, lastSequenceNumber: 12_000 }), found: { count: undefined, first: 1, last: 12_000 } },
  play: async () => {
    await expect(await screen.findByText('Up to 12,000 labels')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Units' })).toHaveDisplayValue('Entered numbers')
    await expect(screen.getByText('572 sheets, 7 PDF files in one ZIP')).toBeVisible()
  },
})

export const WithoutPage = meta.story({
  args: { pageHref: '/org/sierra-alta/things/1/public' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^This asset has no public page\./)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Set up the public page' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/public')
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(values, values))
  },
})

/** Labels are of units: what the asset lacks for them is said, with the way there, and nothing can be entered in vain. */
export const WithoutVariant = meta.story({
  args: {
    ...entityForm({ ...values, batchId: '' }),
    variant: undefined,
    found: undefined,
    all: undefined,
    groups: [],
    missing: { what: 'variant', href: '/org/sierra-alta/things/1/variants/new' },
    log: { prints: [], onDownload: fn() },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Labels are printed for units, and units belong to a variant\./)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Create labels' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'New variant' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/variants/new')
  },
})
export const WithoutCode = meta.story({
  args: { missing: { what: 'code', href: undefined }, log: { prints: [], onDownload: fn() } },
  play: async () => {
    await expect(await screen.findByText(/needs an identification code before units can be created\.$/)).toBeVisible()
    await expect(screen.queryByRole('link')).toBeNull()
  },
})
/** Of a variant that somebody chooses. */
export const WithoutUnits = meta.story({
  args: { all: null, found: { count: 0, first: 1, last: 1 } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Variant' })).toHaveAccessibleDescription('This variant has no units yet.')
  },
})

/** Nothing is printed, and the field says which numbers there are. */
export const NumbersOfNobody = meta.story({
  args: {
    ...entityForm({ ...values, firstSequenceNumber: 300, lastSequenceNumber: 310 }),
    found: { count: 0, first: 300, last: 310 },
    all: { batchId: variant.id, first: 1, last: 1299 },
  },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Last number' })
    await expect(field).toHaveAccessibleDescription('No unit has a number in this range. This variant has 1 to 1,299.')
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** The numbers that have no unit get no label, which is said before they are printed. */
export const FewerUnits = meta.story({
  args: {
    ...entityForm({ ...values, firstSequenceNumber: 38, lastSequenceNumber: 50 }),
    found: { count: 3, first: 38, last: 40 },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Last number' })
    await expect(field).toHaveAccessibleDescription('Only 3 units in this range: numbers 38 to 40')
    await expect(screen.getByText('3 labels')).toBeVisible()
  },
})

export const Backwards = meta.story({
  args: entityForm({ ...values, firstSequenceNumber: 50 }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create labels' }))
    await expect(await screen.findByText('At least 50')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

/** Codes for another program's labels: no sheet, no logo, and one file however many they are. */
export const Table = meta.story({
  args: {
    ...entityForm({ ...values, lastSequenceNumber: 90_001, layout: 'csv' as const }),
    found: { count: 90_001, first: 1, last: 90_001 },
  },
  play: async () => {
    await expect(await screen.findByText('1 CSV file')).toBeVisible()
    await expect(screen.queryByRole('switch', { name: 'Logo' })).toBeNull()
  },
})
/** A sheet or roll of one's own, in millimetres or inches; what does not fit is said at its field before anything is printed. */
export const OwnSize = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Layout' }), 'custom')
    const field = (name: string) => screen.getByRole('textbox', { name })
    const enter = async (name: string, text: string) => {
      await userEvent.clear(field(name))
      await userEvent.type(field(name), text)
    }
    await enter('Label width', '90')
    await expect(field('Label width')).toHaveAccessibleDescription('Enter 70 or less, so that the labels fit on the page')
    await expect(screen.queryByRole('img', { name: 'Preview of the first sheet' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    await waitFor(() => expect(field('Label width')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
    await enter('Label width', '10')
    await expect(field('Label width')).toHaveAccessibleDescription('Enter 19.6 or more, so that phones can read the code')
    await enter('Label width', '63.5')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'inch')
    await expect(field('Label width')).toHaveValue('2.5')
    await expect(screen.getByRole('img', { name: 'Preview of the first sheet' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    const size = {
      unit: 'inch',
      pageWidth: 8.2677,
      pageHeight: 11.6929,
      columns: 3,
      rows: 8,
      labelWidth: 2.5,
      labelHeight: 1.4567,
      left: 0,
      top: 0.0197,
      gapX: 0,
      gapY: 0,
    }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, layout: 'custom', size }, values))
  },
})

export const OwnSizeOnPhone = meta.story({
  args: entityForm({
    ...values,
    layout: 'custom' as const,
    size: {
      unit: 'inch' as const,
      ...{ pageWidth: 4, pageHeight: 2, columns: 1, rows: 1, labelWidth: 4, labelHeight: 2.5, left: 0, top: 0, gapX: 0, gapY: 0 },
    },
  }),
  globals: { ...at('phone'), language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Etikettenhöhe' })).toHaveAccessibleDescription(
      'Geben Sie 2 oder weniger ein, damit die Etiketten auf die Seite passen',
    )
  },
})

/** A US Letter sheet says its size in inches, as its box does. */
export const Letter = meta.story({
  args: entityForm({ ...values, layout: 'avery_5160' as const }),
  play: async () => {
    const layout = await screen.findByRole('combobox', { name: 'Layout' })
    await expect(layout).toHaveDisplayValue('Avery 5160: 30 labels, 2.625 × 1\u00a0in')
    await expect(screen.getByText('2 sheets, 1 PDF file')).toBeVisible()
  },
})

/** What was entered for sheets is not asked of a layout without them, and is there again with the next sheets. */
export const WithoutSheets = meta.story({
  play: async ({ args, userEvent }) => {
    const layout = await screen.findByRole('combobox', { name: 'Layout' })
    const start = () => screen.getByRole('textbox', { name: 'Start position' })
    await userEvent.clear(start())
    await userEvent.type(start(), '5')
    for (const chosen of ['csv', 'roll_57x32'] as const) {
      await userEvent.selectOptions(layout, chosen)
      await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, layout: chosen, startPosition: 1 }, values))
    }
    await userEvent.selectOptions(layout, 'avery_l7160')
    await expect(start()).toHaveValue('5')
  },
})
export const WithoutLogo = meta.story({
  args: { hasLogo: false },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Code' })).toBeVisible()
    await expect(screen.queryByRole('switch', { name: 'Logo' })).toBeNull()
  },
})
export const Roll = meta.story({ args: entityForm({ ...values, layout: 'roll_57x32' as const, symbol: 'data_matrix' as const }) })
export const NoneYet = meta.story({ args: { log: { prints: [], onDownload: fn() } } })
export const LogFailed = meta.story({
  args: { log: { prints: undefined, failure: { code: 'network_unreachable' }, onRetry: fn(), onDownload: fn() } },
})
export const Loading = meta.story({ args: { values: undefined, found: undefined, log: { prints: undefined, onDownload: fn() } } })
export const Phone = meta.story({ globals: at('phone') })
