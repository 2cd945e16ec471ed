import { listQuery } from '@tracemark/api/schemas'
import type { FilterValues } from '@tracemark/ui/components/list-frame'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changeListParams, readListParams, shownParams } from './list-search-params.ts'

const query = listQuery(['name_asc', 'name_desc'])

test.each([
  ['', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
  ['page=3&perPage=25&sort=name_desc&search=R%C3%ADo', { page: 3, perPage: 25, sort: 'name_desc', search: 'Río', filters: {} }],
  ['page=-1&perPage=1000&sort=shape_asc', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
  ['page=&perPage=2.5', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
])('the address ?%s is read', (text, expected) => {
  expect(readListParams(new URLSearchParams(text), { query })).toEqual(expected)
})

test('a change leaves out what is so anyway, and leaves the rest of the address', () => {
  const change = (text: string, changed: Parameters<typeof changeListParams>[2]) =>
    changeListParams(new URLSearchParams(text), { query }, changed).toString()
  expect(change('page=3&other=1', { search: 'Río', page: 1 })).toBe('other=1&search=R%C3%ADo')
  expect(change('search=Río&sort=name_desc', { search: '', sort: 'name_asc' })).toBe('')
})

test('a search has an order of its own, until another is chosen', () => {
  const shape = { query: listQuery(['name_asc', 'name_desc', 'relevance_desc']), sortOfSearch: 'relevance_desc' } as const
  const readSort = (text: string) => readListParams(new URLSearchParams(text), shape).sort
  expect(['', 'search=a', 'search=a&sort=name_asc', 'sort=name_desc'].map(readSort)).toEqual([
    'name_asc',
    'relevance_desc',
    'name_asc',
    'name_desc',
  ])
  const change = (text: string, changed: Parameters<typeof changeListParams>[2]) =>
    changeListParams(new URLSearchParams(text), shape, changed).toString()
  expect(change('', { search: 'a' })).toBe('search=a')
  expect(change('search=a', { sort: 'name_asc' })).toBe('search=a&sort=name_asc')
  expect(change('search=a&sort=name_asc', { search: '' })).toBe('')
  expect(change('search=a&sort=name_desc', { search: 'ab' })).toBe('search=ab&sort=name_desc')
})

test('a list begins with the order that is said of it, and has the filters of its query', () => {
  const shape = { query: z.extend(query, { isPublic: z.optional(z.stringbool()) }), usualSort: 'name_desc' } as const
  expect(readListParams(new URLSearchParams('isPublic=true&size=2'), shape)).toMatchObject({
    sort: 'name_desc',
    filters: { isPublic: true },
  })
  expect(changeListParams(new URLSearchParams(), shape, { sort: 'name_asc' }).toString()).toBe('sort=name_asc')
})

test('filters stand in the address by their types, and what they are not is left out', () => {
  const shape = { query, filters: { status: 'choices', kind: 'choice', isPublic: 'boolean', created: 'date-range' } } as const
  const text = 'status=active%2Cexpired&kind=a&isPublic=true&created=2026-01-01..2026-02-01&other=1'
  const filters = { status: ['active', 'expired'], kind: 'a', isPublic: true, created: { from: '2026-01-01', to: '2026-02-01' } } as const
  expect(readListParams(new URLSearchParams(text), shape).filters).toEqual(filters)
  expect(readListParams(new URLSearchParams('isPublic=maybe&created=yesterday'), shape).filters).toEqual({})
  expect(readListParams(new URLSearchParams('isPublic=false'), shape).filters).toEqual({ isPublic: false })
  expect(changeListParams(new URLSearchParams(text), shape, { filters: { kind: 'b' } }).toString()).toBe('kind=b&other=1')
  expect(changeListParams(new URLSearchParams(), shape, { filters }).toString()).toBe(text.replace('&other=1', ''))
})

test('addresses that name each of several values by itself are read, and become short', () => {
  const shape = { query, filters: { status: 'choices' } } as const
  const params = new URLSearchParams('status=active&status=expired')
  expect(readListParams(params, shape).filters).toEqual({ status: ['active', 'expired'] })
  expect(changeListParams(params, shape, {}).toString()).toBe('status=active%2Cexpired')
})

const checked = {
  query,
  names: { search: 'q', status: 'state' },
  filters: {
    status: { type: 'choices', each: z.enum(['active', 'expired']) },
    range: { type: 'period', each: z.enum(['7d', 'all']), otherwise: '7d' },
    mine: 'boolean',
  },
} as const

test('a value that the filter does not know is left out, and what holds anyway is no part of the address', () => {
  expect(readListParams(new URLSearchParams('q=Río&state=active,pink,active&range=ever'), checked)).toMatchObject({
    search: 'Río',
    filters: { status: ['active'], range: '7d' },
  })
  const change = (text: string, filters: FilterValues) => changeListParams(new URLSearchParams(text), checked, { filters }).toString()
  expect([change('state=pink', { range: 'all' }), change('range=all', { range: '7d' })]).toEqual(['range=all', ''])
})

test('what is shown is told as it stands in the address', () => {
  const shown = { page: '1', perPage: '50', sort: 'name_asc', state: 'active', range: '7d', mine: '' }
  expect(shownParams(new URLSearchParams('page=0&state=active,pink&mine=maybe'), checked)).toEqual(shown)
})

test('a second list on the page has parameters of its own, and each leaves those of the other', () => {
  const shape = { ...checked, prefix: 'in.' } as const
  const params = new URLSearchParams('page=3&sort=name_desc&q=Río&in.page=2&in.state=expired&in.q=Cima')
  expect(readListParams(params, shape)).toEqual({
    page: 2,
    perPage: 50,
    sort: 'name_asc',
    search: 'Cima',
    filters: { status: ['expired'], range: '7d' },
  })
  const changed = changeListParams(params, shape, { page: 1, perPage: 25, sort: 'name_desc', filters: { mine: true } })
  expect(changed.toString()).toBe('page=3&sort=name_desc&q=R%C3%ADo&in.q=Cima&in.perPage=25&in.sort=name_desc&in.mine=true')
  expect(changeListParams(changed, checked, { page: 1, search: '' }).toString()).toBe(
    'sort=name_desc&in.q=Cima&in.perPage=25&in.sort=name_desc&in.mine=true',
  )
  const shown = { 'in.page': '2', 'in.perPage': '50', 'in.sort': 'name_asc', 'in.state': 'expired', 'in.range': '7d', 'in.mine': '' }
  expect(shownParams(params, shape)).toEqual(shown)
})
