import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { references } from './uses.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** Columns that keep a row of these tables, and are told of otherwise: why. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  'assets.components.asset_id': 'A part of the asset, and goes with it.',
  'assets.identification_codes.asset_id': 'A part of the asset, and goes with it.',
  'assets.task_assets.asset_id': 'A part of the asset, and goes with it.',
  'assets.asset_attributes.asset_id': 'A part of the asset, and goes with it.',
  'assets.templates.sample_id': 'The deletion of an asset clears it.',
  'variants.variant_offers.batch_id': 'The deletion of a variant clears it.',
  'variants.variant_shares.batch_id': 'The deletion of a variant clears it.',
  'value_chains.value_chain_elements.value_chain_id': 'A part of the chain, and goes with it.',
}

test('whatever keeps a row in the database is told of as its use', async () => {
  const { rows } = await sql<{ path: string }>`
    select concat_ws('.', f.confrelid::regclass, f.conrelid::regclass, (
      select a.attname from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'organization_id')) as path
    from pg_constraint f where f.contype = 'f' and f.confdeltype in ('a', 'r')
      and f.confrelid::regclass::text in (${sql.join(Object.keys(references))}) order by 1`.execute(connection.db)
  const told = new Set(Object.entries(references).flatMap(([table, uses]) => uses.map(({ from, column }) => `${table}.${from}.${column}`)))
  const untold = rows.map(({ path }) => path).filter((path) => !told.has(path))
  expect(untold).toEqual(Object.keys(TOLD_OTHERWISE).toSorted())
})
