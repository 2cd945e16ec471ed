import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table things
     add column identification_method text not null default 'qr'
       check (identification_method in ('qr', 'digitalLink', 'dataMatrix', 'nfc', 'serialPrefix')),
     add column serial_prefix text`,
  // Units are found by the prefix and their number.
  'create unique index things__identifier_taken on things (organization_id, serial_prefix) where serial_prefix is not null',
  'alter table task_things add column is_discovery boolean not null default false',
  // Pages that are kept have to see it change: it is offered first.
  'drop trigger shown on task_things',
  `create trigger shown after insert or delete or update of task_id, thing_id, "order", expiration, removed_at, public_service_enabled,
       public_task_visibility, public_task_content, public_service_sharing_enabled, is_discovery on task_things
     for each statement execute function note_public_change()`,
  'create unique index task_things_discovery on task_things (organization_id, thing_id) where is_discovery and removed_at is null',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
