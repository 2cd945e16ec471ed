import { expect, test } from 'vitest'
import { changeListParams, readListParams } from './list-search-params.ts'

const sorts = ['name_asc', 'name_desc'] as const

test.each([
  ['', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
  ['page=3&perPage=25&sort=name_desc&search=R%C3%ADo', { page: 3, perPage: 25, sort: 'name_desc', search: 'Río', filters: {} }],
  ['page=-1&perPage=1000&sort=shape_asc', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
  ['page=&perPage=2.5', { page: 1, perPage: 50, sort: 'name_asc', search: '', filters: {} }],
])('the address ?%s is read', (text, expected) => {
  expect(readListParams(new URLSearchParams(text), { sorts })).toEqual(expected)
})

test('a change leaves out what is so anyway, and leaves the rest of the address', () => {
  const change = (text: string, changed: Parameters<typeof changeListParams>[2]) =>
    changeListParams(new URLSearchParams(text), { sorts }, changed).toString()
  expect(change('page=3&other=1', { search: 'Río', page: 1 })).toBe('other=1&search=R%C3%ADo')
  expect(change('search=Río&sort=name_desc', { search: '', sort: 'name_asc' })).toBe('')
})

test('filters stand in the address by their types, and what they are not is left out', () => {
  const shape = { sorts, filters: { status: 'choices', kind: 'choice', isPublic: 'boolean', created: 'date-range' } } as const
  const text = 'status=active&status=expired&kind=a&isPublic=true&created=2026-01-01..2026-02-01&other=1'
  const filters = { status: ['active', 'expired'], kind: 'a', isPublic: true, created: { from: '2026-01-01', to: '2026-02-01' } } as const
  expect(readListParams(new URLSearchParams(text), shape).filters).toEqual(filters)
  expect(readListParams(new URLSearchParams('isPublic=maybe&created=yesterday'), shape).filters).toEqual({})
  expect(changeListParams(new URLSearchParams(text), shape, { filters: { kind: 'b' } }).toString()).toBe('other=1&kind=b')
  expect(changeListParams(new URLSearchParams(), shape, { filters }).toString()).toBe(
    'status=active&status=expired&kind=a&isPublic=true&created=2026-01-01..2026-02-01',
  )
})
