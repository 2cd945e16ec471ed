import { expect, test } from 'vitest'
import { findReminder, planNextJob } from './job-dates.ts'

const at = (text: string) => new Date(text)

test.each([
  ['each day, done in time', 'P1D', '2026-05-20T15:00:00Z', '2026-05-20T10:00:00Z', '2026-05-21T15:00:00.000Z'],
  ['each two days, done three days late', 'P2D', '2026-05-20T15:00:00Z', '2026-05-23T16:00:00Z', '2026-05-24T15:00:00.000Z'],
  ['each week, done before it was due', 'P1W', '2026-05-20T15:00:00Z', '2026-05-18T10:00:00Z', '2026-05-27T15:00:00.000Z'],
  ['each month from its last day', 'P1M', '2026-01-31T12:00:00Z', '2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  ['each month, two months late: of the last day again', 'P1M', '2026-01-31T12:00:00Z', '2026-03-01T12:00:00Z', '2026-03-31T11:00:00.000Z'],
  ['each year from a leap day', 'P1Y', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00Z', '2025-02-28T12:00:00.000Z'],
  ['over the day on which clocks are put forward', 'P1D', '2026-03-28T08:00:00Z', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['over the day on which clocks are put back', 'P1W', '2026-10-20T07:00:00Z', '2026-10-20T09:00:00Z', '2026-10-27T08:00:00.000Z'],
  ['without a due date: from when it was done', 'P3M', undefined, '2026-05-20T15:00:00Z', '2026-08-20T15:00:00.000Z'],
] as const)('%s', (_, repeat, dueDate, now, next) => {
  expect(planNextJob({ repeat, dueDate }, at(now), 'Europe/Berlin')).toEqual({ dueDate: next })
})

test('the next one expires as long after its due date', () => {
  const job = { repeat: 'P1D', dueDate: '2026-05-20T15:00:00Z', expiryDate: '2026-05-20T18:00:00Z' } as const
  expect(planNextJob(job, at('2026-05-20T16:00:00Z'), 'America/Bogota')).toEqual({
    dueDate: '2026-05-21T15:00:00.000Z',
    expiryDate: '2026-05-21T18:00:00.000Z',
  })
})

test('of one that was left for fifty years the next comes after today', () => {
  const job = { repeat: 'P1D', dueDate: '1976-05-20T15:00:00Z' } as const
  expect(planNextJob(job, at('2026-05-20T16:00:00Z'), 'UTC')).toEqual({ dueDate: '2026-05-21T15:00:00.000Z' })
})

test('a reminder comes so long before the due date, and never without one', () => {
  const dueDate = '2026-05-20T15:00:00Z'
  expect(findReminder({ dueDate, remindBefore: 'P1D' })).toEqual(at('2026-05-19T15:00:00Z'))
  expect(findReminder({ dueDate, remindBefore: 'PT1H' })).toEqual(at('2026-05-20T14:00:00Z'))
  expect(findReminder({ dueDate })).toBeUndefined()
  expect(findReminder({ remindBefore: 'P1D' })).toBeUndefined()
})
