import type { TaskPlan } from '../plan.ts'
import { ask, choice, date, number, text, yesno } from '../widgets.ts'

const moistureCheck: TaskPlan = {
  name: 'Moisture check',
  description: 'Take parchment from five places of the patio, mix it, and measure once.',
  element: 'Drying patio',
  weight: 34,
  widgets: [
    number('moisture', 'Moisture', { required: true, min: 0, max: 60, decimals: 1, unit: '%' }),
    choice('parchment', 'Parchment looks', { even: 'Even', patchy: 'Patchy' }, { required: true }),
    yesno('turned', 'Turned since the last check', { hint: 'Four times a day while the sun is out' }),
    date('laid', 'Laid out on'),
    text('note', 'Anything to add', { maxLength: 500, multiline: true }),
  ],
  rules: [
    { widgetId: 'moisture', operator: 'greater_than', value: 12.5, classification: 'warning' },
    { widgetId: 'moisture', operator: 'greater_than', value: 11.8, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: {
    warning: { title: 'Too wet to bag', description: 'Keep turning the parchment and measure again tomorrow morning.' },
    alert: { title: 'Nearly dry', description: 'Measure again in the afternoon, before the patio is covered.' },
    otherwise: { title: 'Dry enough', description: 'The parchment can be bagged. Thank you for checking.', image: '/demo/result-done.svg' },
  },
  answer: (classification, random, day) => ({
    moisture:
      classification === 'warning'
        ? random.decimal(12.6, 15.4, 1)
        : classification === 'alert'
          ? random.decimal(11.9, 12.5, 1)
          : random.decimal(10.4, 11.8, 1),
    parchment: random.chance(classification === 'notice' ? 0.92 : 0.45) ? 'even' : 'patchy',
    turned: random.chance(0.9),
    ...(random.chance(0.5) && { laid: day }),
    ...(random.chance(0.12) && {
      note: random.pick([
        'Clouds since noon, covered early.',
        'Raked thinner at the edges.',
        'Second sample agrees.',
        'Wind from the valley, drying fast.',
      ]),
    }),
  }),
}

const cherryIntake: TaskPlan = {
  name: 'Cherry intake',
  description: 'Weigh the cherry and count one hundred of them by ripeness.',
  element: 'Wet mill',
  weight: 24,
  widgets: [
    number('weight', 'Weight', { required: true, min: 0.5, max: 2000, decimals: 1, unit: 'kg' }),
    number('ripe', 'Ripe of one hundred', { required: true, min: 0, max: 100, decimals: 0, unit: '%' }),
    date('picked', 'Picked on', { required: true }),
    text('picker', 'Picked by', { maxLength: 120 }),
  ],
  rules: [
    { widgetId: 'ripe', operator: 'less_than', value: 82, classification: 'warning' },
    { widgetId: 'ripe', operator: 'less_than', value: 90, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: {
    warning: { title: 'Sort before pulping', description: 'More than 18 of 100 are unripe. Float and sort this delivery again.' },
    alert: { title: 'Tell the grower', description: 'Unripe cherry is above one in ten. The delivery is taken.' },
    otherwise: { title: 'Delivery taken', description: 'The weight counts from now.', image: '/demo/result-done.svg' },
  },
  answer: (classification, random, day) => ({
    weight: random.decimal(18, 340, 1),
    ripe:
      classification === 'warning' ? random.integer(68, 81) : classification === 'alert' ? random.integer(82, 89) : random.integer(90, 99),
    picked: day,
    ...(random.chance(0.35) && {
      picker: random.pick(['Gloria Inés Arango', 'Hernando Patiño', 'Luz Dary Cifuentes', 'Wilson Marín', 'Nubia Castaño']),
    }),
  }),
}

const farmAudit: TaskPlan = {
  name: 'Farm audit',
  description: 'Walk the plots with the farmer. Ask, look, and write down what you saw.',
  element: 'Farm visit',
  weight: 14,
  widgets: [
    date('visited', 'Day of the visit', { required: true }),
    yesno('buffer', 'Streams have their strip of trees', { required: true }),
    choice('records', 'Record book', { complete: 'Complete', gaps: 'Has gaps', missing: 'Missing' }, { required: true }),
    number('trees', 'Shade trees per hectare', { min: 0, max: 1000, decimals: 0 }),
    text('remarks', 'Remarks', { maxLength: 1000, multiline: true }),
  ],
  rules: [
    { widgetId: 'records', operator: 'equals', value: 'missing', classification: 'warning' },
    { widgetId: 'records', operator: 'equals', value: 'gaps', classification: 'alert' },
    { widgetId: 'buffer', operator: 'equals', value: false, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  reviewRequired: true,
  resultMessages: {
    warning: { title: 'Visit again', description: 'Bring a new record book and agree on a date within 30 days.' },
    otherwise: { title: 'Audit recorded', description: 'The farmer can read it on the page of the group.', image: '/demo/result-done.svg' },
  },
  answer: (classification, random, day) => ({
    visited: day,
    buffer: classification !== 'alert' || random.chance(0.5),
    records: classification === 'warning' ? 'missing' : classification === 'alert' ? 'gaps' : 'complete',
    trees: random.integer(38, 210),
    ...(random.chance(0.3) && {
      remarks: random.pick([
        'New guamo trees planted along the upper plot.',
        'Compost heap covered, drains clean.',
        'Water tank repaired since the last visit.',
        'Wants training on broca traps.',
      ]),
    }),
  }),
}

const bagSeal: TaskPlan = {
  name: 'Bag seal',
  description: 'Check the seal and the weight of one bag before it leaves.',
  element: 'Warehouse',
  weight: 12,
  widgets: [
    text('seal', 'Seal number', { required: true, minLength: 4, maxLength: 20, hint: 'On the yellow tag, such as 88-1043' }),
    number('weight', 'Weight', { required: true, min: 1, max: 90, decimals: 1, unit: 'kg' }),
    yesno('intact', 'Seal is whole', { required: true }),
  ],
  rules: [
    { widgetId: 'intact', operator: 'equals', value: false, classification: 'warning' },
    { widgetId: 'weight', operator: 'less_than', value: 69.5, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: {
    warning: { title: 'Keep the bag here', description: 'A broken seal means a new sample. Put the bag on the red pallet.' },
    otherwise: { title: 'Bag may leave', image: '/demo/result-done.svg' },
  },
  answer: (classification, random) => ({
    seal: `${random.integer(81, 97)}-${random.integer(1001, 1999)}`,
    weight: classification === 'alert' ? random.decimal(67.1, 69.4, 1) : random.decimal(69.5, 70.6, 1),
    intact: classification !== 'warning',
  }),
}

const temperature: TaskPlan = {
  name: 'Temperature',
  description: 'Read the thermometer at the middle of the stack.',
  element: 'Warehouse',
  weight: 7,
  widgets: [
    number('temperature', 'Temperature', { required: true, min: -10, max: 60, decimals: 1, unit: '°C' }),
    number('humidity', 'Relative humidity', { min: 0, max: 100, decimals: 0, unit: '%' }),
  ],
  rules: [
    { widgetId: 'temperature', operator: 'greater_than', value: 27, classification: 'warning' },
    { widgetId: 'temperature', operator: 'greater_than', value: 24, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: { warning: { title: 'Open the vents', description: 'Read again in an hour.' } },
  answer: (classification, random) => ({
    temperature:
      classification === 'warning'
        ? random.decimal(27.1, 30, 1)
        : classification === 'alert'
          ? random.decimal(24.1, 27, 1)
          : random.decimal(17, 24, 1),
    humidity: random.integer(48, 71),
  }),
}

const defectCount: TaskPlan = {
  name: 'Defect count',
  description: 'Count full defects in 350 g of green coffee.',
  element: 'Dry mill',
  weight: 9,
  widgets: [
    number('defects', 'Defects in 350 g', { required: true, min: 0, max: 400, decimals: 0 }),
    choice('worst', 'Most of them are', { broca: 'Borer holes', broken: 'Broken', black: 'Black or sour', shell: 'Shells' }),
  ],
  rules: [
    { widgetId: 'defects', operator: 'greater_than', value: 14, classification: 'warning' },
    { widgetId: 'defects', operator: 'greater_than', value: 8, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: { warning: { title: 'Mill it again', description: 'This lot is above the limit for export.' } },
  answer: (classification, random) => ({
    defects:
      classification === 'warning' ? random.integer(15, 26) : classification === 'alert' ? random.integer(9, 14) : random.integer(1, 8),
    worst: random.pick(['broca', 'broken', 'black', 'shell']),
  }),
}

const fieldNote: TaskPlan = {
  name: 'Field note',
  description: 'Something worth remembering that no other task asks for.',
  element: 'Farm visit',
  weight: 0,
  widgets: [
    text('note', 'What you saw', { required: true, minLength: 3, maxLength: 2000, multiline: true }),
    choice('about', 'It is about', { weather: 'Weather', people: 'People', plants: 'Plants', road: 'Road' }),
  ],
  rules: [],
  defaultClassification: 'unclassified',
  resultMessages: {},
  answer: (_classification, random) => ({
    note: random.pick([
      'First flowers on the lower plots after the rain.',
      'Road to the mill closed by a landslide until Friday.',
      'Three new pickers, shown the ripeness card.',
      'Hail at four in the afternoon, leaves torn on the east side.',
      'Roya spots on old Caturra, none on Castillo.',
      'School visit, twelve children tasted cherries.',
    ]),
    about: random.pick(['weather', 'people', 'plants', 'road']),
  }),
}

/** Nobody has run it yet: a record of it has pictures, and those are for people to take. */
const handover: TaskPlan = {
  name: 'Bag handover',
  description: 'Show the bags as they leave, where that is, and which seal they have.',
  element: 'Drying patio',
  weight: 0,
  widgets: [
    ask('photo', 'bags', 'Photo of the bags', { required: true, limit: 3 }),
    ask('location', 'place', 'Where they are handed over', { required: true }),
    ask('code', 'seal', 'Code on the seal', { required: true }),
    ask('file', 'papers', 'Delivery note', { limit: 2, accept: '.pdf,image/*' }),
    ask('signature', 'signed', 'Signed by the driver'),
  ],
  rules: [],
  defaultClassification: 'notice',
  resultMessages: { otherwise: { title: 'Handed over', description: 'The bags are on their way.', image: '/demo/result-done.svg' } },
  answer: () => ({}),
}

export const sierraAltaTasks: TaskPlan[] = [moistureCheck, cherryIntake, farmAudit, bagSeal, temperature, defectCount, fieldNote, handover]
