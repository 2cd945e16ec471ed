import { expect, test } from 'vitest'
import type { TaskConfig } from '../schemas/index.ts'
import { isAfterRecording, recordedAnswers, recordedAttachments } from './recorded.ts'

const config: TaskConfig = {
  widgets: [
    { id: 'bags', parameters: { input: 'photo', label: 'Photo of the bags', required: true } },
    { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, unit: '%' } },
    { id: 'note', parameters: { input: 'text', label: 'Anything to add', required: false } },
  ],
}

test('answers are recorded in the order of the questions, with label and unit, without empty ones', () => {
  expect(recordedAnswers(config, { note: '', moisture: 11.2 })).toEqual([
    { widgetId: 'moisture', label: 'Moisture', input: 'number', position: 1, value: 11.2, unit: '%' },
  ])
})

test('files are recorded with their question, and those without one as they came', () => {
  const photo = { stepId: 'bags', name: 'bags.jpg', file: '/files/101/key', camera: true }
  const other = { ...photo, stepId: 'elsewhere' }
  expect(recordedAttachments(config, [photo, other])).toEqual([
    { ...photo, label: 'Photo of the bags', input: 'photo', position: 0 },
    other,
  ])
})

test('nothing is reported for later than it was recorded, but within its minute', () => {
  const recorded = '2026-05-20T09:30:10.000Z'
  const late = ['2026-05-20T09:29:59Z', '2026-05-20T09:30:59Z', '2026-05-20T09:31:00Z', '2031-01-01T00:00:00Z'].map((reported) =>
    isAfterRecording(reported, recorded),
  )
  expect(late).toEqual([false, false, true, true])
})
