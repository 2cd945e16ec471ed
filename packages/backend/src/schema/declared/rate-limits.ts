import { type SchemaPart, table } from './forms.ts'

/** What several processes count together. Only the two functions touch it: one statement without a scope, before a caller is known. */
export const rateLimits: SchemaPart = {
  tables: [
    ...table('rate_limits', ['key text primary key', 'points integer not null', 'expires_at timestamptz not null'], 'select'),
    'create policy owner_counts on rate_limits to current_user using (true) with check (true)',
    'create index rate_limits_expiry on rate_limits (expires_at)',
  ],
  functions: [
    // Adds to what was counted in the time that runs, or begins another. Gives the sum, and how long the time still runs.
    `create function count_calls(wanted text, cost integer, seconds integer) returns table (total integer, milliseconds integer)
       language sql security definer set search_path = pg_catalog, SCHEMA
       as $$
         insert into SCHEMA.rate_limits as r (key, points, expires_at)
         values (wanted, greatest(0, cost), clock_timestamp() + make_interval(secs => seconds))
         on conflict (key) do update set
           points = case when r.expires_at <= clock_timestamp() then excluded.points else greatest(0, r.points + cost) end,
           expires_at = case when r.expires_at <= clock_timestamp() then excluded.expires_at else r.expires_at end
         returning r.points, (extract(epoch from r.expires_at - clock_timestamp()) * 1000)::integer
       $$`,
    // Forgets one, or where none is named those whose time is over. Gives how many.
    `create function forget_calls(wanted text) returns integer
       language sql security definer set search_path = pg_catalog, SCHEMA
       as $$
         with gone as (
           delete from SCHEMA.rate_limits where key = wanted or (wanted is null and expires_at <= clock_timestamp()) returning 1
         ) select count(*)::integer from gone
       $$`,
  ],
}
