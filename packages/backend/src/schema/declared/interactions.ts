import { DELETED_DAYS } from '@tracemark/api/schemas'
import { commandPolicies, entityTable, ORGANIZATION, ownerMayRead, reference, type SchemaPart, SHARD, scopedTable, table } from './forms.ts'
import { namedColumn, searchIndex } from './search.ts'

/** Parts that are missing are empty: a subject is told by all of them. */
const SUBJECT = `md5(asset_id::text || '/' || task_id::text || '/' || coalesce(value_chain_element_id::text, '')
       || '/' || coalesce(reported_location ->> 'place', ''))::uuid`

/** The place that counts, in millionths of a degree; the last ones before the antimeridian and the pole are the last. */
const generateMicro = (
  at: 0 | 1,
  most: number,
) => `integer generated always as (case when coalesce(reported_location, record_location) is not null
       then least(round((coalesce(reported_location, record_location) -> 'point' -> 'coordinates' ->> ${at})::numeric * 1000000), ${most * 1_000_000 - 1})::integer end) stored`

/** Rows that came are counted, and those that went counted off. */
const ADDED = 'select added.*, 1 as change from added'
const REMOVED = 'select removed.*, -1 as change from removed'

/** One statement that changes many records writes each count once, in one order, so that two who count at once don't block each other. */
const spanFunction = (
  name: string,
  changed: string,
) => `create function ${name}() returns trigger language plpgsql as $$ declare one record; begin
       for one in select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', i.reported_date, timestamptz '2000-01-01 00:00Z')
           else date_trunc(g.grain, i.reported_date, 'UTC') end as start, k.key, sum(i.change)::integer as change
         from (${changed}) i
         cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
         cross join lateral (values ('classification', i.classification), (case when i.created_by is null then 'service' else 'task' end, i.task_id::text),
           ('asset', i.asset_id::text), ('worker', coalesce(i.created_by::text, '')), ('place', coalesce(i.place, ''))) k (kind, key)
         where i.deleted_at is null group by 1, 2, 3, 4, 5 having sum(i.change) <> 0 order by 1, 2, 3, 4, 5
       loop
         insert into interaction_spans as kept (organization_id, kind, grain, start, key, shard, count)
           values (one.organization_id, one.kind, one.grain, one.start, one.key, ${SHARD}, one.change)
           on conflict (organization_id, kind, grain, start, key, shard) do update set count = kept.count + one.change;
       end loop;
       for one in select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC') as start,
           case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end as x,
           case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end as y, i.classification,
           sum(i.change)::integer as change, coalesce(sum(i.change * i.longitude), 0) as longitudes, coalesce(sum(i.change * i.latitude), 0) as latitudes
         from (${changed}) i
         cross join (values ('year'), ('month'), ('day')) g (grain)
         cross join (values (0), (6), (11), (16)) l (level)
         where i.deleted_at is null and (i.longitude is null) = (l.level = 0)
         group by 1, 2, 3, 4, 5, 6, 7 having sum(i.change) <> 0 or sum(i.change * i.longitude) <> 0 or sum(i.change * i.latitude) <> 0
         order by 1, 2, 3, 4, 5, 6, 7
       loop
         insert into interaction_cells as kept (organization_id, level, grain, start, x, y, classification, shard, count, longitudes, latitudes)
           values (one.organization_id, one.level, one.grain, one.start, one.x, one.y, one.classification, ${SHARD}, one.change, one.longitudes, one.latitudes)
           on conflict (organization_id, level, grain, start, x, y, classification, shard) do update
             set count = kept.count + one.change, longitudes = kept.longitudes + one.longitudes, latitudes = kept.latitudes + one.latitudes;
       end loop;
       return null;
     end $$`

/** When and by whom it was recorded stays out of reach. Answers and files change where the ones before are kept as a change (`keep_answers`). */
const CORRECTED =
  'answers, attachments, classification, reported_date, reported_location, value_chain_element_id, review, expired_at, deleted_at, hidden, changed_at, changed_by'

/** The interactions that are recorded, their corrections, and what is kept of them for lists and searches. */
export const interactions: SchemaPart = {
  tables: [
    // The forms that records were made with, each once: its id is the digest of its questions.
    ...scopedTable(
      'interaction_forms',
      [ORGANIZATION, 'id uuid not null', 'config jsonb not null', 'primary key (organization_id, id)'],
      'select, insert',
    ),
    ...table(
      'interactions',
      [
        'organization_id integer not null',
        'id uuid not null',
        'asset_id uuid not null',
        'unit_id uuid',
        'task_id uuid not null',
        'value_chain_element_id uuid',
        'created_by uuid references accounts (id)',
        'name text not null',
        "classification text not null check (classification in ('notice', 'alert', 'warning', 'unclassified'))",
        'reported_date timestamptz not null',
        'reported_location jsonb',
        'record_date timestamptz not null',
        'record_location jsonb',
        'task_result_message text',
        'answers jsonb not null',
        "review text check (review in ('received', 'needs_changes', 'approved', 'rejected'))",
        'expired_at timestamptz',
        'deleted_at timestamptz',
        'changed_at timestamptz',
        'changed_by uuid references accounts (id)',
        'attachments jsonb',
        'place_note text',
        "place text generated always as (reported_location ->> 'place') stored",
        `subject uuid generated always as (${SUBJECT}) stored`,
        'clock_offset double precision',
        'form_id uuid',
        'hidden boolean not null default false',
        `longitude ${generateMicro(0, 180)}`,
        `latitude ${generateMicro(1, 90)}`,
        reference('asset_id', 'assets'),
        reference('unit_id', 'units'),
        reference('task_id', 'tasks'),
        reference('value_chain_element_id', 'value_chain_elements'),
        reference('form_id', 'interaction_forms'),
        'primary key (organization_id, id)',
      ],
      'select, insert, delete',
    ),
    ownerMayRead('interactions'),
    'create index interactions_newest on interactions (organization_id, record_date desc, id desc)',
    'create index interactions_asset on interactions (organization_id, asset_id, record_date desc)',
    'create index interactions_element on interactions (organization_id, value_chain_element_id) where value_chain_element_id is not null',
    searchIndex('interactions'),
    'create index interactions_unit on interactions (organization_id, unit_id, record_date desc) where unit_id is not null',
    'create index interactions_place on interactions (organization_id, place, record_date desc) where place is not null',
    'create index interactions_task on interactions (organization_id, task_id, record_date desc)',
    'create index interactions_creator on interactions (organization_id, created_by, record_date desc, id desc) where created_by is not null',
    'create index interactions_subject on interactions (organization_id, subject, classification, record_date desc)',
    'create index interactions_occurred on interactions (organization_id, reported_date desc, id desc)',
    'create index interactions_task_occurred on interactions (organization_id, task_id, reported_date desc)',
    'create index interactions_creator_occurred on interactions (organization_id, created_by, reported_date desc) where created_by is not null',
    'create index interactions_service_occurred on interactions (organization_id, reported_date desc, id desc) where created_by is null',
    'create index interactions_subject_occurred on interactions (organization_id, subject, classification, reported_date desc)',
    'create index interactions_review on interactions (organization_id, review, record_date desc, id desc) where review is not null',
    'create index interactions_map on interactions (organization_id, longitude, latitude) where longitude is not null',
    'create index interactions_nowhere on interactions (organization_id, reported_date desc, id desc) where longitude is null',
    `grant update (${CORRECTED}) on interactions to tracemark_app`,
    'create index interactions_changed on interactions (organization_id, changed_at) where changed_at is not null',
    'create index interactions_out_of_sight on interactions (organization_id, record_date desc, id desc) where deleted_at is not null',
    ...commandPolicies('interactions', {
      // What is hidden or deleted is there for nobody but the statements that ask for it.
      read: "organization_id = scope_organization() and (deleted_at is null or scope_component() = 'removal')",
      // Only what was deleted, and long ago.
      remove: `scope_component() = 'removal' and not hidden and deleted_at < now() - interval '${DELETED_DAYS} days'`,
    }),
    ...entityTable(
      'interaction_changes',
      [
        'interaction_id uuid not null',
        'before jsonb not null',
        'after jsonb not null',
        'reason text',
        reference('interaction_id', 'interactions'),
      ],
      'select, insert, delete',
      // A change is kept as long as what was changed.
      commandPolicies('interaction_changes', { remove: "scope_component() = 'removal'" }),
    ),
    'create index interaction_changes_of on interaction_changes (organization_id, interaction_id, created_at, id)',
    // How many records there are, so that a list of a million need not count them.
    ...scopedTable('interaction_counts', [
      ORGANIZATION,
      'asset_id uuid not null',
      'task_id uuid not null',
      'classification text not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, asset_id, task_id, classification, shard)',
    ]),
    // How many records an asset has in each month, in UTC.
    ...scopedTable('interaction_months', [
      ORGANIZATION,
      'asset_id uuid not null',
      'month date not null',
      'classification text not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, asset_id, month, classification, shard)',
    ]),
    // How many records were reported in each span of UTC, by what they name. Any time zone's days are made of quarters of an hour; hours, days and
    // months are what most of them are read from. Key: a classification, an id or a place, and nothing where a record names none.
    ...scopedTable('interaction_spans', [
      ORGANIZATION,
      'kind text not null',
      'grain text not null',
      'start timestamptz not null',
      'key text not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, kind, grain, start, key, shard)',
    ]),
    // How many records were reported in each cell of a grid, and the sums of their places in millionths of a degree, in each year, month and day of UTC. A level
    // divides the way around the earth into 2^level cells, which are as high as they are wide; what has no place has level 0.
    ...scopedTable('interaction_cells', [
      ORGANIZATION,
      'level smallint not null',
      'grain text not null',
      'start timestamptz not null',
      'x integer not null',
      'y integer not null',
      'classification text not null',
      'shard smallint not null',
      'count integer not null',
      'longitudes bigint not null',
      'latitudes bigint not null',
      'primary key (organization_id, level, grain, start, x, y, classification, shard)',
    ]),
    // Where records were reported, once for each place, in the form that searches compare: a search looks a place up here and finds its records by an index.
    ...scopedTable('interaction_places', [
      ORGANIZATION,
      'place text not null',
      'searched text not null',
      namedColumn('place'),
      'primary key (organization_id, place)',
    ]),
    ownerMayRead('interaction_places'),
    'create index interaction_places_named on interaction_places using gin (named)',
    // What records name together, once for all that name the same: asset, task, element and place, which are their subject. A search for several words finds
    // the subjects that have them all, and their records by an index: it reads none that has one word alone.
    ...scopedTable('interaction_subjects', [
      ORGANIZATION,
      'subject uuid not null',
      'asset_id uuid not null',
      'task_id uuid not null',
      'value_chain_element_id uuid',
      'place text',
      'primary key (organization_id, subject)',
    ]),
    'create index interaction_subjects_asset_id on interaction_subjects (organization_id, asset_id)',
    'create index interaction_subjects_task_id on interaction_subjects (organization_id, task_id)',
    'create index interaction_subjects_value_chain_element_id on interaction_subjects (organization_id, value_chain_element_id)',
    'create index interaction_subjects_place on interaction_subjects (organization_id, place)',
  ],
  functions: [
    // A function in SQL would be planned anew for each record.
    // Columns, not a row: a row's type would be that of its table, which has other names where tables are distributed.
    `create function count_record(organization integer, asset uuid, task uuid, class text, recorded timestamptz, change integer) returns void language plpgsql as $$ begin
       insert into interaction_counts as kept (organization_id, asset_id, task_id, classification, shard, count)
       values (organization, asset, task, class, ${SHARD}, change)
       on conflict (organization_id, asset_id, task_id, classification, shard)
       do update set count = kept.count + excluded.count;
       insert into interaction_months as kept (organization_id, asset_id, month, classification, shard, count)
       values (organization, asset, date_trunc('month', recorded at time zone 'UTC')::date, class, ${SHARD}, change)
       on conflict (organization_id, asset_id, month, classification, shard) do update set count = kept.count + excluded.count;
     end $$`,
    spanFunction('count_added_spans', ADDED),
    spanFunction('count_removed_spans', REMOVED),
    spanFunction('count_changed_spans', `${ADDED} union all ${REMOVED}`),
    `create function count_interactions() returns trigger language plpgsql as $$ begin
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
    `create function keep_answers() returns trigger language plpgsql as $$ begin
       if not exists (select from interaction_changes change
           where change.organization_id = new.organization_id and change.interaction_id = new.id and change.created_at = new.changed_at
             and coalesce(change.before -> 'answers', new.answers) = old.answers
             and coalesce(change.before -> 'attachments', new.attachments, '[]') = coalesce(old.attachments, '[]')) then
         raise exception 'The answers of interaction % are not kept as a change.', new.id;
       end if;
       return new;
     end $$`,
    `create function note_place() returns trigger language plpgsql as $$ begin
       if new.reported_location ->> 'place' is not null then
         insert into interaction_places values (new.organization_id, new.reported_location ->> 'place', search_text(new.reported_location ->> 'place'))
         on conflict do nothing;
       end if;
       return null;
     end $$`,
    `create function note_subject() returns trigger language plpgsql as $$ begin
       insert into interaction_subjects
         values (new.organization_id, new.subject, new.asset_id, new.task_id, new.value_chain_element_id, nullif(new.place, ''))
         on conflict do nothing;
       return null;
     end $$`,
  ],
  rules: [
    `create trigger counted after insert or delete or update of classification, deleted_at on interactions
       for each row execute function count_interactions()`,
    'create trigger spans_added after insert on interactions referencing new table as added for each statement execute function count_added_spans()',
    'create trigger spans_removed after delete on interactions referencing old table as removed for each statement execute function count_removed_spans()',
    `create trigger spans_changed after update on interactions referencing new table as added old table as removed
       for each statement execute function count_changed_spans()`,
    `create trigger answers_kept before update of answers, attachments on interactions
       for each row execute function keep_answers()`,
    `create trigger placed after insert or update of reported_location on interactions
       for each row execute function note_place()`,
    `create trigger named_together after insert or update of asset_id, task_id, value_chain_element_id, reported_location on interactions
       for each row execute function note_subject()`,
  ],
}
