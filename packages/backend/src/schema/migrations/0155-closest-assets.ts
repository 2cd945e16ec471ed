import { type Kysely, sql } from 'kysely'

const held = `found.organization_id = scope and found.hidden = is_hidden
      and (of_status is null or found.status = of_status)
      and (of_category is null or found.category_id = of_category)
      and (of_chain is null or found.value_chain_id = of_chain)
      and (of_template is null or found.template_id = of_template)
      and (of_task is null or exists (select from SCHEMA.task_things link where link.organization_id = scope
        and link.thing_id = found.id and link.task_id = of_task and link.removed_at is null))
      and (created_from is null or found.created_at >= created_from)
      and (created_to is null or found.created_at < created_to)`

/**
 * As `find_things`: ids alone, found as the owner through an index, in the scope that is asked for here. Those whose names begin with `start`
 * come first. Where more than `most` have the words, these are the first by name, and of the others as many as are left, whichever they are:
 * so a word that a hundred thousand have costs no more than one that a thousand have.
 */
const find = `create function find_closest_things(words tsquery, start text, is_hidden boolean, of_status smallint, of_category uuid, of_chain uuid,
    of_template uuid, of_task uuid, created_from timestamptz, created_to timestamptz, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
  as $$ declare
    scope integer := SCHEMA.scope_organization();
    candidates uuid[];
  begin
    if scope is null then return; end if;
    candidates := array(select found.id from SCHEMA.things found
      where SCHEMA.search_vector(found.name || ' ' || found.description) @@ words and ${held} limit most);
    return query
      select closest.id from (
        select found.id, found.letters from SCHEMA.things found where found.organization_id = scope and found.id = any(candidates)
        union
        (select found.id, found.letters from SCHEMA.things found
          where cardinality(candidates) = most and ${held} and found.searched @@ words
            and found.letters between start and start || chr(1114111)
          order by found.letters nulls first, found.id limit most)
      ) closest
      order by not starts_with(closest.letters, start), closest.letters, closest.id limit most;
  end $$`

const statements = [
  // An index of an expression is never read alone, and the database makes the expression anew for each row that a page skips.
  'alter table things add column letters text collate "C" generated always as (search_text(name)) stored',
  'drop index things_by_name',
  'drop index things_of_status_by_name',
  'create index things_by_name on things (organization_id, hidden, letters nulls first, id)',
  'create index things_of_status_by_name on things (organization_id, hidden, status, letters nulls first, id)',
  find,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', rows[0]?.schema ?? 'public')).execute(db)
}
