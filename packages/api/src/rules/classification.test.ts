import { expect, test } from 'vitest'
import type { ClassificationRule } from '../schemas/index.ts'
import { classify } from './classification.ts'

const rules: ClassificationRule[] = [
  { widgetId: 'moisture', operator: 'greater_than', value: 11.8, classification: 'alert' },
  { widgetId: 'moisture', operator: 'greater_than', value: 12.5, classification: 'warning' },
  { widgetId: 'moisture', operator: 'less_than', value: 9, classification: 'alert' },
  { widgetId: 'looks', operator: 'equals', value: 'patchy', classification: 'alert' },
]

test.each([
  [{}, 'notice'],
  [{ moisture: 11.8, looks: 'even' }, 'notice'],
  [{ moisture: 12, looks: 'even' }, 'alert'],
  [{ moisture: 12.6, looks: 'patchy' }, 'warning'],
  [{ moisture: 8.9 }, 'alert'],
  [{ looks: 'patchy' }, 'alert'],
  [{ moisture: 'wet' }, 'notice'],
] as const)('%j is %s', (answers, classification) => {
  expect(classify(rules, 'notice', answers)).toBe(classification)
})

test('a rule never makes a run less grave than its task is by default', () => {
  expect(classify([{ widgetId: 'a', operator: 'equals', value: true, classification: 'notice' }], 'alert', { a: true })).toBe('alert')
})
