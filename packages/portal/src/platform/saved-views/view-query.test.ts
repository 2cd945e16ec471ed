import { listQuery } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readViewQuery, writeViewQuery } from './view-query.ts'

const viewed = {
  query: z.extend(listQuery(['name_asc', 'name_desc']), { taskId: z.optional(z.uuid()), mine: z.optional(z.stringbool()) }),
  filters: { range: { type: 'period', each: z.enum(['7d', '12m']), otherwise: '12m' } },
  names: { search: 'find', taskId: 'task' },
} as const
const TASK = '01939f00-0000-7000-8000-000000001101'

test('a view keeps what an address asks, without its page, and opens as that address', () => {
  const asked = new URLSearchParams(`find=bag&sort=name_desc&task=${TASK}&mine=true&range=7d&view=board&page=3&saved=x`)
  const query = readViewQuery(asked, viewed)
  expect(query).toEqual({
    search: 'bag',
    sort: 'name_desc',
    filters: { taskId: TASK, mine: 'true', range: '7d' },
    display: 'board',
  })
  const opened = writeViewQuery(query, viewed, 'v1')
  expect([readViewQuery(opened, viewed), opened.get('saved'), opened.get('page')]).toEqual([query, 'v1', null])
})

test('a view says nothing in the address of what is so anyway', () => {
  const query = readViewQuery(new URLSearchParams(), viewed)
  expect(query).toEqual({ sort: 'name_asc', filters: { range: '12m' } })
  expect(writeViewQuery(query, viewed, 'v1').toString()).toBe('saved=v1')
})

test('what a list can no longer read of a view stands in its address, so that it is said', () => {
  const kept = { sort: 'shape_asc', filters: { range: '2d', colour: 'red' } }
  const opened = writeViewQuery(kept, viewed, 'v1')
  expect(opened.toString()).toBe('sort=shape_asc&range=2d&saved=v1')
  expect(readViewQuery(opened, viewed)).toEqual({ sort: 'name_asc', filters: { range: '12m' } })
})
