import { expect, test } from 'vitest'
import { findComparison, inOrder, listAnswer, splitWords, toPage } from './lists.ts'

const rows = [
  { name: 'Évora', count: 10 },
  { name: 'antioquia', count: 9 },
  { name: 'Antigua', count: 10 },
]
const named = (sort: string, search?: string) => inOrder(rows, { sort, search }, ({ name }) => name).map(({ name }) => name)

test('a list is put in order as people read it, numbers by their size, equal ones as they were', () => {
  expect(named('name_asc')).toEqual(['Antigua', 'antioquia', 'Évora'])
  expect(named('name_desc')).toEqual(['Évora', 'antioquia', 'Antigua'])
  expect(named('count_asc')).toEqual(['antioquia', 'Évora', 'Antigua'])
  expect(named('count_desc')).toEqual(['Évora', 'Antigua', 'antioquia'])
})

test('a search finds each of its words wherever it stands, without accents and case', () => {
  expect(named('name_asc', ' ANTI  gua ')).toEqual(['Antigua'])
  expect(named('name_asc', 'evora')).toEqual(['Évora'])
  expect(named('name_asc', ' ')).toEqual(named('name_asc'))
  expect(splitWords('a b a')).toEqual(['a', 'b'])
})

test('a page beyond the last has no items', () => {
  expect(toPage(rows, { page: 2, perPage: 2 })).toEqual({ totalItems: 3, perPage: 2, totalPages: 2, items: rows.slice(2) })
  expect(toPage(rows, { page: 3, perPage: 2 })).toEqual({ totalItems: 3, perPage: 2, totalPages: 2, items: [] })
})

test('no more pages are told than can be asked for', () => {
  expect(listAnswer([], 1_000_000, 50)).toEqual({ totalItems: 1_000_000, perPage: 50, totalPages: 1000, items: [] })
})

test('a filter compares the field of its name, its plural, or an instant', () => {
  const fields = ['status', 'contactMethods', 'createdAt', 'recordDate', 'dateModified', 'validFrom']
  const names = ['status', 'contactMethod', 'createdFrom', 'recordTo', 'dateModifiedFrom', 'validFrom', 'size', 'sizeTo']
  expect(names.map((name) => findComparison(name, fields))).toEqual([
    { field: 'status', by: 'value' },
    { field: 'contactMethods', by: 'member' },
    { field: 'createdAt', by: 'from' },
    { field: 'recordDate', by: 'to' },
    { field: 'dateModified', by: 'from' },
    { field: 'validFrom', by: 'value' },
    undefined,
    undefined,
  ])
})

test('what has ranks is in their order, and not in that of its letters', () => {
  const people = ['member', 'owner', 'admin'].map((role) => ({ role }))
  expect(inOrder(people, { sort: 'role_asc' }, () => '').map(({ role }) => role)).toEqual(['owner', 'admin', 'member'])
})
