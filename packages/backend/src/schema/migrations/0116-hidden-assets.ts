import { type Kysely, sql } from 'kysely'

/** Counts of an organization: the sum over the shards counts. Eight rows, so that two who count at once seldom wait for each other. */
const countTable = (name: string, columns: string, key: string): string[] => [
  `create table ${name} (
     organization_id integer not null references organizations (id),
     ${columns},
     shard smallint not null,
     count integer not null,
     primary key (organization_id, ${key}, shard)
   )`,
  `alter table ${name} enable row level security`,
  `alter table ${name} force row level security`,
  `create policy scope on ${name} to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  `grant select, insert, update, delete on ${name} to tracemark_app`,
]

/** Keeps a count of rows by the columns of its key: with whatever adds or removes many at once, and with each that changes one of them. */
const counting = (table: string, counts: string, key: readonly string[]): string[] => {
  const columns = key.join(', ')
  const of = (row: 'old' | 'new') => ['organization_id', ...key].map((column) => `${row}.${column}`).join(', ')
  const add = (rows: string, sign: '' | '-') => `insert into ${counts} as kept (organization_id, ${columns}, shard, count)
       select organization_id, ${columns}, pg_backend_pid() % 8, ${sign}count(*) from ${rows} group by organization_id, ${columns}
       on conflict (organization_id, ${columns}, shard) do update set count = kept.count + excluded.count;`
  const one = (row: 'old' | 'new', sign: '' | '-') => add(`(values (${of(row)})) as one (organization_id, ${columns})`, sign)
  const trigger = (name: string, body: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
  return [
    trigger(`count_new_${table}`, add('added', '')),
    trigger(`count_gone_${table}`, add('removed', '-')),
    trigger(`count_changed_${table}`, one('old', '-') + one('new', '')),
    `create trigger counted_new after insert on ${table} referencing new table as added
       for each statement execute function count_new_${table}()`,
    `create trigger counted_gone after delete on ${table} referencing old table as removed
       for each statement execute function count_gone_${table}()`,
    `create trigger counted_changed after update of ${columns} on ${table}
       for each row when ((${of('old')}) is distinct from (${of('new')})) execute function count_changed_${table}()`,
    // The owner sees the rows of all organizations, for this one statement.
    `alter table ${table} no force row level security`,
    `insert into ${counts} (organization_id, ${columns}, shard, count)
       select organization_id, ${columns}, 0, count(*) from ${table} group by organization_id, ${columns}`,
    `alter table ${table} force row level security`,
  ]
}

const SHOWN = 'name, description, image, gtin, public_link, public_page, is_enabled_public_link, hidden, images, certifications'

/** Assets that are hidden, and how many assets there are. */
const statements = [
  'alter table things add column hidden boolean not null default false',
  // In the order of the list, so that a page of it reads its own rows alone.
  'create index things_by_name on things (organization_id, hidden, name nulls first, id)',
  'create index things_by_age on things (organization_id, hidden, created_at nulls first, id)',
  'create index things_template on things (organization_id, template_id) where template_id is not null',
  // What visitors are shown depends on it (migration 0100).
  'drop trigger shown on things',
  `create trigger shown after insert or delete or update of ${SHOWN} on things for each statement execute function note_public_change()`,
  ...countTable('thing_counts', 'status smallint not null,\n     hidden boolean not null', 'status, hidden'),
  ...counting('things', 'thing_counts', ['status', 'hidden']),
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
