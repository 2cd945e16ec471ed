import { expect, test } from 'vitest'
import { changeListParams, readListParams } from './list-search-params.ts'

const sorts = ['name_asc', 'name_desc'] as const

test.each([
  ['', { page: 1, perPage: 50, sort: 'name_asc', search: '' }],
  ['page=3&perPage=25&sort=name_desc&search=R%C3%ADo', { page: 3, perPage: 25, sort: 'name_desc', search: 'Río' }],
  ['page=-1&perPage=1000&sort=shape_asc', { page: 1, perPage: 50, sort: 'name_asc', search: '' }],
  ['page=&perPage=2.5', { page: 1, perPage: 50, sort: 'name_asc', search: '' }],
])('the address ?%s is read', (text, expected) => {
  expect(readListParams(new URLSearchParams(text), sorts)).toEqual(expected)
})

test('a change leaves out what is so anyway, and leaves the rest of the address', () => {
  const change = (text: string, changed: Parameters<typeof changeListParams>[2]) =>
    changeListParams(new URLSearchParams(text), sorts, changed).toString()
  expect(change('page=3&other=1', { search: 'Río', page: 1 })).toBe('other=1&search=R%C3%ADo')
  expect(change('search=Río&sort=name_desc', { search: '', sort: 'name_asc' })).toBe('')
})
