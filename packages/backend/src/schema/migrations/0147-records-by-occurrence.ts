import { type Kysely, sql } from 'kysely'

/** Records by when they occurred, as the list shows them: all of them, and those of a task, an author and a subject. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of [
    'create index interactions_occurred on interactions (organization_id, reported_date desc, id desc)',
    'create index interactions_task_occurred on interactions (organization_id, task_id, reported_date desc)',
    'create index interactions_creator_occurred on interactions (organization_id, created_by, reported_date desc) where created_by is not null',
    'create index interactions_subject_occurred on interactions (organization_id, subject, classification, reported_date desc)',
  ])
    await sql.raw(statement).execute(db)
}
