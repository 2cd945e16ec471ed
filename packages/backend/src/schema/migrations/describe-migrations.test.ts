import { expect, test } from 'vitest'
import { describeMigrations } from './describe-migrations.ts'

const all = ['0001-first-path', '0010-catalogue', '0189-total-stored-bytes']

test.each([
  ['a new database by its version', all, { database: 'created, schema version 189' }],
  ['an upgrade by its migrations', all.slice(1), { migrations: ['0010-catalogue', '0189-total-stored-bytes'] }],
  ['a database that was up to date', [], { migrations: [] }],
])('tells of %s', (_, ran, told) => {
  expect(describeMigrations(ran, all)).toEqual(told)
})
