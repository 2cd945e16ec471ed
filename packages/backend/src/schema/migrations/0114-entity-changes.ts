import { type Kysely, sql } from 'kysely'

/** Who changed an entity last, for whoever is refused since. `entity` is the path that it is read at; `version` what the change made of it. */
const statements = [
  `create table entity_changes (
     organization_id integer not null references organizations (id),
     entity text not null,
     version text not null,
     changed_at timestamptz not null,
     changed_by_id uuid references accounts (id),
     primary key (organization_id, entity)
   )`,
  'alter table entity_changes enable row level security',
  'alter table entity_changes force row level security',
  `create policy scope on entity_changes to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on entity_changes to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
