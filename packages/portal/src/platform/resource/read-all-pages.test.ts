import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

/** A list of so many pages, of two rows each. */
const createList = (count: number, { isAtLeast = false } = {}) => {
  const asked: number[] = []
  const list = async ({ page }: { page: number; perPage: number }) => {
    asked.push(page)
    return { items: page > count ? [] : [`${page}a`, `${page}b`], totalPages: isAtLeast ? 2 : count, ...(isAtLeast && { isAtLeast }) }
  }
  return { asked, list }
}

test('all pages come in their order, and none is asked for twice', async () => {
  const { asked, list } = createList(6)
  const told: number[] = []
  expect(await readAllPages(list, { onProgress: (read) => told.push(read) })).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((page) => [`${page}a`, `${page}b`]),
  )
  expect(asked).toEqual([1, 2, 3, 4, 5, 6])
  expect(told).toEqual([2, 10])
})

test('an empty list is one page', async () => {
  const { asked, list } = createList(0)
  expect(await readAllPages(list)).toEqual([])
  expect(asked).toEqual([1])
})

test('no more rows are read than asked for', async () => {
  const { asked, list } = createList(9)
  expect(await readAllPages(list, { most: 3 })).toEqual(['1a', '1b'])
  expect(asked).toEqual([1])
})

test('a list that does not know its length is read to its end', async () => {
  const { asked, list } = createList(3, { isAtLeast: true })
  expect(await readAllPages(list)).toEqual(['1a', '1b', '2a', '2b', '3a', '3b'])
  expect(asked).toEqual([1, 2, 3, 4, 5])
})

test('what is stopped rejects, and asks for no more', async () => {
  const { asked, list } = createList(9)
  const stop = new AbortController()
  stop.abort()
  await expect(readAllPages(list, { signal: stop.signal })).rejects.toThrow('aborted')
  expect(asked).toEqual([1])
})
