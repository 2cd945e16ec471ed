import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  `create table interaction_forms (
     organization_id integer not null references organizations (id),
     id uuid not null,
     config jsonb not null,
     primary key (organization_id, id)
   )`,
  'alter table interaction_forms enable row level security',
  'alter table interaction_forms force row level security',
  'alter table interactions add column form_id uuid',
  'alter table organizations add column correction_hours integer',
  'alter table interactions add constraint interactions_organization_id_form_id_fkey FOREIGN KEY (organization_id, form_id) REFERENCES interaction_forms(organization_id, id)',
  `create function keep_answers() returns trigger language plpgsql as $$ begin
       if not exists (select from interaction_changes change
           where change.organization_id = new.organization_id and change.interaction_id = new.id and change.created_at = new.changed_at
             and coalesce(change.before -> 'answers', new.answers) = old.answers
             and coalesce(change.before -> 'attachments', new.attachments, '[]') = coalesce(old.attachments, '[]')) then
         raise exception 'The answers of interaction % are not kept as a change.', new.id;
       end if;
       return new;
     end $$`,
  'create policy scope on interaction_forms to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  `create trigger answers_kept before update of answers, attachments on interactions
       for each row execute function keep_answers()`,
  'grant select, insert on interaction_forms to tracemark_app',
  'grant select, insert on interactions to tracemark_app',
  'grant update (answers, attachments, classification, reported_date, reported_location, value_chain_element_id, review, expired_at, deleted_at, changed_at, changed_by) on interactions to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
