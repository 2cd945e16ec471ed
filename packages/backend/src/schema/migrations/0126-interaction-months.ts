import { type Kysely, sql } from 'kysely'

const MONTH = (row: string) => `date_trunc('month', ${row}.record_date at time zone 'UTC')::date`

/** How many records an asset has in each month, kept with each record by what keeps their sums (migrations 0060 and 0100). */
const statements = [
  `create table interaction_months (
     organization_id integer not null references organizations (id),
     thing_id uuid not null,
     month date not null,
     classification text not null,
     shard smallint not null,
     count integer not null,
     primary key (organization_id, thing_id, month, classification, shard)
   )`,
  // The owner sees the records of all organizations, for this one statement.
  'alter table interactions no force row level security',
  `insert into interaction_months
     select organization_id, thing_id, ${MONTH('record')}, classification, 0, count(*) from interactions record
     where deleted_at is null group by 1, 2, 3, 4`,
  'alter table interactions force row level security',
  'alter table interaction_months enable row level security',
  'alter table interaction_months force row level security',
  `create policy scope on interaction_months to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on interaction_months to tracemark_app',
  `create or replace function count_interaction(record interactions, change integer) returns void language plpgsql as $$ begin
     if record.deleted_at is not null then return; end if;
     insert into interaction_counts as kept (organization_id, thing_id, task_id, classification, shard, count, changes)
     values (record.organization_id, record.thing_id, record.task_id, record.classification, pg_backend_pid() % 8, change, 1)
     on conflict (organization_id, thing_id, task_id, classification, shard)
     do update set count = kept.count + change, changes = kept.changes + 1;
     insert into interaction_months as kept (organization_id, thing_id, month, classification, shard, count)
     values (record.organization_id, record.thing_id, ${MONTH('record')}, record.classification, pg_backend_pid() % 8, change)
     on conflict (organization_id, thing_id, month, classification, shard) do update set count = kept.count + change;
   end $$`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
