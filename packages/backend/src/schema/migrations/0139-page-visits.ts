import { type Kysely, sql } from 'kysely'
import { reference } from './organization-table.ts'

/** How often the public page of an asset was opened on a day, in UTC. Nothing of who opened it. */
const statements = [
  `create table page_visits (
     organization_id integer not null references organizations (id),
     thing_id uuid not null,
     day date not null,
     visits integer not null,
     primary key (organization_id, thing_id, day),
     ${reference('thing_id', 'things', 'on delete cascade')}
   )`,
  'alter table page_visits enable row level security',
  'alter table page_visits force row level security',
  `create policy scope on page_visits to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on page_visits to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
