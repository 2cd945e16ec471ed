import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  // Processes of the release before may still write: what they commit between the count and the triggers would never be counted.
  'lock table interactions in share row exclusive mode',
  `create table interaction_spans (
     organization_id integer not null references organizations (id),
     kind text not null,
     grain text not null,
     start timestamptz not null,
     key text not null,
     shard smallint not null,
     count integer not null,
     primary key (organization_id, kind, grain, start, key, shard)
   )`,
  // What the triggers would have kept of the records that are there, before row-level security closes the table to its owner.
  `insert into interaction_spans (organization_id, kind, grain, start, key, shard, count)
     select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', i.reported_date, timestamptz '2000-01-01 00:00Z')
       else date_trunc(g.grain, i.reported_date, 'UTC') end, k.key, 0, count(*)
     from interactions i
     cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
     cross join lateral (values ('classification', i.classification), (case when i.created_by is null then 'service' else 'task' end, i.task_id::text),
       ('asset', i.asset_id::text), ('worker', coalesce(i.created_by::text, '')), ('place', coalesce(i.place, ''))) k (kind, key)
     where i.deleted_at is null group by 1, 2, 3, 4, 5`,
  'alter table interaction_spans enable row level security',
  'alter table interaction_spans force row level security',
  'alter table organizations add column time_zone text',
  `create function count_added_spans() returns trigger language plpgsql as $$ declare one record; begin
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
       return null;
     end $$`,
  `create function count_changed_spans() returns trigger language plpgsql as $$ declare one record; begin
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
       return null;
     end $$`,
  `create function count_removed_spans() returns trigger language plpgsql as $$ declare one record; begin
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
       return null;
     end $$`,
  'create index interactions_service_occurred on interactions (organization_id, reported_date desc, id desc) where created_by is null',
  'create policy scope on interaction_spans to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  'create trigger spans_added after insert on interactions referencing new table as added for each statement execute function count_added_spans()',
  `create trigger spans_changed after update on interactions referencing new table as added old table as removed
       for each statement execute function count_changed_spans()`,
  'create trigger spans_removed after delete on interactions referencing old table as removed for each statement execute function count_removed_spans()',
  'grant select, insert, update, delete on interaction_spans to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
