import type { TaskConfig } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { draftProblems, recordedAnswers, recordProblems, reportedDate, resultMessageText } from './execution.ts'

const config: TaskConfig = {
  widgets: [
    { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, min: 0, max: 60, unit: '%' } },
    { id: 'note', parameters: { input: 'text', label: 'Note', required: false } },
  ],
}

test('a draft may lack a required answer, a record may not', () => {
  expect(draftProblems(config, {})).toEqual([])
  expect(recordProblems(config, {})).toEqual([{ path: ['widgets', 'moisture'], message: 'required' }])
  expect(draftProblems(config, { moisture: 61, weight: 1 })).toEqual([
    { path: ['widgets', 'moisture'], message: 'too_large' },
    { path: ['widgets', 'weight'], message: 'unknown_widget' },
  ])
})

test('answers are recorded in the order of the questions, with label and unit, without empty ones', () => {
  expect(recordedAnswers(config, { note: '', moisture: 11.2 })).toEqual([
    { widgetId: 'moisture', label: 'Moisture', value: 11.2, unit: '%' },
  ])
})

test('the message of the classification goes before the one for all others', () => {
  const messages = { warning: { title: 'Too wet' }, otherwise: { title: 'Dry' } }
  expect([resultMessageText(messages, 'warning'), resultMessageText(messages, 'notice'), resultMessageText({}, 'notice')]).toEqual([
    '{"title":"Too wet"}',
    '{"title":"Dry"}',
    undefined,
  ])
})

test('what is reported lies at or before its record', () => {
  const recorded = new Date('2026-05-20T15:00:00Z')
  const earlier = new Date('2026-05-20T09:00:00Z')
  expect([
    reportedDate(earlier, recorded),
    reportedDate(undefined, recorded),
    reportedDate(new Date('2031-01-01T00:00:00Z'), recorded),
  ]).toEqual([earlier, recorded, recorded])
})
