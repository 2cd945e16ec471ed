import { expect, test } from 'vitest'
import { execution } from '../testing/task-run-fixture.ts'
import { beginAnswers, withAnswer } from './run-answers.ts'

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
