import { expect, test } from 'vitest'
import { changedEntries, changedFields, withChangedEntries } from './rules.ts'

const getKey = ({ key }: { key: string }) => key
const entry = (key: string, value: number) => ({ key, value })

test('fields that have changed are told as they are now, and what is no more is null', () => {
  const before: { name: string; image?: string; list: number[]; same: number } = { name: 'A', image: '/a.jpg', list: [1], same: 1 }
  expect(changedFields(before, { name: 'B', list: [1, 2], same: 1 }, ['name', 'image', 'list', 'same'])).toEqual({
    name: 'B',
    image: null,
    list: [1, 2],
  })
  expect(changedFields(before, { ...before, list: [1] }, ['name', 'image', 'list'])).toEqual({})
})

test('entries that have changed are put onto a list that has others of its own', () => {
  const changes = changedEntries([entry('a', 1), entry('b', 1), entry('c', 1)], [entry('a', 2), entry('c', 1), entry('d', 1)], getKey)
  expect([[...changes.gone], [...changes.set.values()]]).toEqual([['b'], [entry('a', 2), entry('d', 1)]])
  const own = [entry('mine', 7), entry('a', 1), entry('b', 9), entry('c', 5)]
  expect(withChangedEntries(own, changes, getKey)).toEqual([entry('mine', 7), entry('a', 2), entry('c', 5), entry('d', 1)])
})
