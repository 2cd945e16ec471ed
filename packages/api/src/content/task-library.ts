import { type HistoryKind, type TaskLibraryEntry, taskTypes, type Widget } from '../schemas/index.ts'

const text = (id: string, label: string, more: { required?: boolean; multiline?: boolean } = {}): Widget => ({
  id,
  parameters: { input: 'text', label, required: false, maxLength: 2000, ...more },
})
const number = (
  id: string,
  label: string,
  more: { required?: boolean; unit?: string; min?: number; max?: number; decimals?: number } = {},
): Widget => ({
  id,
  parameters: { input: 'number', label, required: false, ...more },
})
const yesno = (id: string, label: string, required = true): Widget => ({ id, parameters: { input: 'yesno', label, required } })
const choice = (id: string, label: string, options: Readonly<Record<string, string>>): Widget => ({
  id,
  parameters: { input: 'choice', label, required: true, options: Object.entries(options).map(([value, name]) => ({ value, label: name })) },
})

type Plan = Pick<TaskLibraryEntry, 'name' | 'description' | 'icon' | 'inAppId'> &
  Partial<Pick<TaskLibraryEntry, 'automatic' | 'realtime' | 'service'>> & { widgets: Widget[] }

const plans: readonly Plan[] = [
  {
    name: 'Quality check',
    description: 'Is this unit as it should be? For the gate of a warehouse or the end of a line.',
    icon: 'check',
    inAppId: 'quality-check',
    widgets: [
      choice('result', 'Result', { passed: 'Passed', rework: 'Needs rework', failed: 'Failed' }),
      text('finding', 'What was found', { multiline: true }),
    ],
  },
  {
    name: 'Harvest',
    description: 'How much was harvested, and in which state.',
    icon: 'farm',
    inAppId: 'harvest',
    widgets: [
      number('quantity', 'Quantity', { required: true, unit: 'KGM', min: 0, decimals: 1 }),
      number('moisture', 'Moisture', { unit: 'P1', min: 0, max: 100, decimals: 1 }),
      text('plot', 'Plot'),
    ],
  },
  {
    name: 'Receive goods',
    description: 'What arrived, how much of it, and whether the packaging is whole.',
    icon: 'warehouse',
    inAppId: 'receive-goods',
    widgets: [
      number('quantity', 'Quantity received', { required: true, min: 0 }),
      yesno('packagingWhole', 'Packaging whole'),
      text('deliveryNote', 'Delivery note'),
    ],
  },
  {
    name: 'Ship goods',
    description: 'What leaves, and with whom.',
    icon: 'truck',
    inAppId: 'ship-goods',
    widgets: [
      number('quantity', 'Quantity shipped', { required: true, min: 0 }),
      text('carrier', 'Carrier', { required: true }),
      text('seal', 'Seal'),
    ],
  },
  {
    name: 'Measure temperature',
    description: 'For goods that must stay cool or warm.',
    icon: 'chart',
    inAppId: 'measure-temperature',
    realtime: true,
    widgets: [number('temperature', 'Temperature', { required: true, unit: 'CEL', min: -90, max: 200, decimals: 1 })],
  },
  {
    name: 'Rapid assessment',
    description: 'A first look at a supplier or site, to share with a partner.',
    icon: 'task',
    inAppId: 'rapid-assessment',
    widgets: [
      choice('risk', 'Risk', { low: 'Low', medium: 'Medium', high: 'High' }),
      yesno('childLabour', 'Signs of child labour'),
      yesno('protectiveEquipment', 'Protective equipment in use'),
      text('notes', 'Notes', { multiline: true }),
    ],
  },
  {
    name: 'Authenticity check',
    description: 'A visitor asks whether the unit in their hands is genuine.',
    icon: 'verified',
    inAppId: 'authenticity-check',
    service: true,
    widgets: [yesno('sealIntact', 'Is the seal intact?'), text('boughtAt', 'Where did you buy it?')],
  },
  {
    name: 'Report a problem',
    description: 'A customer tells what is wrong with the unit.',
    icon: 'warning',
    inAppId: 'report-problem',
    service: true,
    widgets: [
      choice('kind', 'What is wrong?', { damaged: 'Damaged', incomplete: 'Incomplete', quality: 'Quality', other: 'Something else' }),
      text('description', 'Please describe it', { required: true, multiline: true }),
    ],
  },
  {
    name: 'Request a pickup',
    description: 'A customer asks for the empty unit to be fetched.',
    icon: 'undo',
    inAppId: 'request-pickup',
    service: true,
    widgets: [number('count', 'How many?', { required: true, min: 1 }), text('where', 'Where do they stand?', { required: true })],
  },
  {
    name: 'Scan',
    description: 'Kept by the system whenever a public page is opened from a code.',
    icon: 'code',
    inAppId: 'scan',
    automatic: true,
    widgets: [],
  },
  {
    name: 'Share a variant',
    description: 'Kept by the system when a variant is given to another organization.',
    icon: 'link',
    inAppId: 'share-variant',
    automatic: true,
    widgets: [],
  },
  {
    name: 'Certification',
    description: 'A supplier or site was certified, or its certificate was renewed.',
    icon: 'medal',
    inAppId: 'certification',
    widgets: [
      text('certificate', 'Certificate', { required: true }),
      text('issuer', 'Issued by', { required: true }),
      { id: 'validUntil', parameters: { input: 'date', label: 'Valid until', required: true } },
    ],
  },
  {
    name: 'Data transfer',
    description: 'Kept by the system when records arrive from another system.',
    icon: 'transfer',
    inAppId: 'data-transfer',
    automatic: true,
    widgets: [],
  },
]

/** Ids of the library are the same in every installation: an app may know them. */
const buildId = (place: number): string => `018d7a00-0000-7000-8000-${String(place + 1).padStart(12, '0')}`

/** Tasks that every organization can begin with. */
export const taskLibrary: readonly TaskLibraryEntry[] = plans.map(
  ({ widgets, automatic = false, realtime = false, service = false, ...plan }, place) => ({
    id: buildId(place),
    ...plan,
    automatic,
    realtime,
    service,
    type: automatic ? taskTypes.automatic : taskTypes.manual,
    config: { widgets },
  }),
)

const inAppIdOf: Readonly<Record<HistoryKind, string>> = {
  rapid_assessment: 'rapid-assessment',
  certification: 'certification',
  data_transfer: 'data-transfer',
  share_request: 'share-variant',
}

/** The library's entry whose tasks make records of this kind. */
export const getLibraryId = (kind: HistoryKind): string => taskLibrary.find(({ inAppId }) => inAppId === inAppIdOf[kind])?.id ?? ''

/** Entries whose records the system keeps by itself: that something was shared, transferred or scanned. */
export const automaticLibraryIds: readonly string[] = taskLibrary.flatMap(({ id, automatic }) => (automatic ? [id] : []))
