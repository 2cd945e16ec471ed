import type { Task, Widget } from '@tracemark/api/schemas'

const widgets: Widget[] = [
  { id: 'visited', step: 'Arrival', parameters: { input: 'date', label: 'Day of the visit', required: true } },
  { id: 'present', parameters: { input: 'yesno', label: 'The farmer is present', required: true } },
  {
    id: 'record_book',
    step: 'Record book',
    parameters: {
      input: 'choice',
      label: 'Record book',
      required: true,
      options: [
        { value: 'complete', label: 'Complete' },
        { value: 'gaps', label: 'Has gaps' },
        { value: 'missing', label: 'Missing' },
      ],
    },
  },
  { id: 'shade', parameters: { input: 'number', label: 'Shade trees', required: false, min: 0, max: 400, decimals: 0, unit: 'per ha' } },
  { id: 'remarks', parameters: { input: 'text', label: 'Remarks', required: false, multiline: true } },
]

/** A task with questions in two sections, and two rules. */
export const farmAudit: Task = {
  id: '01939f00-0000-7000-8000-000000002001',
  name: 'Farm audit',
  description: 'Walk the plots with the farmer. Ask, look, and write down what you saw.',
  createdAt: '2026-02-05T10:00:00Z',
  updatedAt: '2026-11-18T10:00:00Z',
  organizationId: 101,
  config: { widgets },
  rules: [
    { widgetId: 'record_book', operator: 'equals', value: 'missing', classification: 'warning' },
    { widgetId: 'shade', operator: 'less_than', value: 40, classification: 'alert' },
  ],
  defaultClassification: 'notice',
  resultMessages: { warning: { title: 'Visit again' }, otherwise: { title: 'Audit recorded' } },
  ruleConditions: [],
  usedForDiscovery: false,
  reviewRequired: false,
  metadata: {},
  attributes: [],
  usageCount: 177,
  assignments: 5,
}
