import { type Kysely, sql } from 'kysely'

/**
 * Where records were reported, once for each place, in the form that searches compare: a search looks a place up here and finds
 * its records by an index, and reads no record for it.
 */
const statements = [
  `alter table interactions add column place text generated always as (reported_location ->> 'place') stored`,
  'create index interactions_place on interactions (organization_id, place, record_date desc) where place is not null',
  'create index interactions_task on interactions (organization_id, task_id, record_date desc)',
  `create table interaction_places (
     organization_id integer not null references organizations (id),
     place text not null,
     searched text not null,
     primary key (organization_id, place)
   )`,
  // The owner sees the records of all organizations, for this one statement.
  'alter table interactions no force row level security',
  `insert into interaction_places
     select organization_id, place, search_text(place) from interactions where place is not null group by 1, 2`,
  'alter table interactions force row level security',
  'alter table interaction_places enable row level security',
  'alter table interaction_places force row level security',
  `create policy scope on interaction_places to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on interaction_places to tracemark_app',
  `create function note_place() returns trigger language plpgsql as $$ begin
     if new.reported_location ->> 'place' is not null then
       insert into interaction_places values (new.organization_id, new.reported_location ->> 'place', search_text(new.reported_location ->> 'place'))
       on conflict do nothing;
     end if;
     return null;
   end $$`,
  `create trigger placed after insert or update of reported_location on interactions
     for each row execute function note_place()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
