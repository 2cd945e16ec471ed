import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table things
     add column is_enabled_public_content boolean not null default true,
     add column is_enabled_discovery boolean not null default true,
     add column is_enabled_services boolean not null default true`,
  // Pages that are kept have to see these columns change.
  'drop trigger shown on things',
  `create trigger shown after insert or delete or update of name, description, image, gtin, public_link, public_page,
       is_enabled_public_link, hidden, is_enabled_public_content, is_enabled_discovery, is_enabled_services, images, certifications on things
     for each statement execute function note_public_change()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
