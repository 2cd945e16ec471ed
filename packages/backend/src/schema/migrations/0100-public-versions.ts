import { type Kysely, sql } from 'kysely'

/** What visitors are shown of each table, beside records; an update of other columns changes no page. */
const shown: Record<string, string> = {
  organizations: 'name, slug, image, business_type, language, accent_color',
  things: 'name, description, image, gtin, public_link, public_page, is_enabled_public_link, images, certifications',
  thing_attributes: '',
  thing_documents: '',
  documents: '',
  components: '',
  collections: '',
  thing_support_profiles: '',
  support_profiles: '',
  task_things:
    'task_id, thing_id, "order", expiration, removed_at, public_service_enabled, public_task_visibility, public_task_content, public_service_sharing_enabled',
  tasks: 'name, description, image, rule_conditions',
  item_statuses: 'name',
  variants: 'name, variant_id',
  value_chain_elements: 'name',
}

/**
 * A number for each organization that grows with everything that changes its public pages, in the same transaction, so that a
 * page that was put together before needs not be again. It is the sum of its rows: a change adds one to a row that
 * nobody else holds, and makes another where all are held. So changes wait for each other no more than before.
 */
const versions = [
  `create table public_versions (
     organization_id integer not null references organizations (id),
     version bigint not null
   )`,
  'create index public_versions_organization on public_versions (organization_id)',
  'alter table public_versions enable row level security',
  'alter table public_versions force row level security',
  `create policy scope on public_versions to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update on public_versions to tracemark_app',
  `create function note_public_change() returns trigger language plpgsql as $$
   declare organization integer := scope_organization();
   begin
     if organization is null then return null; end if;
     update public_versions set version = version + 1
       where ctid = (select ctid from public_versions where organization_id = organization limit 1 for update skip locked);
     if not found then insert into public_versions values (organization, 1); end if;
     return null;
   end $$`,
  ...Object.entries(shown).map(
    ([table, columns]) => `create trigger shown after insert or delete or update ${columns && `of ${columns}`} on ${table}
      for each statement execute function note_public_change()`,
  ),
  // A page may collect records of any asset. Those that are made are in no collection yet.
  `create trigger shown after update of deleted_at, value_chain_element_id on interactions
     for each statement execute function note_public_change()`,
]

/** Records have numbers of their own, which are written with each anyway. A function in SQL would be planned anew for each. */
const records = [
  'alter table interaction_counts add column changes bigint not null default 0',
  `create or replace function count_interaction(record interactions, change integer) returns void language plpgsql as $$ begin
     if record.deleted_at is not null then return; end if;
     insert into interaction_counts as kept (organization_id, thing_id, task_id, classification, shard, count, changes)
     values (record.organization_id, record.thing_id, record.task_id, record.classification, pg_backend_pid() % 8, change, 1)
     on conflict (organization_id, thing_id, task_id, classification, shard)
     do update set count = kept.count + change, changes = kept.changes + 1;
   end $$`,
]

/** A function in SQL that can't be part of the statement that calls it is planned anew for each call, one in PL/pgSQL once. */
const entering = [
  `create function locate_public_thing(slug text, link text, out organization integer, out thing uuid)
     language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       select t.organization_id, t.id into organization, thing
         from SCHEMA.things t join SCHEMA.organizations o on o.id = t.organization_id
         where o.slug = locate_public_thing.slug and o.state = 'active' and t.public_link = link;
     end $$`,
  `create or replace function enter_public_thing(slug text, link text) returns text language plpgsql as $$
   declare located record;
   begin
     located := locate_public_thing(slug, link);
     perform set_config('tracemark.organization_id', coalesce(located.organization::text, ''), true);
     return coalesce(located.thing::text, '');
   end $$`,
  'grant execute on function locate_public_thing(text, text) to tracemark_app',
  'drop function find_public_thing(text, text)',
  // Nothing calls it any more.
  'drop function enter_scope(integer, uuid)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of [...versions, ...records, ...entering]) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
