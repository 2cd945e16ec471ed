import { expect, test } from 'vitest'
import { describeMigrations } from './describe-migrations.ts'

const all = ['0001-baseline', '0002-price-lists', '0003-prices-of-units']

test.each([
  ['a new database by its version', all, { database: 'created, schema version 3' }],
  ['an upgrade by its migrations', all.slice(1), { migrations: ['0002-price-lists', '0003-prices-of-units'] }],
  ['a database that was up to date', [], { migrations: [] }],
])('tells of %s', (_, ran, told) => {
  expect(describeMigrations(ran, all)).toEqual(told)
})
