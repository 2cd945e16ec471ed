import { type Kysely, sql } from 'kysely'

/**
 * How many records there are, kept with each record, so that a list of a million need not count them. Each session counts in
 * one of eight rows: two that record the same thing at once seldom wait for each other.
 */
const statements = [
  `create table interaction_counts (
     organization_id integer not null references organizations (id),
     thing_id uuid not null,
     task_id uuid not null,
     classification text not null,
     shard smallint not null,
     count integer not null,
     primary key (organization_id, thing_id, task_id, classification, shard)
   )`,
  // The owner sees the records of all organizations, for this one statement.
  'alter table interactions no force row level security',
  `insert into interaction_counts
     select organization_id, thing_id, task_id, classification, 0, count(*) from interactions where deleted_at is null group by 1, 2, 3, 4`,
  'alter table interactions force row level security',
  'alter table interaction_counts enable row level security',
  'alter table interaction_counts force row level security',
  `create policy scope on interaction_counts to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on interaction_counts to tracemark_app',
  `create function count_interaction(record interactions, change integer) returns void language sql as $$
     insert into interaction_counts as kept (organization_id, thing_id, task_id, classification, shard, count)
     select record.organization_id, record.thing_id, record.task_id, record.classification, pg_backend_pid() % 8, change
     where record.deleted_at is null
     on conflict (organization_id, thing_id, task_id, classification, shard) do update set count = kept.count + change
   $$`,
  `create function count_interactions() returns trigger language plpgsql as $$ begin
     if tg_op <> 'INSERT' then perform count_interaction(old, -1); end if;
     if tg_op <> 'DELETE' then perform count_interaction(new, 1); end if;
     return null;
   end $$`,
  `create trigger counted after insert or delete or update of classification, deleted_at on interactions
     for each row execute function count_interactions()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
