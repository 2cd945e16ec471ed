import { type Kysely, sql } from 'kysely'

/** Parts that are missing are empty: a subject is told by all of them. */
const SUBJECT = `md5(thing_id::text || '/' || task_id::text || '/' || coalesce(value_chain_element_id::text, '')
  || '/' || coalesce(reported_location ->> 'place', ''))::uuid`

/**
 * What records name together, once for all records that name the same: asset, task, element and place, which are their subject. A
 * search for several words finds the subjects that have them all, and their records by an index: it reads none that has one word alone.
 */
const statements = [
  `create table interaction_subjects (
     organization_id integer not null references organizations (id),
     subject uuid not null,
     thing_id uuid not null,
     task_id uuid not null,
     value_chain_element_id uuid,
     place text,
     primary key (organization_id, subject)
   )`,
  `alter table interactions add column subject uuid generated always as (${SUBJECT}) stored`,
  'create index interactions_subject on interactions (organization_id, subject, classification, record_date desc)',
  // The owner sees the records of all organizations, for this one statement.
  'alter table interactions no force row level security',
  `insert into interaction_subjects
     select distinct organization_id, subject, thing_id, task_id, value_chain_element_id, nullif(place, '') from interactions`,
  'alter table interactions force row level security',
  'alter table interaction_subjects enable row level security',
  'alter table interaction_subjects force row level security',
  `create policy scope on interaction_subjects to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on interaction_subjects to tracemark_app',
  `create function note_subject() returns trigger language plpgsql as $$ begin
     insert into interaction_subjects
       values (new.organization_id, new.subject, new.thing_id, new.task_id, new.value_chain_element_id, nullif(new.place, ''))
       on conflict do nothing;
     return null;
   end $$`,
  `create trigger named_together after insert or update of thing_id, task_id, value_chain_element_id, reported_location on interactions
     for each row execute function note_subject()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
