import { expect, test } from 'vitest'
import { readRule, writeRule } from '../collections/collection-address.ts'
import { toRule } from './to-rule.ts'

const ME = '0190a000-0000-7000-8000-000000000001'
const TASK = '0190a000-0000-7000-8000-000000000002'

const list = { page: 3, perPage: 25, sort: 'task_asc', search: '' }

test('what the list of interactions is asked for becomes the rule', () => {
  const filters = { classification: ['alert', 'warning'], taskId: TASK, teamTasks: true, range: 'all' }
  expect(toRule({ ...list, search: 'cup', filters }, ME)).toEqual({
    search: 'cup',
    classification: ['alert', 'warning'],
    taskId: TASK,
    teamTasks: true,
  })
})

test('"created by me" is the person who keeps it, and a span of time stays as it is', () => {
  const occurred = '2026-05-01T00:00:00.000Z/2026-06-01T00:00:00.000Z'
  expect(toRule({ ...list, filters: { createdByMe: true, occurred, range: '12m' } }, ME)).toEqual({
    createdById: ME,
    reportedFrom: '2026-05-01T00:00:00.000Z',
    reportedTo: '2026-06-01T00:00:00.000Z',
  })
})

test('the address of a new collection takes the rule along', () => {
  const rule = { search: 'cup & more', classification: ['alert' as const] }
  expect(readRule(new URLSearchParams(writeRule(rule)))).toEqual(rule)
  expect([readRule(new URLSearchParams('new.rule={')), readRule(new URLSearchParams('page=2'))]).toEqual([undefined, undefined])
  expect(readRule(new URLSearchParams({ 'new.rule': '{"classification":["pink"]}' }))).toBeUndefined()
})
