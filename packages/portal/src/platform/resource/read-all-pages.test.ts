import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

test('all pages come in their order, and none is asked for twice', async () => {
  const asked: number[] = []
  const list = async ({ page, perPage }: { page: number; perPage: number }) => {
    asked.push(page)
    return { items: [`${page} of ${perPage}`], totalPages: 3 }
  }
  expect(await readAllPages(list)).toEqual(['1 of 100', '2 of 100', '3 of 100'])
  expect(asked).toEqual([1, 2, 3])
})

test('an empty list is one page', async () => {
  expect(await readAllPages(async () => ({ items: [], totalPages: 0 }))).toEqual([])
})
