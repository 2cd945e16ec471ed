import { sql } from 'kysely'
import { withScope } from '../platform/db/scope.ts'
import type { TestApp } from '../testing/create-test-app.ts'
import type { Side } from './people.ts'

/** What nobody has. */
const MISSING_ID = '01900000-0000-7000-8000-00000000dead'
const MISSING_ORGANIZATION = 999_999
const MISSING_TEXT = 'nothing-of-that-name'

export const getMissing = (kind: string): unknown => {
  if (kind === 'organizations') return MISSING_ORGANIZATION
  return kind.includes('.') ? MISSING_TEXT : MISSING_ID
}

export interface Rows {
  tables: ReadonlySet<string>
  /** A row that was there from the beginning; `undefined` where there is none. */
  of(kind: string, side: Side): Promise<unknown>
}

/** Finds rows of two organizations by their kind: a table, whose `id` is meant, or `table.column`. */
export const openRows = async ({ db }: TestApp): Promise<Rows> => {
  const { rows: found } = await sql<{ name: string; of_asset: boolean }>`select c.relname as name, exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'asset_id') as of_asset
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db)
  const ofAssets = new Set(found.filter((row) => row.of_asset).map(({ name }) => name))
  const known = new Map<string, unknown>()

  const find = async (kind: string, side: Side): Promise<unknown> => {
    const { organizationId } = side
    const [table = '', column = 'id'] = kind.split('.')
    const value = sql`${sql.ref(column)} as value`
    // What belongs to one asset goes together: its address, a task of it, a unit of it and a step of its value chain.
    const key = ofAssets.has(table) ? 'asset_id' : table === 'assets' && column !== 'id' ? 'id' : undefined
    const first = key
      ? sql`${sql.ref(key)} = ${await of('assets', side)} desc, `
      : table === 'value_chain_elements'
        ? sql`value_chain_id = (select value_chain_id from assets where organization_id = ${side.organizationId} and id = ${await of('assets', side)}) desc, `
        : sql``
    const { rows } = await withScope(db, { organizationId }, (scoped) => {
      if (table === 'organizations') return sql<{ value: unknown }>`select ${value} from organizations`.execute(scoped)
      // Somebody who belongs to this organization alone.
      if (table === 'accounts')
        return sql<{ value: unknown }>`select a.id as value from accounts a join memberships m on m.account_id = a.id
          where a.email <> 'owner@demo.test' order by (a.email like '%@demo.test') desc, a.id`.execute(scoped)
      return sql<{ value: unknown }>`select ${value} from ${sql.table(table)}
        where organization_id = ${organizationId} and ${sql.ref(column)} is not null order by ${first} 1`.execute(scoped)
    })
    return rows[0]?.value
  }
  const of: Rows['of'] = async (kind, side) => {
    const name = `${kind} ${side.organizationId}`
    const value = known.get(name) ?? (await find(kind, side))
    known.set(name, value)
    return value
  }
  return { tables: new Set(found.map(({ name }) => name)), of }
}
