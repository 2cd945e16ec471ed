import type { Classification, Interaction, InteractionPage, OrganizationSummary, PublicAsset, Widget } from '@tracemark/api/schemas'

/** The stories' own small world: pictures must not change when the demo data grows. */
export const NOW = new Date('2026-11-20T14:02:00Z')

const id = (number: number) => `01939f00-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A thumbnail of one colour, inline so that stories need no server. */
export const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#a)" d="M0 0h8v8H0z"/></svg>`)}`

export const sierraAlta: OrganizationSummary = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', businessType: 'Coffee growers' }

export const organizations: OrganizationSummary[] = [
  sierraAlta,
  { id: 102, slug: 'klosterhalde', name: 'Weingut Klosterhalde', businessType: 'Winery' },
  { id: 103, slug: 'open-granary', name: 'Open Granary', businessType: 'Food aid' },
]

export const account = { firstName: 'Luisa', lastName: 'Marín', email: 'luisa@sierra-alta.example' }

export const tasks = [
  { id: id(1), name: 'Moisture check' },
  { id: id(2), name: 'Cherry intake' },
  { id: id(3), name: 'Farm audit' },
  { id: id(4), name: 'Bag seal' },
]

const growers: readonly (readonly [string, string, string])[] = [
  ['Finca La Esperanza', '#8a5a2b', '#c9ab82'],
  ['Cooperativa El Roble', '#3f6a4a', '#9fb79c'],
  ['Veredal Buenavista', '#b58a3c', '#dcc591'],
  ['Asociación Río Verde', '#2e6073', '#93b0b6'],
  ['Finca Tres Hermanas de la Montaña', '#7a3d34', '#c39c92'],
]

/** When, grower, farmer, classification, element, task, place. */
const lines: readonly (readonly [string, number, string, Classification, string, number, string])[] = [
  ['2026-11-20T09:41:00Z', 0, 'SA-0004-217', 'warning', 'Drying patio', 0, 'Pijao, Quindío'],
  ['2026-11-20T09:12:00Z', 1, 'SA-0011-032', 'alert', 'Wet mill', 1, 'Génova, Quindío'],
  ['2026-11-20T08:57:00Z', 0, 'SA-0004-198', 'notice', 'Drying patio', 0, 'Pijao, Quindío'],
  ['2026-11-20T08:20:00Z', 2, 'SA-0007-009', 'warning', 'Warehouse', 3, 'Buenavista, Quindío'],
  ['2026-11-19T17:46:00Z', 3, 'SA-0002-114', 'alert', 'Farm visit', 2, 'Córdoba, Quindío'],
  ['2026-11-19T16:02:00Z', 1, 'SA-0011-031', 'notice', 'Wet mill', 1, 'Génova, Quindío'],
  ['2026-11-19T15:33:00Z', 4, 'SA-0015-060', 'unclassified', 'Dry mill', 0, 'Armenia, Quindío'],
  ['2026-11-19T11:08:00Z', 3, 'SA-0002-097', 'notice', 'Farm visit', 2, 'Córdoba, Quindío'],
  ['2026-11-17T18:21:00Z', 2, 'SA-0007-008', 'alert', 'Warehouse', 3, 'Buenavista, Quindío'],
  ['2026-11-17T14:40:00Z', 0, 'SA-0004-150', 'warning', 'Drying patio', 0, 'Pijao, Quindío'],
  ['2026-11-17T10:15:00Z', 1, 'SA-0011-030', 'notice', 'Wet mill', 1, 'Génova, Quindío'],
  ['2026-11-16T16:59:00Z', 4, 'SA-0015-052', 'notice', 'Dry mill', 1, 'Armenia, Quindío'],
]

export const interactions: Interaction[] = lines.map(([recordDate, grower, item, classification, element, task, place], index) => {
  const [name = '', from = '', to = ''] = growers[grower] ?? []
  const point = { type: 'Point' as const, coordinates: [-75.7, 4.3 + index / 50] as [number, number] }
  return {
    _id: id(100 + index),
    orgId: 101,
    thingId: id(200 + grower),
    name: tasks[task]?.name ?? '',
    classification,
    thing: { id: id(200 + grower), name, image: picture(from, to) },
    item: { id: id(300 + index), name: item },
    task: tasks[task] ?? { id: id(1), name: '' },
    valueChainElement: { id: id(400), name: element, valueChainName: 'Coffee, from farm to port' },
    reportedDate: recordDate,
    reportedLocation: { point, pointAccuracy: 8, place },
    recordDate,
    recordLocation: { point, pointAccuracy: 8, place },
    createdBy: { id: id(500), name: 'Luz Dary Cifuentes' },
  }
})

export const interactionPage: InteractionPage = {
  totalItems: 2041,
  perPage: 12,
  totalPages: 171,
  items: interactions,
  classifications: { notice: 1653, alert: 225, warning: 61, unclassified: 102 },
}

export const widgets: Widget[] = [
  { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, min: 0, max: 60, decimals: 1, unit: '%' } },
  {
    id: 'parchment',
    parameters: {
      input: 'choice',
      label: 'Parchment looks',
      required: true,
      options: [
        { value: 'even', label: 'Even' },
        { value: 'patchy', label: 'Patchy' },
      ],
    },
  },
  {
    id: 'turned',
    parameters: { input: 'yesno', label: 'Turned since the last check', hint: 'Four times a day while the sun is out', required: false },
  },
  { id: 'laid', parameters: { input: 'date', label: 'Laid out on', required: false, max: '2026-11-20' } },
  { id: 'note', parameters: { input: 'text', label: 'Anything to add', required: false, multiline: true, maxLength: 500 } },
]

export const valueChain = {
  name: 'Coffee, from farm to port',
  selectedElementId: id(402),
  elements: [
    { id: id(401), enabled: true, name: 'Wet mill', icon: 'water', isDefault: false, order: 2 },
    { id: id(400), enabled: true, name: 'Farm visit', icon: 'farm', isDefault: true, order: 1 },
    { id: id(402), enabled: true, name: 'Drying patio', isDefault: false, order: 3, image: picture('#b58a3c', '#dcc591') },
    { id: id(403), enabled: false, name: 'Roastery', isDefault: false, order: 4 },
  ],
}

const step = (number: number, name: string, date: string, place: string, coordinates: [number, number], description?: string) => ({
  id: id(600 + number),
  name,
  date,
  place,
  point: { type: 'Point' as const, coordinates },
  ...(description !== undefined && { description }),
})

export const publicAsset: PublicAsset = {
  organization: { slug: 'sierra-alta', name: 'Sierra Alta', businessType: 'Coffee growers' },
  thing: {
    id: id(200),
    publicLink: 'finca-la-esperanza',
    name: 'Finca La Esperanza, washed Caturra',
    description:
      'Twelve families on the slope above Pijao grow washed Caturra between 1,650 and 1,820 metres.\nThey pick in three passes, mill the same evening and dry on open patios.',
    gtin: '09506000134352',
    attributes: [
      { label: 'Variety', value: 'Caturra', type: 'string' },
      { label: 'Process', value: 'Fully washed', type: 'string' },
      { label: 'Cup score', value: '86.5', type: 'number' },
      { label: 'Organic', value: 'true', type: 'boolean' },
      { label: 'Harvested', value: '2026-05-12', type: 'date' },
    ],
  },
  highlights: [
    { value: '1,740 m', label: 'altitude' },
    { value: '212 km', label: 'to the port' },
    { value: '32 %', label: 'of the price to growers' },
  ],
  journey: [
    step(1, 'Picked by hand', '2026-05-12T15:00:00Z', 'Pijao, Quindío', [-75.7036, 4.3336], 'Grower 014, ripe cherry only'),
    step(2, 'Washed and fermented, 18 hours', '2026-05-13T15:00:00Z', 'Wet mill El Roble', [-75.6902, 4.4062]),
    step(
      3,
      'Dried to 11.2 % moisture',
      '2026-05-24T15:00:00Z',
      'Patio 3, Buenavista',
      [-75.6397, 4.4603],
      'On the patio, checked nine times',
    ),
    step(4, 'Bagged and sealed', '2026-06-02T15:00:00Z', 'Armenia, Quindío', [-75.5211, 4.5339]),
  ],
  records: { count: 14, latest: '2026-11-20T09:41:00Z' },
}
