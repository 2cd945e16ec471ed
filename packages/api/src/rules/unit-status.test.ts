import { expect, test } from 'vitest'
import { findUnitStatusDoubt, findUnitStatusRefusal, mustBeReconsidered } from './unit-status.ts'

const names = [
  'Do Not Use',
  'All Clear',
  'Normal Precaution',
  'Reconsider Use',
  'Increased Caution',
  'Unit OK',
  'Ready',
  'Active',
  'Result Pending',
  'Completed Positive',
  'Completed Negative',
  'Completed Inconclusive',
  'Unit Locked',
  'Unit Unlocked',
  'Unused',
  'Returned',
  'Ready Filled',
  'Ready Packed',
  'With Customer',
  'Issue Raised',
  'Pickup Requested',
]

const reachedFrom = (from: string | undefined) => names.filter((to) => to !== from && findUnitStatusRefusal(from, to) === undefined)
const gated = [
  'Completed Positive',
  'Completed Negative',
  'Completed Inconclusive',
  'Unit Unlocked',
  'Unused',
  'Returned',
  'Pickup Requested',
]
const open = names.filter((name) => !gated.includes(name))
const others = (from: string, ...more: string[]) => names.filter((name) => name !== from && (open.includes(name) || more.includes(name)))

test.each([
  [undefined, names],
  ['Unit Locked', ['Unit Unlocked']],
  ['Do Not Use', ['Reconsider Use', 'Result Pending', 'Unit Locked', 'Returned', 'Issue Raised', 'Pickup Requested']],
  [
    'Result Pending',
    [
      'Do Not Use',
      'Reconsider Use',
      'Increased Caution',
      'Completed Positive',
      'Completed Negative',
      'Completed Inconclusive',
      'Unit Locked',
      'Issue Raised',
    ],
  ],
  ['All Clear', others('All Clear')],
  ['Unused', others('Unused')],
  ['With Customer', others('With Customer', 'Returned', 'Pickup Requested')],
  ['Pickup Requested', others('Pickup Requested', 'Returned')],
  ['Issue Raised', others('Issue Raised', 'Returned', 'Pickup Requested')],
  ['Completed Inconclusive', others('Completed Inconclusive')],
  ['Frozen at −18 °C', open],
])('from %s a unit may become what the decision says', (from, reached) => {
  expect(reachedFrom(from)).toEqual(reached)
})

test.each([
  ['Unit Locked', 'Active', 'unit_locked'],
  ['unit-locked', undefined, 'unit_locked'],
  ['Unit Locked', 'unit locked', undefined],
  ['Active', undefined, undefined],
  ['Do Not Use', undefined, 'unit_status_order'],
  ['Do Not Use', 'All Clear', 'unit_status_order'],
  ['Active', 'Unused', 'unit_status_order'],
  ['Active', 'Frozen at −18 °C', undefined],
  ['Unit Locked', 'Frozen at −18 °C', 'unit_locked'],
])('from %s to %s: %s', (from, to, refusal) => {
  expect(findUnitStatusRefusal(from, to)).toBe(refusal)
})

test.each([
  ['Do not use', 'do_not_use'],
  ['reconsider-use', 'reconsider_use'],
  ['Increased Caution', 'increased_caution'],
  ['Issue raised', 'issue_raised'],
  ['Active', undefined],
  ['Frozen at −18 °C', undefined],
  [undefined, undefined],
])('the status %s warns of %s', (name, doubt) => {
  expect(findUnitStatusDoubt(name)).toBe(doubt)
})

test('only what must not be used has to be reconsidered', () => {
  expect([...names, undefined, 'do-not-use'].filter(mustBeReconsidered)).toEqual(['Do Not Use', 'do-not-use'])
})
