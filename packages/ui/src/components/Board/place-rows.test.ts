import { expect, test } from 'vitest'
import { placeRows } from './place-rows.ts'

const columns = [{ id: 'open', rows: ['a', 'b'] }, { id: 'done', rows: ['c'] }, { id: 'cancelled' }]
const getRowId = (row: string) => row

test('cards stand where they are', () => {
  expect([...placeRows(columns, getRowId, undefined)]).toEqual([
    ['open', ['a', 'b']],
    ['done', ['c']],
    ['cancelled', []],
  ])
})

test('a card that is on its way stands first where it is to go', () => {
  expect([...placeRows(columns, getRowId, { action: 'done', ids: ['b'] })]).toEqual([
    ['open', ['a']],
    ['done', ['b', 'c']],
    ['cancelled', []],
  ])
})

test('what else is done moves nothing', () => {
  expect([...placeRows(columns, getRowId, { action: 'delete', ids: ['b'] })].map(([, rows]) => rows)).toEqual([['a', 'b'], ['c'], []])
})
