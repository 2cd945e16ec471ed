import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeTurn } from '../turns.ts'
import { keepStatements } from './kept-statements.ts'

let pglite: PGlite
let kept: ReturnType<typeof keepStatements>
beforeAll(async () => {
  pglite = await PGlite.create()
  await pglite.exec('create table leaf (id integer primary key, name text, seen timestamptz, about jsonb, tags text[])')
  kept = keepStatements(pglite)
})
afterAll(() => pglite.close())

/** Read, planned and kept, and from there. */
const TIMES = [1, 2, 3]
const keptNames = async () => (await pglite.query<{ name: string }>('select name from pg_prepared_statements order by name')).rows

test('a statement answers the same whether it is new, just kept, or kept', async () => {
  const seen = new Date('2026-05-20T15:00:00Z')
  const insert = 'insert into leaf values ($1, $2, $3, $4, $5)'
  for (const id of TIMES) {
    const { affectedRows, rows } = await kept.query(insert, [id, null, seen, { soil: ['clay', 1] }, ['a', 'b']])
    expect({ affectedRows, rows }).toEqual({ affectedRows: 1, rows: [] })
  }
  for (const id of TIMES) {
    const { rows } = await kept.query('select * from leaf where id = $1', [id])
    expect(rows).toEqual([{ id, name: null, seen, about: { soil: ['clay', 1] }, tags: ['a', 'b'] }])
  }
  for (const _ of TIMES) {
    const { affectedRows, rows } = await kept.query('update leaf set name = $1 where id < $2 returning id', ['x', 3])
    expect({ affectedRows, rows }).toEqual({ affectedRows: 2, rows: [{ id: 1 }, { id: 2 }] })
  }
})

test('what fails is told each time, and what comes after it is answered', async () => {
  for (const _ of TIMES) await expect(kept.query('insert into leaf (id) values ($1)', [1])).rejects.toMatchObject({ code: '23505' })
  for (const _ of TIMES) await expect(kept.query('select nothing from leaf')).rejects.toMatchObject({ code: '42703' })
  for (const _ of TIMES) expect((await kept.query('select 1 / $1::integer as one', [1])).rows).toEqual([{ one: 1 }])
  await expect(kept.query('select 1 / $1::integer as one', [0])).rejects.toMatchObject({ code: '22012' })
  expect((await kept.query('select 1 / $1::integer as one', [1])).rows).toEqual([{ one: 1 }])
})

test('a transaction that fails is undone, and statements that were kept in it stay', async () => {
  const count = 'select count(*)::integer as count from leaf where name = $1'
  for (const _ of TIMES) {
    const work = kept.transaction(async (transaction) => {
      await transaction.query('insert into leaf (id, name) values ($1, $2)', [100, 'undone'])
      expect((await transaction.query(count, ['undone'])).rows).toEqual([{ count: 1 }])
      await transaction.query('select nothing from leaf')
    })
    await expect(work).rejects.toMatchObject({ code: '42703' })
    expect((await kept.query(count, ['undone'])).rows).toEqual([{ count: 0 }])
  }
})

test('the oldest makes room', async () => {
  const few = keepStatements(pglite, { most: 2 })
  const before = await keptNames()
  for (const number of [1, 2, 3]) for (const _ of TIMES) await few.query(`select ${number} as number`)
  const names = before.map(({ name }) => name)
  const now = (await keptNames()).filter(({ name }) => !names.includes(name))
  expect(now).toHaveLength(2)
  expect((await few.query('select 1 as number')).rows).toEqual([{ number: 1 }])
})

test('who asks again and again lets the event loop turn every few of them, in a transaction too', async () => {
  let time = 0
  let turns = 0
  let isOver = false
  const kept = keepStatements(pglite, { loop: { now: () => time, turn: takeTurn } })
  const count = async () => {
    while (!isOver) {
      await takeTurn()
      turns += 1
    }
  }
  const counted = count()
  const takes4ms = async ({ query }: Pick<typeof kept, 'query'>) => {
    await query('select 1', [])
    time += 4
  }
  for (let asked = 0; asked < 30; asked += 1) await takes4ms(kept)
  const alone = turns
  await kept.transaction(async (transaction) => {
    for (let asked = 0; asked < 30; asked += 1) await takes4ms(transaction)
  })
  isOver = true
  await counted
  expect([alone, turns - alone].map((number) => number >= 7)).toEqual([true, true])
})
