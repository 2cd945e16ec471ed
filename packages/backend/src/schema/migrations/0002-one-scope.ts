import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'drop trigger shown on variants',
  'drop trigger named on value_chains',
  'drop trigger shown on value_chain_elements',
  'drop trigger named on value_chain_elements',
  'drop trigger shown on unit_statuses',
  'drop trigger shown on tasks',
  'drop trigger shown on task_assets',
  'drop trigger shown on support_profiles',
  'drop trigger stated on organizations',
  'drop trigger shown on organizations',
  'drop trigger named on memberships',
  'drop trigger joined on memberships',
  'drop trigger shown on interactions',
  'drop trigger named on former_members',
  'drop trigger shown on documents',
  'drop trigger shown on components',
  'drop trigger shown on collections',
  'drop trigger shown on assets',
  'drop trigger shown on asset_support_profiles',
  'drop trigger shown on asset_documents',
  'drop trigger shown on asset_attributes',
  'drop trigger named on accounts',
  'drop function note_state()',
  'drop function note_public_change()',
  'drop function note_membership()',
  'drop function note_leaving()',
  'drop function note_change_of(integer)',
  'drop function note_account()',
  'drop function locate_membership(integer,uuid)',
  'drop function enter_public_asset(text,text)',
  'drop function enter_organization(integer,uuid)',
  'alter table interaction_counts drop column changes',
  'drop table public_versions',
  `create or replace function count_interaction(record interactions, change integer) returns void language plpgsql as $$ begin
       if record.deleted_at is not null then return; end if;
       insert into interaction_counts as kept (organization_id, asset_id, task_id, classification, shard, count)
       values (record.organization_id, record.asset_id, record.task_id, record.classification, pg_backend_pid() % 8, change)
       on conflict (organization_id, asset_id, task_id, classification, shard)
       do update set count = kept.count + change;
       insert into interaction_months as kept (organization_id, asset_id, month, classification, shard, count)
       values (record.organization_id, record.asset_id, date_trunc('month', record.record_date at time zone 'UTC')::date, record.classification, pg_backend_pid() % 8, change)
       on conflict (organization_id, asset_id, month, classification, shard) do update set count = kept.count + change;
     end $$`,
  'drop function locate_public_asset(text,text)',
  `create function locate_public_asset(slug text, link text, out organization integer, out asset uuid, out open text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         select t.organization_id, t.id, concat_ws(' ', t.is_enabled_public_content, t.is_enabled_discovery, t.is_enabled_services)
           into organization, asset, open
           from SCHEMA.assets t join SCHEMA.organizations o on o.id = t.organization_id
           where o.slug = locate_public_asset.slug and o.state = 'active' and t.public_link = link and t.is_enabled_public_link and not t.hidden;
       end $$`,
  'grant execute on function locate_public_asset(text, text) to tracemark_app',
  "create or replace function scope_account() returns uuid language sql stable parallel safe as $$ select nullif(split_part(current_setting('tracemark.scope', true), '/', 2), '')::uuid $$",
  "create or replace function scope_component() returns text language sql stable parallel safe as $$ select nullif(split_part(current_setting('tracemark.scope', true), '/', 3), '') $$",
  "create or replace function scope_organization() returns integer language sql stable parallel safe as $$ select nullif(split_part(current_setting('tracemark.scope', true), '/', 1), '')::integer $$",
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
