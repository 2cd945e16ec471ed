import { type Kysely, sql } from 'kysely'

/** A template may name an asset that new ones are like. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of [
    'alter table templates add column sample_id uuid',
    'alter table templates add foreign key (organization_id, sample_id) references things (organization_id, id) on delete set null (sample_id)',
    'create index templates_sample on templates (organization_id, sample_id) where sample_id is not null',
  ])
    await sql.raw(statement).execute(db)
}
