import { type Kysely, sql } from 'kysely'

/** Stands in counts for assets without a value chain. */
const NO_CHAIN = "'00000000-0000-0000-0000-000000000000'::uuid"

/** What assets in use are counted by, of the rows called `thing`. */
const COUNTED = `thing.organization_id, coalesce(thing.value_chain_id, ${NO_CHAIN}) as value_chain_id,
  thing.is_enabled_public_link as is_public, thing.has_code`
/** Nobody has to mend an asset that is archived or hidden. */
const IN_USE = 'thing.status = 0 and not thing.hidden'
const KEY = 'organization_id, value_chain_id, is_public, has_code'

const add = (rows: string, sign: '' | '-') => `insert into thing_gap_counts as kept (${KEY}, shard, count)
    select ${KEY}, pg_backend_pid() % 8, ${sign}count(*) from (select ${COUNTED} from ${rows} where ${IN_USE}) counted
    group by ${KEY} order by ${KEY}
    on conflict (${KEY}, shard) do update set count = kept.count + excluded.count;`

const COLUMNS = ['status', 'hidden', 'value_chain_id', 'is_enabled_public_link', 'has_code']
const one = (row: 'old' | 'new', sign: '' | '-') => add(`(select ${row}.*) thing`, sign)
const of = (row: 'old' | 'new') => COLUMNS.map((column) => `${row}.${column}`).join(', ')

const trigger = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`

/** What is missing of how many assets, without reading any of them. The sum over the shards counts. */
const counts = [
  `create table thing_gap_counts (
     organization_id integer not null references organizations (id),
     value_chain_id uuid not null,
     is_public boolean not null,
     has_code boolean not null,
     shard smallint not null,
     count integer not null,
     primary key (${KEY}, shard)
   )`,
  'alter table thing_gap_counts enable row level security',
  'alter table thing_gap_counts force row level security',
  `create policy scope on thing_gap_counts to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on thing_gap_counts to tracemark_app',
  trigger('count_new_gaps', add('added thing', '')),
  trigger('count_gone_gaps', add('removed thing', '-')),
  trigger('count_changed_gaps', one('old', '-') + one('new', '')),
  `create trigger gaps_new after insert on things referencing new table as added
     for each statement execute function count_new_gaps()`,
  `create trigger gaps_gone after delete on things referencing old table as removed
     for each statement execute function count_gone_gaps()`,
  `create trigger gaps_changed after update of ${COLUMNS.join(', ')} on things
     for each row when ((${of('old')}) is distinct from (${of('new')})) execute function count_changed_gaps()`,
  `insert into thing_gap_counts (${KEY}, shard, count)
     select ${KEY}, 0, count(*) from (select ${COUNTED} from things thing where ${IN_USE}) counted group by ${KEY}`,
]

/** An asset has a code while one names it. It is held meanwhile, so that a code that comes while another goes is seen. */
const codes = [
  `create function note_code_of(scope integer, thing uuid) returns void language plpgsql as $$ declare found boolean; begin
     perform 1 from things where organization_id = scope and id = thing for no key update;
     found := exists (select from identification_codes code where code.organization_id = scope and code.thing_id = thing);
     update things set has_code = found where organization_id = scope and id = thing and has_code <> found;
   end $$`,
  trigger(
    'note_codes',
    `if tg_op <> 'INSERT' then perform note_code_of(old.organization_id, old.thing_id); end if;
     if tg_op <> 'DELETE' then perform note_code_of(new.organization_id, new.thing_id); end if;`,
  ),
  `create trigger names_thing after insert or delete or update of thing_id on identification_codes
     for each row execute function note_codes()`,
]

const NEWEST = 'created_at desc, id desc'
const LISTED = 'status = 0 and not hidden'

const statements = [
  'alter table value_chains add column archived boolean not null default false',
  // The owner sees the rows of all organizations, for these statements.
  'alter table things no force row level security',
  'alter table identification_codes no force row level security',
  `alter table things add column has_code boolean not null default false`,
  `update things set has_code = true where exists (select from identification_codes code
     where code.organization_id = things.organization_id and code.thing_id = things.id)`,
  // As text: a day is written so that the earlier one is the lesser text, and a cast would not be immutable.
  `create function first_expiry(certifications jsonb) returns text language sql immutable strict as $$
     select min(part ->> 'validUntil') from jsonb_array_elements(certifications) part $$`,
  `alter table things add column expires_on text generated always as (first_expiry(certifications)) stored`,
  ...counts,
  'alter table identification_codes force row level security',
  'alter table things force row level security',
  ...codes,
  `create index things_without_page on things (organization_id, ${NEWEST}) where ${LISTED} and not is_enabled_public_link`,
  `create index things_without_code on things (organization_id, ${NEWEST}) where ${LISTED} and not has_code`,
  `create index things_by_chain on things (organization_id, value_chain_id, ${NEWEST}) where ${LISTED}`,
  `create index things_by_expiry on things (organization_id, expires_on, id) where ${LISTED} and expires_on is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
