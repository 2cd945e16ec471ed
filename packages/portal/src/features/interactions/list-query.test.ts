import { expect, test } from 'vitest'
import { changeListParams, readListParams } from '../../platform/list-search-params.ts'
import { leaveSpan, rangeStart, shape, toExport, toParameters } from './list-query.ts'

const read = (text: string) => readListParams(new URLSearchParams(text), shape)
const change = (text: string, changed: Parameters<typeof changeListParams>[2]) =>
  changeListParams(new URLSearchParams(text), shape, changed).toString()

const id = '0190a000-0000-7000-8000-000000000001'
const defaults = { page: 1, perPage: 50, sort: 'reportedDate_desc', search: '', filters: { range: '12m' } }

test('an address without a query is the newest 50 of twelve months', () => {
  expect(read('')).toEqual(defaults)
})

test('an address holds the whole query', () => {
  const text = `page=3&perPage=25&sort=thing_asc&interactionSearch=R%C3%ADo&classification=alert%2Cwarning&task=${id}&thing=${id}&item=${id}&createdByMe=true&range=7d`
  expect(read(text)).toEqual({
    page: 3,
    perPage: 25,
    sort: 'thing_asc',
    search: 'Río',
    filters: { classification: ['alert', 'warning'], taskId: id, thingId: id, itemId: id, createdByMe: true, range: '7d' },
  })
  expect(change(text, {})).toBe(text)
})

test.each([
  'page=0',
  'page=x',
  'perPage=5000',
  'sort=sideways',
  'classification=loud',
  'task=7',
  'thing=7',
  'createdByMe=perhaps',
  'range=ever',
])('what can not be read of "%s" falls back', (text) => {
  expect(read(text)).toEqual(defaults)
})

test('list and file ask for what the address says, and for an id in all of time', () => {
  const { filters } = read(`classification=alert&task=${id}&thing=${id}&item=${id}&createdByMe=true&range=7d`)
  const asked = {
    search: 'Río',
    classification: ['alert'],
    taskId: id,
    thingId: id,
    itemId: id,
    createdByMe: true,
    reportedFrom: rangeStart('7d', new Date()).toISOString(),
  }
  expect(toParameters({ ...filters, search: 'Río' })).toEqual(asked)
  expect(toExport({ ...defaults, search: 'Río', filters })).toEqual({ ...asked, sort: defaults.sort })
  expect([toParameters({ range: 'all' }), toParameters({ range: '7d', search: id })]).toEqual([{}, { search: id }])
})

test('a link says the very instants that were counted, where it began and where it was', () => {
  const span = '2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z'
  const text = `range=all&worker=${id}&origin=service&place=Pijao&occurred=${encodeURIComponent(span)}`
  const { filters } = read(text)
  expect(filters).toEqual({ range: 'all', createdById: id, origin: 'service', place: 'Pijao', occurred: span })
  expect(toParameters(filters)).toEqual({
    createdById: id,
    origin: 'service',
    place: 'Pijao',
    reportedFrom: '2026-03-28T23:00:00.000Z',
    reportedTo: '2026-03-29T22:00:00.000Z',
  })
  expect(read('occurred=2026-03-28/2026-03-29').filters).toEqual({ range: '12m' })
})

test('a range that is chosen takes the place of the span of a link, and nothing else does', () => {
  const span = '2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z'
  const filters = { range: 'all', place: 'Pijao', occurred: span }
  const query = { ...defaults, filters }
  expect(leaveSpan(query, { filters: { ...filters, range: '7d' }, page: 1 })).toEqual({ filters: { range: '7d', place: 'Pijao' }, page: 1 })
  const kept = { filters: { ...filters, place: 'Génova' }, page: 1 }
  expect([leaveSpan(query, kept), leaveSpan(query, { page: 2 })]).toEqual([kept, { page: 2 }])
  // A view that was saved brings its own.
  const view = { filters }
  expect(leaveSpan({ ...defaults, filters: { range: '7d' } }, view)).toEqual(view)
})

test('days of one’s own take the place of a range, and a range that of days', () => {
  const reported = { from: '2026-05-01', to: '2026-05-10' }
  const query = { ...defaults, filters: { range: '12m', place: 'Pijao' } }
  const chosen = { filters: { ...query.filters, reported }, page: 1 }
  const found = leaveSpan(query, chosen)
  expect(found).toEqual({ filters: { range: 'all', place: 'Pijao', reported }, page: 1 })
  const then = { ...defaults, filters: { range: 'all', place: 'Pijao', reported } }
  expect(leaveSpan(then, { filters: { ...then.filters, range: '7d' } })).toEqual({ filters: { range: '7d', place: 'Pijao' } })
})

test('a range begins with a whole day', () => {
  const now = new Date(2026, 4, 20, 15, 30)
  expect([rangeStart('7d', now), rangeStart('30d', now), rangeStart('12m', now)]).toEqual([
    new Date(2026, 4, 14),
    new Date(2026, 3, 21),
    new Date(2025, 4, 20),
  ])
})
