import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  // Processes of the release before may still write: what they commit between the count and the triggers would never be counted.
  'lock table interactions in share row exclusive mode',
  `create table interaction_cells (
     organization_id integer not null references organizations (id),
     level smallint not null,
     grain text not null,
     start timestamptz not null,
     x integer not null,
     y integer not null,
     classification text not null,
     shard smallint not null,
     count integer not null,
     longitudes bigint not null,
     latitudes bigint not null,
     primary key (organization_id, level, grain, start, x, y, classification, shard)
   )`,
  `alter table interactions
     add column longitude integer generated always as (case when coalesce(reported_location, record_location) is not null
       then least(round((coalesce(reported_location, record_location) -> 'point' -> 'coordinates' ->> 0)::numeric * 1000000), 179999999)::integer end) stored,
     add column latitude integer generated always as (case when coalesce(reported_location, record_location) is not null
       then least(round((coalesce(reported_location, record_location) -> 'point' -> 'coordinates' ->> 1)::numeric * 1000000), 89999999)::integer end) stored`,
  // What the triggers would have kept of the records that are there, before row-level security closes the table to its owner.
  `insert into interaction_cells (organization_id, level, grain, start, x, y, classification, shard, count, longitudes, latitudes)
     select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC'),
       case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end,
       case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end, i.classification,
       0, count(*), coalesce(sum(i.longitude), 0), coalesce(sum(i.latitude), 0)
     from interactions i
     cross join (values ('year'), ('month'), ('day')) g (grain)
     cross join (values (0), (6), (11), (16)) l (level)
     where i.deleted_at is null and (i.longitude is null) = (l.level = 0) group by 1, 2, 3, 4, 5, 6, 7`,
  'alter table interaction_cells enable row level security',
  'alter table interaction_cells force row level security',
  'create index interactions_map on interactions (organization_id, longitude, latitude) where longitude is not null',
  'create index interactions_nowhere on interactions (organization_id, reported_date desc, id desc) where longitude is null',
  `create or replace function count_added_spans() returns trigger language plpgsql as $$ declare one record; begin
       for one in select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', i.reported_date, timestamptz '2000-01-01 00:00Z')
           else date_trunc(g.grain, i.reported_date, 'UTC') end as start, k.key, sum(i.change)::integer as change
         from (select added.*, 1 as change from added) i
         cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
         cross join lateral (values ('classification', i.classification), (case when i.created_by is null then 'service' else 'task' end, i.task_id::text),
           ('asset', i.asset_id::text), ('worker', coalesce(i.created_by::text, '')), ('place', coalesce(i.place, ''))) k (kind, key)
         where i.deleted_at is null group by 1, 2, 3, 4, 5 having sum(i.change) <> 0 order by 1, 2, 3, 4, 5
       loop
         insert into interaction_spans as kept (organization_id, kind, grain, start, key, shard, count)
           values (one.organization_id, one.kind, one.grain, one.start, one.key, pg_backend_pid() % 8, one.change)
           on conflict (organization_id, kind, grain, start, key, shard) do update set count = kept.count + one.change;
       end loop;
       for one in select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC') as start,
           case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end as x,
           case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end as y, i.classification,
           sum(i.change)::integer as change, coalesce(sum(i.change * i.longitude), 0) as longitudes, coalesce(sum(i.change * i.latitude), 0) as latitudes
         from (select added.*, 1 as change from added) i
         cross join (values ('year'), ('month'), ('day')) g (grain)
         cross join (values (0), (6), (11), (16)) l (level)
         where i.deleted_at is null and (i.longitude is null) = (l.level = 0)
         group by 1, 2, 3, 4, 5, 6, 7 having sum(i.change) <> 0 or sum(i.change * i.longitude) <> 0 or sum(i.change * i.latitude) <> 0
         order by 1, 2, 3, 4, 5, 6, 7
       loop
         insert into interaction_cells as kept (organization_id, level, grain, start, x, y, classification, shard, count, longitudes, latitudes)
           values (one.organization_id, one.level, one.grain, one.start, one.x, one.y, one.classification, pg_backend_pid() % 8, one.change, one.longitudes, one.latitudes)
           on conflict (organization_id, level, grain, start, x, y, classification, shard) do update
             set count = kept.count + one.change, longitudes = kept.longitudes + one.longitudes, latitudes = kept.latitudes + one.latitudes;
       end loop;
       return null;
     end $$`,
  `create or replace function count_changed_spans() returns trigger language plpgsql as $$ declare one record; begin
       for one in select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', i.reported_date, timestamptz '2000-01-01 00:00Z')
           else date_trunc(g.grain, i.reported_date, 'UTC') end as start, k.key, sum(i.change)::integer as change
         from (select added.*, 1 as change from added union all select removed.*, -1 as change from removed) i
         cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
         cross join lateral (values ('classification', i.classification), (case when i.created_by is null then 'service' else 'task' end, i.task_id::text),
           ('asset', i.asset_id::text), ('worker', coalesce(i.created_by::text, '')), ('place', coalesce(i.place, ''))) k (kind, key)
         where i.deleted_at is null group by 1, 2, 3, 4, 5 having sum(i.change) <> 0 order by 1, 2, 3, 4, 5
       loop
         insert into interaction_spans as kept (organization_id, kind, grain, start, key, shard, count)
           values (one.organization_id, one.kind, one.grain, one.start, one.key, pg_backend_pid() % 8, one.change)
           on conflict (organization_id, kind, grain, start, key, shard) do update set count = kept.count + one.change;
       end loop;
       for one in select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC') as start,
           case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end as x,
           case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end as y, i.classification,
           sum(i.change)::integer as change, coalesce(sum(i.change * i.longitude), 0) as longitudes, coalesce(sum(i.change * i.latitude), 0) as latitudes
         from (select added.*, 1 as change from added union all select removed.*, -1 as change from removed) i
         cross join (values ('year'), ('month'), ('day')) g (grain)
         cross join (values (0), (6), (11), (16)) l (level)
         where i.deleted_at is null and (i.longitude is null) = (l.level = 0)
         group by 1, 2, 3, 4, 5, 6, 7 having sum(i.change) <> 0 or sum(i.change * i.longitude) <> 0 or sum(i.change * i.latitude) <> 0
         order by 1, 2, 3, 4, 5, 6, 7
       loop
         insert into interaction_cells as kept (organization_id, level, grain, start, x, y, classification, shard, count, longitudes, latitudes)
           values (one.organization_id, one.level, one.grain, one.start, one.x, one.y, one.classification, pg_backend_pid() % 8, one.change, one.longitudes, one.latitudes)
           on conflict (organization_id, level, grain, start, x, y, classification, shard) do update
             set count = kept.count + one.change, longitudes = kept.longitudes + one.longitudes, latitudes = kept.latitudes + one.latitudes;
       end loop;
       return null;
     end $$`,
  `create or replace function count_removed_spans() returns trigger language plpgsql as $$ declare one record; begin
       for one in select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', i.reported_date, timestamptz '2000-01-01 00:00Z')
           else date_trunc(g.grain, i.reported_date, 'UTC') end as start, k.key, sum(i.change)::integer as change
         from (select removed.*, -1 as change from removed) i
         cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
         cross join lateral (values ('classification', i.classification), (case when i.created_by is null then 'service' else 'task' end, i.task_id::text),
           ('asset', i.asset_id::text), ('worker', coalesce(i.created_by::text, '')), ('place', coalesce(i.place, ''))) k (kind, key)
         where i.deleted_at is null group by 1, 2, 3, 4, 5 having sum(i.change) <> 0 order by 1, 2, 3, 4, 5
       loop
         insert into interaction_spans as kept (organization_id, kind, grain, start, key, shard, count)
           values (one.organization_id, one.kind, one.grain, one.start, one.key, pg_backend_pid() % 8, one.change)
           on conflict (organization_id, kind, grain, start, key, shard) do update set count = kept.count + one.change;
       end loop;
       for one in select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC') as start,
           case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end as x,
           case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end as y, i.classification,
           sum(i.change)::integer as change, coalesce(sum(i.change * i.longitude), 0) as longitudes, coalesce(sum(i.change * i.latitude), 0) as latitudes
         from (select removed.*, -1 as change from removed) i
         cross join (values ('year'), ('month'), ('day')) g (grain)
         cross join (values (0), (6), (11), (16)) l (level)
         where i.deleted_at is null and (i.longitude is null) = (l.level = 0)
         group by 1, 2, 3, 4, 5, 6, 7 having sum(i.change) <> 0 or sum(i.change * i.longitude) <> 0 or sum(i.change * i.latitude) <> 0
         order by 1, 2, 3, 4, 5, 6, 7
       loop
         insert into interaction_cells as kept (organization_id, level, grain, start, x, y, classification, shard, count, longitudes, latitudes)
           values (one.organization_id, one.level, one.grain, one.start, one.x, one.y, one.classification, pg_backend_pid() % 8, one.change, one.longitudes, one.latitudes)
           on conflict (organization_id, level, grain, start, x, y, classification, shard) do update
             set count = kept.count + one.change, longitudes = kept.longitudes + one.longitudes, latitudes = kept.latitudes + one.latitudes;
       end loop;
       return null;
     end $$`,
  'create policy scope on interaction_cells to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  'grant select, insert, update, delete on interaction_cells to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
