import { entityTable, ORGANIZATION, ownerMayRead, reference, type SchemaPart, scopedTable } from './forms.ts'
import { namedColumn, searchIndex } from './search.ts'

/** Which assets a list holds, of the rows called `found`. */
const HELD = `found.organization_id = scope and found.hidden = is_hidden
      and (of_status is null or found.status = of_status)
      and (of_category is null or found.category_id = of_category)
      and (of_chain is null or found.value_chain_id = of_chain)
      and (of_template is null or found.template_id = of_template)
      and (of_task is null or exists (select from SCHEMA.task_assets link where link.organization_id = scope
        and link.asset_id = found.id and link.task_id = of_task and link.removed_at is null))
      and (created_from is null or found.created_at >= created_from)
      and (created_to is null or found.created_at < created_to)`

/** Assets, their codes, and the links of their public pages. */
export const assets: SchemaPart = {
  before: [
    // As text: a day is written so that the earlier one is the lesser text, and a cast would not be immutable.
    `create function first_expiry(certifications jsonb) returns text language sql immutable strict as $$
       select min(part ->> 'validUntil') from jsonb_array_elements(certifications) part $$`,
  ],
  tables: [
    ...entityTable('assets', [
      'name text not null',
      "description text not null default ''",
      'image text',
      'gtin text',
      'value_chain_id uuid',
      'public_link text',
      'public_page jsonb',
      'status smallint not null default 0 check (status in (0, 1))',
      'category_id uuid',
      'template_id uuid',
      'inherited_id uuid',
      'inherited_mode text',
      "images jsonb not null default '[]'",
      "certifications jsonb not null default '[]'",
      'is_enabled_public_link boolean not null default false',
      'hidden boolean not null default false',
      'is_enabled_public_content boolean not null default true',
      'is_enabled_discovery boolean not null default true',
      'is_enabled_services boolean not null default true',
      'has_code boolean not null default false',
      'expires_on text generated always as (first_expiry(certifications)) stored',
      "identification_method text not null default 'qr' check (identification_method in ('qr', 'digitalLink', 'dataMatrix', 'nfc', 'serialPrefix'))",
      'serial_prefix text',
      "searched tsvector generated always as (search_vector(name || ' ' || description)) stored",
      'metadata jsonb',
      namedColumn('name'),
      'letters text collate "C" generated always as (search_text(name)) stored',
      'constraint assets__name_taken unique (organization_id, public_link)',
      reference('value_chain_id', 'value_chains'),
      'check (inherited_id <> id)',
      reference('category_id', 'categories'),
      reference('template_id', 'templates'),
      reference('inherited_id', 'assets'),
    ]),
    ownerMayRead('assets'),
    'create index assets_category on assets (organization_id, category_id)',
    'create index assets_inherited on assets (organization_id, inherited_id) where inherited_id is not null',
    'create index assets_value_chain on assets (organization_id, value_chain_id)',
    searchIndex('assets'),
    'create index assets_by_age on assets (organization_id, hidden, created_at nulls first, id)',
    'create index assets_template on assets (organization_id, template_id) where template_id is not null',
    'create index assets_without_page on assets (organization_id, created_at desc, id desc) where status = 0 and not hidden and not is_enabled_public_link',
    'create index assets_without_code on assets (organization_id, created_at desc, id desc) where status = 0 and not hidden and not has_code',
    'create index assets_by_chain on assets (organization_id, value_chain_id, created_at desc, id desc) where status = 0 and not hidden',
    'create index assets_by_expiry on assets (organization_id, expires_on, id) where status = 0 and not hidden and expires_on is not null',
    'create unique index assets__identifier_taken on assets (organization_id, serial_prefix) where serial_prefix is not null',
    'create index assets_by_status on assets (organization_id, hidden, status nulls first, id)',
    'create index assets_named on assets using gin (named)',
    'create index assets_by_name on assets (organization_id, hidden, letters nulls first, id)',
    'create index assets_of_status_by_name on assets (organization_id, hidden, status, letters nulls first, id)',
    // An asset is shown with one code.
    ...entityTable('identification_codes', [
      'asset_id uuid not null',
      'type text not null',
      'value text not null',
      'is_primary boolean not null',
      'constraint identification_codes__identifier_taken unique (organization_id, type, value)',
      reference('asset_id', 'assets'),
    ]),
    'create index identification_codes_asset on identification_codes (organization_id, asset_id)',
    'create unique index identification_codes_primary on identification_codes (organization_id, asset_id) where is_primary',
    // Links that assets had before: printed labels carry them, so they keep leading to the asset and are given to no other.
    ...scopedTable('former_public_links', [
      ORGANIZATION,
      'link text not null',
      'asset_id uuid not null',
      reference('asset_id', 'assets', 'on delete cascade'),
      'primary key (organization_id, link)',
    ]),
    ownerMayRead('former_public_links'),
    // How often the public page of an asset was opened on a day, in UTC. Nothing of who opened it. An overview of a month reads the index alone.
    ...scopedTable('page_visits', [
      ORGANIZATION,
      'asset_id uuid not null',
      'day date not null',
      'visits integer not null',
      reference('asset_id', 'assets', 'on delete cascade'),
      'primary key (organization_id, asset_id, day)',
    ]),
    'create index page_visits_by_day on page_visits (organization_id, day) include (visits)',
  ],
  functions: [
    `create function find_active_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select o.id from SCHEMA.organizations o where o.slug = wanted and o.state = 'active'); end $$`,
    // A visitor has entered no organization yet. A function in SQL that can't be part of the statement that calls it is planned anew for each call, one in
    // PL/pgSQL once.
    `create function locate_public_asset(slug text, link text, out organization integer, out asset uuid, out open text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_active_organization(slug); begin
         select t.organization_id, t.id, concat_ws(' ', t.is_enabled_public_content, t.is_enabled_discovery, t.is_enabled_services)
           into organization, asset, open
           from SCHEMA.assets t where t.organization_id = place and t.public_link = link and t.is_enabled_public_link and not t.hidden;
       end $$`,
    'grant execute on function locate_public_asset(text, text) to tracemark_app',
    `create function find_present_link(slug text, link text) returns text
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_active_organization(slug); begin
         return (select t.public_link from SCHEMA.former_public_links f
           join SCHEMA.assets t on t.organization_id = f.organization_id and t.id = f.asset_id
           where f.organization_id = place and f.link = find_present_link.link);
       end $$`,
    'grant execute on function find_present_link(text, text) to tracemark_app',
    // After the unique constraint of the links that are in use has waited for whoever gives one up at the same moment.
    `create function keep_public_link() returns trigger language plpgsql as $$ begin
       if exists (select from former_public_links former
           where former.organization_id = new.organization_id and former.link = new.public_link and former.asset_id <> new.id) then
         raise unique_violation using constraint = 'assets__name_taken', message = '"assets__name_taken"';
       end if;
       delete from former_public_links where organization_id = new.organization_id and link = new.public_link;
       if old.public_link is not null then
         insert into former_public_links (organization_id, link, asset_id) values (old.organization_id, old.public_link, old.id);
       end if;
       return null;
     end $$`,
    // An asset has a code while one names it. It is held meanwhile, so that a code that comes while another goes is seen.
    `create function note_code_of(scope integer, asset uuid) returns void language plpgsql as $$ declare found boolean; begin
       perform 1 from assets where organization_id = scope and id = asset for no key update;
       found := exists (select from identification_codes code where code.organization_id = scope and code.asset_id = asset);
       update assets set has_code = found where organization_id = scope and id = asset and has_code <> found;
     end $$`,
    `create function note_codes() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then perform note_code_of(old.organization_id, old.asset_id); end if;
       if tg_op <> 'DELETE' then perform note_code_of(new.organization_id, new.asset_id); end if;
       return null;
     end $$`,
    `create function find_assets(words tsquery, most integer) returns setof uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         return query select found.id from SCHEMA.assets found
           where found.organization_id = scope and SCHEMA.search_vector(found.name || ' ' || found.description) @@ words limit most;
       end $$`,
    // Those whose names begin with `start` come first. Where more than `most` have the words, these are the first by name, and of the others as many as are
    // left, whichever they are: so a word that a hundred thousand have costs no more than one that a thousand have.
    `create function find_closest_assets(words tsquery, start text, is_hidden boolean, of_status smallint, of_category uuid, of_chain uuid,
         of_template uuid, of_task uuid, created_from timestamptz, created_to timestamptz, most integer) returns setof uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare
         scope integer := SCHEMA.scope_organization();
         candidates uuid[];
       begin
         if scope is null then return; end if;
         candidates := array(select found.id from SCHEMA.assets found
           where SCHEMA.search_vector(found.name || ' ' || found.description) @@ words and ${HELD} limit most);
         return query
           select closest.id from (
             select found.id, found.letters from SCHEMA.assets found where found.organization_id = scope and found.id = any(candidates)
             union
             (select found.id, found.letters from SCHEMA.assets found
               where cardinality(candidates) = most and ${HELD} and found.searched @@ words
                 and found.letters between start and start || chr(1114111)
               order by found.letters nulls first, found.id limit most)
           ) closest
           order by not starts_with(closest.letters, start), closest.letters, closest.id limit most;
       end $$`,
  ],
  rules: [
    `create trigger kept_link after update of public_link on assets
       for each row when (old.public_link is distinct from new.public_link) execute function keep_public_link()`,
    `create trigger names_asset after insert or delete or update of asset_id on identification_codes
       for each row execute function note_codes()`,
  ],
}
