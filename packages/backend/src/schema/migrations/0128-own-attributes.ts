import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

/** Base attributes that organizations define for their own assets. A value of one names it as those of the product are named. */
const statements = [
  ...organizationTable('own_attributes', [
    'name text not null',
    'description text',
    '"group" text',
    'type text not null',
    'unit text',
    'is_required boolean not null',
    'valid_values jsonb not null',
    'max_length integer',
    'minimum double precision',
    'maximum double precision',
    'decimals integer',
    '"order" integer not null',
    'constraint own_attributes__name_taken unique (organization_id, name)',
  ]),
  `create index thing_attributes_base on thing_attributes (organization_id, base_attribute_id) where base_attribute_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
