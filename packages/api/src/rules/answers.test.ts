import { expect, test } from 'vitest'
import type { Widget } from '../schemas/index.ts'
import { checkAnswers } from './answers.ts'

const widgets: Widget[] = [
  { id: 'note', parameters: { input: 'text', label: 'Note', required: false, minLength: 2, maxLength: 4 } },
  { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, min: 0, max: 100 } },
  { id: 'looks', parameters: { input: 'choice', label: 'Looks', required: true, options: [{ value: 'even', label: 'Even' }] } },
  { id: 'day', parameters: { input: 'date', label: 'Day', required: false, min: '2026-01-01', max: '2026-12-31' } },
  { id: 'dry', parameters: { input: 'yesno', label: 'Dry', required: false } },
]

test('answers within every bound are taken', () => {
  expect(checkAnswers(widgets, { note: 'ok', moisture: 0, looks: 'even', day: '2026-02-28', dry: false })).toEqual([])
})

test('optional widgets may stay empty, required ones may not', () => {
  expect(checkAnswers(widgets, { note: '  ' })).toEqual([
    { widgetId: 'moisture', reason: 'required' },
    { widgetId: 'looks', reason: 'required' },
  ])
})

test.each([
  ['note', 'x', { reason: 'too_short', min: 2, max: 4 }],
  ['note', 'xxxxx', { reason: 'too_long', min: 2, max: 4 }],
  ['note', 7, { reason: 'wrong_type' }],
  ['moisture', -0.1, { reason: 'too_small', min: 0, max: 100 }],
  ['moisture', 100.1, { reason: 'too_large', min: 0, max: 100 }],
  ['moisture', '11', { reason: 'not_a_number' }],
  ['moisture', Number.NaN, { reason: 'not_a_number' }],
  ['looks', 'patchy', { reason: 'not_an_option' }],
  ['day', '2026-02-30', { reason: 'not_a_date' }],
  ['day', '30.1.2026', { reason: 'not_a_date' }],
  ['day', '2025-12-31', { reason: 'too_early', min: '2026-01-01', max: '2026-12-31' }],
  ['day', '2027-01-01', { reason: 'too_late', min: '2026-01-01', max: '2026-12-31' }],
  ['dry', 'yes', { reason: 'wrong_type' }],
  ['elsewhere', 'x', { reason: 'unknown_widget' }],
  ['__proto__x', 'x', { reason: 'unknown_widget' }],
] as const)('%s = %j is refused', (widgetId, value, finding) => {
  const answers = { moisture: 11, looks: 'even', [widgetId]: value }
  expect(checkAnswers(widgets, answers)).toEqual([{ widgetId, ...finding }])
})
