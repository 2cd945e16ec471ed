import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'drop policy scope on organizations',
  'drop policy scope on memberships',
  'drop policy scope on accounts',
  'drop policy former_members on accounts',
  'drop function count_interaction(interactions,integer)',
  'drop index invitations_by_token',
  'drop index access_tokens_by_token',
  'alter table variant_shares drop constraint variant_shares_organization_id_batch_id_fkey',
  'alter table variant_offers drop constraint variant_offers_organization_id_batch_id_fkey',
  'alter table templates drop constraint templates_organization_id_sample_id_fkey',
  `create table token_organizations (
     organization_id integer not null references organizations (id),
     token_hash text not null,
     primary key (organization_id, token_hash)
   )`,
  // Before rows are out of the owner's reach.
  `insert into token_organizations (organization_id, token_hash)
     select organization_id, token_hash from access_tokens union select organization_id, token_hash from invitations`,
  'alter table token_organizations enable row level security',
  'alter table token_organizations force row level security',
  'alter table templates add constraint templates_organization_id_sample_id_fkey FOREIGN KEY (organization_id, sample_id) REFERENCES assets(organization_id, id)',
  'alter table variant_offers add constraint variant_offers_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES variants(organization_id, id)',
  'alter table variant_shares add constraint variant_shares_organization_id_batch_id_fkey FOREIGN KEY (organization_id, batch_id) REFERENCES variants(organization_id, id)',
  'create index token_organizations_by_token on token_organizations (token_hash)',
  `create or replace function count_added_units() returns trigger language plpgsql as $$ declare part record; begin
    for part in select organization_id, asset_id, variant_id, status, hidden, is_used, sum(change)::integer as change
      from (select unit.organization_id, unit.asset_id, coalesce(unit.variant_id, '00000000-0000-0000-0000-000000000000'::uuid) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used, 1 as change from added unit) changed group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6 loop
      insert into unit_counts as kept (organization_id, asset_id, variant_id, status, hidden, is_used, shard, count)
      values (part.organization_id, part.asset_id, part.variant_id, part.status, part.hidden, part.is_used, pg_backend_pid() % 8, part.change)
      on conflict (organization_id, asset_id, variant_id, status, hidden, is_used, shard) do update set count = kept.count + excluded.count;
    end loop;
    return null;
  end $$`,
  `create or replace function count_changed_assets() returns trigger language plpgsql as $$ declare part record; begin
         for part in select old.organization_id, old.status, old.hidden, -1 as change union all select new.organization_id, new.status, new.hidden, 1 as change loop
           insert into asset_counts as kept (organization_id, status, hidden, shard, count)
           values (part.organization_id, part.status, part.hidden, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, status, hidden, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create or replace function count_changed_gaps() returns trigger language plpgsql as $$ declare part record; begin
         for part in select asset.organization_id, coalesce(asset.value_chain_id, '00000000-0000-0000-0000-000000000000'::uuid) as value_chain_id, asset.is_enabled_public_link as is_public, asset.has_code, -1 as change from (select old.*) asset where asset.status = 0 and not asset.hidden union all select asset.organization_id, coalesce(asset.value_chain_id, '00000000-0000-0000-0000-000000000000'::uuid) as value_chain_id, asset.is_enabled_public_link as is_public, asset.has_code, 1 as change from (select new.*) asset where asset.status = 0 and not asset.hidden loop
           insert into asset_gap_counts as kept (organization_id, value_chain_id, is_public, has_code, shard, count)
           values (part.organization_id, part.value_chain_id, part.is_public, part.has_code, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, value_chain_id, is_public, has_code, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create or replace function count_changed_units() returns trigger language plpgsql as $$ declare part record; begin
    for part in select organization_id, asset_id, variant_id, status, hidden, is_used, sum(change)::integer as change
      from (select unit.organization_id, unit.asset_id, coalesce(unit.variant_id, '00000000-0000-0000-0000-000000000000'::uuid) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used, 1 as change from added unit union all select unit.organization_id, unit.asset_id, coalesce(unit.variant_id, '00000000-0000-0000-0000-000000000000'::uuid) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used, -1 as change from removed unit) changed group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6 loop
      insert into unit_counts as kept (organization_id, asset_id, variant_id, status, hidden, is_used, shard, count)
      values (part.organization_id, part.asset_id, part.variant_id, part.status, part.hidden, part.is_used, pg_backend_pid() % 8, part.change)
      on conflict (organization_id, asset_id, variant_id, status, hidden, is_used, shard) do update set count = kept.count + excluded.count;
    end loop;
    return null;
  end $$`,
  `create or replace function count_gone_assets() returns trigger language plpgsql as $$ declare part record; begin
         for part in select organization_id, status, hidden, -count(*)::integer as change from removed group by 1, 2, 3 order by 1, 2, 3 loop
           insert into asset_counts as kept (organization_id, status, hidden, shard, count)
           values (part.organization_id, part.status, part.hidden, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, status, hidden, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create or replace function count_gone_gaps() returns trigger language plpgsql as $$ declare part record; begin
         for part in select asset.organization_id, coalesce(asset.value_chain_id, '00000000-0000-0000-0000-000000000000'::uuid) as value_chain_id, asset.is_enabled_public_link as is_public, asset.has_code, -count(*)::integer as change from removed asset where asset.status = 0 and not asset.hidden group by 1, 2, 3, 4 order by 1, 2, 3, 4 loop
           insert into asset_gap_counts as kept (organization_id, value_chain_id, is_public, has_code, shard, count)
           values (part.organization_id, part.value_chain_id, part.is_public, part.has_code, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, value_chain_id, is_public, has_code, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create or replace function count_interactions() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then
         if old.deleted_at is null then
           perform count_record(old.organization_id, old.asset_id, old.task_id, old.classification, old.record_date, -1);
         end if;
       end if;
       if tg_op <> 'DELETE' then
         if new.deleted_at is null then
           perform count_record(new.organization_id, new.asset_id, new.task_id, new.classification, new.record_date, 1);
         end if;
       end if;
       return null;
     end $$`,
  `create or replace function count_new_assets() returns trigger language plpgsql as $$ declare part record; begin
         for part in select organization_id, status, hidden, count(*)::integer as change from added group by 1, 2, 3 order by 1, 2, 3 loop
           insert into asset_counts as kept (organization_id, status, hidden, shard, count)
           values (part.organization_id, part.status, part.hidden, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, status, hidden, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create or replace function count_new_gaps() returns trigger language plpgsql as $$ declare part record; begin
         for part in select asset.organization_id, coalesce(asset.value_chain_id, '00000000-0000-0000-0000-000000000000'::uuid) as value_chain_id, asset.is_enabled_public_link as is_public, asset.has_code, count(*)::integer as change from added asset where asset.status = 0 and not asset.hidden group by 1, 2, 3, 4 order by 1, 2, 3, 4 loop
           insert into asset_gap_counts as kept (organization_id, value_chain_id, is_public, has_code, shard, count)
           values (part.organization_id, part.value_chain_id, part.is_public, part.has_code, pg_backend_pid() % 8, part.change)
           on conflict (organization_id, value_chain_id, is_public, has_code, shard) do update set count = kept.count + excluded.count;
         end loop;
         return null;
       end $$`,
  `create function count_record(organization integer, asset uuid, task uuid, class text, recorded timestamptz, change integer) returns void language plpgsql as $$ begin
       insert into interaction_counts as kept (organization_id, asset_id, task_id, classification, shard, count)
       values (organization, asset, task, class, pg_backend_pid() % 8, change)
       on conflict (organization_id, asset_id, task_id, classification, shard)
       do update set count = kept.count + excluded.count;
       insert into interaction_months as kept (organization_id, asset_id, month, classification, shard, count)
       values (organization, asset, date_trunc('month', recorded at time zone 'UTC')::date, class, pg_backend_pid() % 8, change)
       on conflict (organization_id, asset_id, month, classification, shard) do update set count = kept.count + excluded.count;
     end $$`,
  `create or replace function count_removed_units() returns trigger language plpgsql as $$ declare part record; begin
    for part in select organization_id, asset_id, variant_id, status, hidden, is_used, sum(change)::integer as change
      from (select unit.organization_id, unit.asset_id, coalesce(unit.variant_id, '00000000-0000-0000-0000-000000000000'::uuid) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used, -1 as change from removed unit) changed group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6 loop
      insert into unit_counts as kept (organization_id, asset_id, variant_id, status, hidden, is_used, shard, count)
      values (part.organization_id, part.asset_id, part.variant_id, part.status, part.hidden, part.is_used, pg_backend_pid() % 8, part.change)
      on conflict (organization_id, asset_id, variant_id, status, hidden, is_used, shard) do update set count = kept.count + excluded.count;
    end loop;
    return null;
  end $$`,
  `create or replace function find_access_token(wanted text) returns table (organization_id integer, id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_token_organization(wanted); begin
         return query select t.organization_id, t.id from SCHEMA.access_tokens t where t.organization_id = place and t.token_hash = wanted;
       end $$`,
  `create or replace function find_account_by_email(wanted text) returns uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select a.id from SCHEMA.accounts a where lower(a.email) = lower(wanted)); end $$`,
  `create or replace function find_account_by_identity(wanted_issuer text, wanted_subject text) returns uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         return (select i.account_id from SCHEMA.account_identities i where i.issuer = wanted_issuer and i.subject = wanted_subject);
       end $$`,
  `create function find_active_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select o.id from SCHEMA.organizations o where o.slug = wanted and o.state = 'active'); end $$`,
  `create or replace function find_invitation(wanted text) returns table (organization_id integer, id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_token_organization(wanted); begin
         return query select i.organization_id, i.id from SCHEMA.invitations i where i.organization_id = place and i.token_hash = wanted;
       end $$`,
  `create or replace function find_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select o.id from SCHEMA.organizations o where o.slug = wanted); end $$`,
  `create or replace function find_partner(wanted_id integer, wanted_slug text) returns table (id integer, slug text, name text, image text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         return query select o.id, o.slug, o.name, o.image from SCHEMA.organizations o
           where o.state = 'active' and (o.id = wanted_id or o.slug = wanted_slug);
       end $$`,
  `create or replace function find_present_link(slug text, link text) returns text
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_active_organization(slug); begin
         return (select t.public_link from SCHEMA.former_public_links f
           join SCHEMA.assets t on t.organization_id = f.organization_id and t.id = f.asset_id
           where f.organization_id = place and f.link = find_present_link.link);
       end $$`,
  `create function find_token_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select t.organization_id from SCHEMA.token_organizations t where t.token_hash = wanted); end $$`,
  `create or replace function free_slug(stem text) returns text
       language plpgsql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ declare wanted text := stem; begin
         for number in 2..10000 loop
           if not exists (select from SCHEMA.organizations o where o.slug = wanted) then return wanted; end if;
           wanted := stem || '-' || number;
         end loop;
         return null;
       end $$`,
  `create function is_former_member_here(account uuid) returns boolean
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         return exists (select from SCHEMA.former_members m where m.organization_id = scope and m.id = account);
       end $$`,
  `create function is_member_here(account uuid) returns boolean
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         return exists (select from SCHEMA.memberships m where m.organization_id = scope and m.account_id = account);
       end $$`,
  `create function is_mine(organization integer) returns boolean
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare account uuid := SCHEMA.scope_account(); begin
         return exists (select from SCHEMA.memberships m where m.organization_id = organization and m.account_id = account);
       end $$`,
  `create or replace function keep_public_link() returns trigger language plpgsql as $$ begin
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
  `create or replace function list_organizations() returns table (id integer, slug text, name text, state text, created_at timestamptz)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         if SCHEMA.scope_component() is distinct from 'operator' then return; end if;
         return query select o.id, o.slug, o.name, o.state, o.created_at from SCHEMA.organizations o order by o.slug;
       end $$`,
  `create or replace function locate_public_asset(slug text, link text, out organization integer, out asset uuid, out open text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_active_organization(slug); begin
         select t.organization_id, t.id, concat_ws(' ', t.is_enabled_public_content, t.is_enabled_discovery, t.is_enabled_services)
           into organization, asset, open
           from SCHEMA.assets t where t.organization_id = place and t.public_link = link and t.is_enabled_public_link and not t.hidden;
       end $$`,
  `create or replace function next_organization_id() returns integer
       language plpgsql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select greatest(max(id), 1000) + 1 from SCHEMA.organizations); end $$`,
  `create or replace function search_organization(words tsquery) returns table (kind text, row_id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         return query select 'assets', assets.id from SCHEMA.assets where assets.organization_id = scope and SCHEMA.search_vector(name || ' ' || description) @@ words limit 100;
         return query select 'variants', variants.id from SCHEMA.variants where variants.organization_id = scope and SCHEMA.search_vector(variant_id || ' ' || name) @@ words limit 100;
         return query select 'units', units.id from SCHEMA.units where units.organization_id = scope and SCHEMA.search_vector(name) @@ words limit 100;
         return query select 'tasks', tasks.id from SCHEMA.tasks where tasks.organization_id = scope and SCHEMA.search_vector(name || ' ' || coalesce(description, '')) @@ words limit 100;
         return query select 'value_chains', value_chains.id from SCHEMA.value_chains where value_chains.organization_id = scope and SCHEMA.search_vector(name || ' ' || description) @@ words limit 100;
         return query select 'categories', categories.id from SCHEMA.categories where categories.organization_id = scope and SCHEMA.search_vector(name || ' ' || coalesce(description, '')) @@ words limit 100;
         return query select 'support_profiles', support_profiles.id from SCHEMA.support_profiles where support_profiles.organization_id = scope and SCHEMA.search_vector(name || ' ' || coalesce(header_text, '')) @@ words limit 100;
         if (select count(*) from (select 1 from SCHEMA.interactions where interactions.organization_id = scope and SCHEMA.search_vector(name) @@ words limit 20000) those) < 20000 then
           return query select 'interactions', those.id from
             (select interactions.id, interactions.record_date from SCHEMA.interactions where interactions.organization_id = scope and SCHEMA.search_vector(name) @@ words offset 0) those
             order by those.record_date desc limit 100;
         else
           return query select 'interactions', interactions.id from SCHEMA.interactions where interactions.organization_id = scope and SCHEMA.search_vector(name) @@ words
             order by interactions.record_date desc, interactions.id desc limit 100;
         end if;
       end $$`,
  `create or replace function total_stored_bytes() returns numeric
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         if SCHEMA.scope_component() is distinct from 'operator' then return 0; end if;
         return (select coalesce(sum(s.bytes), 0) from SCHEMA.stored_bytes s);
       end $$`,
  `create or replace view unit_list with (security_invoker = true) as
       select i.organization_id, i.id, i.name, i.status, s.name as status_name, i.sequence_number, i.checksum, i.unique_id, i.hidden, i.asset_id,
         t.name as asset_name, t.public_link, o.slug, i.variant_id as batch_id, v.variant_id, v.name as variant_name, i.created_at,
         last.at as last_interaction_at
       from units i
       join lateral (select organization_id, name, public_link from assets
         where organization_id = i.organization_id and id = i.asset_id group by organization_id, id) t on t.organization_id = i.organization_id
       join organizations o on o.id = i.organization_id
       left join lateral (select organization_id, variant_id, name from variants
         where organization_id = i.organization_id and id = i.variant_id group by organization_id, id) v on v.organization_id = i.organization_id
       left join lateral (select x.organization_id, max(x.record_date) as at from interactions x
         where x.organization_id = i.organization_id and x.unit_id = i.id group by x.organization_id) last on last.organization_id = i.organization_id
       left join unit_statuses s on s.organization_id = i.organization_id and s.value = i.status`,
  `create or replace view variant_list with (security_invoker = true) as
       select v.organization_id, v.id, v.asset_id, v.variant_id, v.name, v.description, v.status, v.attributes, v.components, v.created_at,
         v.created_by_id, t.name as asset_name, coalesce(kept.units, 0)::integer as unit_count,
         coalesce(floor(100.0 * kept.used / nullif(kept.units, 0)), 0)::integer as percent_used
       from variants v join assets t on t.organization_id = v.organization_id and t.id = v.asset_id
       left join lateral (select c.organization_id, sum(c.count) as units, sum(c.count) filter (where c.is_used) as used from unit_counts c
         where c.organization_id = v.organization_id and c.variant_id = v.id and not c.hidden group by c.organization_id) kept
         on kept.organization_id = v.organization_id`,
  'create policy former_members on accounts for select to tracemark_app using (is_former_member_here(id))',
  'create policy scope on accounts to tracemark_app using (id = scope_account() or is_member_here(id)) with check (id = scope_account() or is_member_here(id))',
  'create policy scope on memberships to tracemark_app using (organization_id = scope_organization() or account_id = scope_account()) with check (organization_id = scope_organization() or account_id = scope_account())',
  'create policy scope on organizations to tracemark_app using (id = scope_organization() or is_mine(id)) with check (id = scope_organization() or is_mine(id))',
  'create policy owner_lookup on token_organizations for select to current_user using (true)',
  'create policy scope on token_organizations to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  // Write by hand: grant count_record(integer,uuid,uuid,text,timestamp with time zone,integer).public becomes EXECUTE.
  // Write by hand: grant find_active_organization(text).public becomes EXECUTE.
  // Write by hand: grant find_token_organization(text).public becomes EXECUTE.
  // Write by hand: grant is_former_member_here(uuid).public becomes EXECUTE.
  // Write by hand: grant is_member_here(uuid).public becomes EXECUTE.
  // Write by hand: grant is_mine(integer).public becomes EXECUTE.
  'grant select, insert, delete on token_organizations to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
