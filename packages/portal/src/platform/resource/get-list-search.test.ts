import { expect, test } from 'vitest'
import { getListSearch } from './get-list-search.ts'

test('what opened over a list takes its parameters along', () => {
  expect(getListSearch('?page=2&held.page=3&search=R%C3%ADo&new.rule=%7B%7D')).toBe('?page=2&search=R%C3%ADo')
  expect([getListSearch('?held.page=3'), getListSearch('')]).toEqual(['', ''])
})
