import { expect, test } from 'vitest'
import { firstState, reduceWizard, stepStatus, type WizardEvent, type WizardState } from './wizard-state.ts'

const after = (...events: WizardEvent[]) => events.reduce(reduceWizard, firstState(0))
const to = (next: number): WizardEvent => ({ type: 'accepted', next })
const next = to(1)
const statuses = (state: WizardState) => [0, 1, 2].map((step) => stepStatus(state, step))

test('steps follow each other, over those that are passed', () => {
  expect([after(), after(to(1)), after(to(1), to(2)), after(to(2))].map(({ current }) => current)).toEqual([0, 1, 2, 2])
  expect(statuses(after(next))).toEqual(['complete', 'current', 'upcoming'])
})

test('a person goes back and forth, as far as they have been', () => {
  const back = after(next, to(2), { type: 'went', step: 0 })
  expect(back).toEqual({ current: 0, reached: 2, broken: [] })
  expect(statuses(back)).toEqual(['current', 'complete', 'upcoming'])
  expect(reduceWizard(back, { type: 'went', step: 2 }).current).toBe(2)
  expect(after(next, { type: 'went', step: 2 }).current).toBe(1)
  expect(after({ type: 'went', step: -1 }).current).toBe(0)
})

test('a step that lacks something stays marked until it is whole', () => {
  const refused = after(next, { type: 'refused', step: 1 })
  expect(refused).toEqual({ current: 1, reached: 1, broken: [1] })
  const left = reduceWizard(refused, { type: 'went', step: 0 })
  expect(statuses(left)).toEqual(['current', 'error', 'upcoming'])
  expect(statuses(reduceWizard(refused, to(2)))).toEqual(['complete', 'complete', 'current'])
  expect(reduceWizard(refused, { type: 'mended' }).broken).toEqual([])
  expect(reduceWizard(left, { type: 'mended' })).toBe(left)
})

test('an earlier step that lacks something is opened', () => {
  expect(after(next, to(2), { type: 'refused', step: 0 })).toEqual({ current: 0, reached: 2, broken: [0] })
})
