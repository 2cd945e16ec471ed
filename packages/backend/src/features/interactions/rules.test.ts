import type { TaskConfig } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { draftProblems, pickElement, recordProblems, reportedDate, selectAnswers } from './rules.ts'

const config: TaskConfig = {
  widgets: [
    { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true, min: 0, max: 60, unit: '%' } },
    { id: 'note', parameters: { input: 'text', label: 'Note', required: false } },
  ],
}

test('a draft may lack a required answer, a record may not', () => {
  expect(draftProblems(config, {}, {})).toEqual([])
  expect(recordProblems(config, {}, {})).toEqual([{ path: ['widgets', 'moisture'], message: 'required', code: 'required' }])
  expect(draftProblems(config, { moisture: 61, weight: 1 }, {})).toEqual([
    { path: ['widgets', 'moisture'], message: 'too_large', code: 'too_big', params: { minimum: 0, maximum: 60 } },
    { path: ['widgets', 'weight'], message: 'unknown_widget', code: 'unknown_field' },
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

test.each([
  ['what the task names', 'b', 'b'],
  ['the default, where the task names nothing', undefined, 'c'],
  ['the default, where the task names one of another chain', 'x', 'c'],
  ['the default, where the task names one that is disabled', 'a', 'c'],
])('a record stands at %s', (_where, wanted, expected) => {
  const elements = ['a', 'b', 'c'].map((id) => ({ id, enabled: id !== 'a' }))
  expect(pickElement({ elements, defaultElementId: 'c' }, wanted)).toBe(expected)
})

test('without an enabled default a record stands at the first that is enabled, and without a chain where the task says', () => {
  const elements = [
    { id: 'a', enabled: false },
    { id: 'b', enabled: true },
  ]
  expect(pickElement({ elements, defaultElementId: 'a' }, undefined)).toBe('b')
  expect(pickElement({ elements: [], defaultElementId: undefined }, 'b')).toBe(undefined)
  expect(pickElement(undefined, 'b')).toBe('b')
})

test('a relationship with a wallet is told by the issuer alone, who tells nothing else', () => {
  const asking: TaskConfig = {
    widgets: [
      ...config.widgets,
      { id: 'wallet', parameters: { input: 'evernymInvitation', label: 'Wallet', required: true, evernymIssuerId: 'cafe' } },
    ],
  }
  const note = { label: 'Note', input: 'text', value: 'Seen' }
  const wallet = { label: 'Wallet', input: 'evernymInvitation', value: 'relationship-7' }
  expect(selectAnswers(asking, { note, wallet }, 'worker')).toEqual({ note })
  expect(selectAnswers(asking, { note, wallet }, 'issuer')).toEqual({ wallet })
})
