import { expect, test } from 'vitest'
import { execution, location } from '../testing/task-run-fixture.ts'
import { beginAnswers, toTaskRunUpdate, withAnswer } from './run-answers.ts'

test('a run begins with what the server has, then with what is given, of widgets that the task has', () => {
  const begun = beginAnswers({ ...execution, executionData: { weight: 4, note: ' ', gone: 'x' } }, { note: 'wet', constructor: 'x' })
  expect(begun).toEqual({ weight: 4, note: 'wet' })
  expect(beginAnswers(execution)).toEqual({})
})

test('an answer is added, changed, taken away, or already there', () => {
  const answers = { weight: 4 }
  expect(withAnswer(answers, 'note', 'wet')).toEqual({ weight: 4, note: 'wet' })
  expect(withAnswer(answers, 'weight', 5)).toEqual({ weight: 5 })
  expect(withAnswer(answers, 'weight', undefined)).toEqual({})
  expect(withAnswer(answers, 'weight', 4)).toBe(answers)
  expect(withAnswer(answers, 'note', '')).toBe(answers)
})

test('answers go over the wire with label, kind, place and time', () => {
  expect(toTaskRunUpdate(execution, { weight: 4 }, { reportedDate: '2026-03-02T08:00:00.000Z' }, location)).toEqual({
    widgets: { weight: { label: 'Weight', input: 'number', value: 4 }, note: { label: 'Note', input: 'text', value: null } },
    metadata: { reportedDate: '2026-03-02T08:00:00.000Z', location },
  })
  expect(toTaskRunUpdate(execution, {}, { reportedDate: '2026-03-02T08:00:00.000Z' })).toEqual({
    widgets: { weight: { label: 'Weight', input: 'number', value: null }, note: { label: 'Note', input: 'text', value: null } },
    metadata: { reportedDate: '2026-03-02T08:00:00.000Z', placeNote: 'skipped:not_found' },
  })
  expect(toTaskRunUpdate(execution, {}, { reportedDate: '2026-03-02T08:00:00.000Z' }, undefined, 'Patio 3').metadata?.placeNote).toBe(
    'Patio 3',
  )
})
