import { expect, test } from 'vitest'
import { changeInteractionSearchParams, rangeStart, readInteractionSearchParams } from './search-params.ts'

const read = (text: string) => readInteractionSearchParams(new URLSearchParams(text))
const change = (text: string, changed: Parameters<typeof changeInteractionSearchParams>[1]) =>
  changeInteractionSearchParams(new URLSearchParams(text), changed).toString()

const defaults = { page: 1, perPage: 50, sort: 'recordDate_desc', search: '', classification: [], createdByMe: false, range: '12m' }

test('an address without a query is the newest 50 of twelve months', () => {
  expect(read('')).toEqual(defaults)
})

test('an address holds the whole query', () => {
  const text =
    'page=3&perPage=25&sort=thing_asc&interactionSearch=R%C3%ADo&classification=alert%2Cwarning&task=0190a000-0000-7000-8000-000000000001&createdByMe=true&range=7d'
  expect(read(text)).toEqual({
    page: 3,
    perPage: 25,
    sort: 'thing_asc',
    search: 'Río',
    classification: ['alert', 'warning'],
    taskId: '0190a000-0000-7000-8000-000000000001',
    createdByMe: true,
    range: '7d',
  })
  expect(change(text, {})).toBe(text)
})

test.each(['page=0', 'page=x', 'perPage=5000', 'sort=sideways', 'classification=loud', 'task=7', 'createdByMe=perhaps', 'range=ever'])(
  'what can not be read of "%s" falls back',
  (text) => {
    expect(read(text)).toEqual(defaults)
  },
)

test('a change keeps the rest and leaves defaults out', () => {
  expect(change('page=3&sort=thing_asc', { page: 1, classification: ['alert'] })).toBe('sort=thing_asc&classification=alert')
})

test('a range begins with a whole day', () => {
  const now = new Date(2026, 4, 20, 15, 30)
  expect([rangeStart('7d', now), rangeStart('30d', now), rangeStart('12m', now)]).toEqual([
    new Date(2026, 4, 14),
    new Date(2026, 3, 21),
    new Date(2025, 4, 20),
  ])
})
