import type { TaskPlan } from '../plan.ts'
import { choice, date, number, text, yesno } from '../widgets.ts'

export const openGranaryTasks: TaskPlan[] = [
  {
    name: 'Goods receipt',
    description: 'Count what came off the truck against the waybill.',
    element: 'Transit store',
    weight: 36,
    widgets: [
      text('waybill', 'Waybill number', { required: true, minLength: 5, maxLength: 30 }),
      number('received', 'Bags received', { required: true, min: 0, max: 2000, decimals: 0, unit: 'bags' }),
      number('missing', 'Bags missing or torn', { required: true, min: 0, max: 2000, decimals: 0, unit: 'bags' }),
      yesno('dry', 'Load is dry', { required: true }),
    ],
    rules: [
      { widgetId: 'dry', operator: 'equals', value: false, classification: 'warning' },
      { widgetId: 'missing', operator: 'greater_than', value: 20, classification: 'warning' },
      { widgetId: 'missing', operator: 'greater_than', value: 4, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: {
      warning: { title: 'Set this load apart', description: 'Take pictures, tell the transporter, and wait for the inspector.' },
      otherwise: { title: 'Receipt recorded', description: 'The waybill can be signed.', image: '/demo/result-done.svg' },
    },
    answer: (classification, random) => ({
      waybill: `OG-${random.integer(240000, 269999)}`,
      received: random.integer(180, 600),
      missing:
        classification === 'warning' ? random.integer(21, 48) : classification === 'alert' ? random.integer(5, 20) : random.integer(0, 4),
      dry: classification !== 'warning' || random.chance(0.5),
    }),
  },
  {
    name: 'Stack inspection',
    description: 'Walk around the stack, look under the tarpaulin, open one bag.',
    element: 'Warehouse',
    weight: 34,
    widgets: [
      choice('insects', 'Live insects', { none: 'None', few: 'A few', many: 'Many' }, { required: true }),
      number('moisture', 'Grain moisture', { min: 0, max: 40, decimals: 1, unit: '%' }),
      date('fumigated', 'Last fumigated on'),
      text('remarks', 'Remarks', { maxLength: 500, multiline: true }),
    ],
    rules: [
      { widgetId: 'insects', operator: 'equals', value: 'many', classification: 'warning' },
      { widgetId: 'insects', operator: 'equals', value: 'few', classification: 'alert' },
      { widgetId: 'moisture', operator: 'greater_than', value: 13.5, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: { warning: { title: 'Fumigate', description: 'Close the stack and call the contractor today.' } },
    answer: (classification, random, day) => ({
      insects: classification === 'warning' ? 'many' : classification === 'alert' ? 'few' : 'none',
      moisture: random.decimal(10.8, 13.4, 1),
      ...(random.chance(0.4) && { fumigated: day }),
      ...(random.chance(0.15) && {
        remarks: random.pick(['Rear corner restacked.', 'Roof leak reported, stack moved.', 'Pallets swept.']),
      }),
    }),
  },
  {
    name: 'Distribution count',
    description: 'At the end of the day: households served and bags left.',
    element: 'Distribution',
    weight: 22,
    widgets: [
      date('day', 'Day', { required: true }),
      number('households', 'Households served', { required: true, min: 0, max: 10000, decimals: 0 }),
      number('waiting', 'Longest wait', { min: 0, max: 24, decimals: 1, unit: 'h' }),
      yesno('complaints', 'Complaints were made', { required: true }),
    ],
    rules: [
      { widgetId: 'waiting', operator: 'greater_than', value: 6, classification: 'warning' },
      { widgetId: 'complaints', operator: 'equals', value: true, classification: 'alert' },
    ],
    defaultClassification: 'notice',
    resultMessages: { otherwise: { title: 'Day recorded', image: '/demo/result-done.svg' } },
    answer: (classification, random, day) => ({
      day,
      households: random.integer(120, 640),
      waiting: classification === 'warning' ? random.decimal(6.1, 8, 1) : random.decimal(0.5, 4.5, 1),
      complaints: classification === 'alert',
    }),
  },
  {
    name: 'Note from the road',
    description: 'What the convoy met.',
    element: 'Transport',
    weight: 0,
    widgets: [text('note', 'Note', { required: true, minLength: 3, maxLength: 2000, multiline: true })],
    rules: [],
    defaultClassification: 'unclassified',
    resultMessages: {},
    answer: (_classification, random) => ({
      note: random.pick([
        'River crossing at Lokichar passable again.',
        'Two hours at the weighbridge.',
        'Puncture near Kainuk, load not touched.',
        'Escort joined at Kapenguria.',
      ]),
    }),
  },
]
