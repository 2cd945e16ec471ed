import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { answerColumns, records, selected, withNames } from './rows.ts'

/** A record with its answers, and what a correction of them goes by. A record from before forms were kept takes the task's, as it is now. */
export const findAnswers = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const named = withNames(records(db, organizationId)).where('i.id', '=', id)
  const row = await selected(named)
    .select(answerColumns)
    .select(['i.form_id', 'task.config as task_config', 'task.rules', 'task.default_classification'])
    .executeTakeFirst()
  if (!row) return undefined
  const form =
    row.form_id === null
      ? undefined
      : await db
          .selectFrom('interaction_forms')
          .select('config')
          .where('organization_id', '=', organizationId)
          .where('id', '=', row.form_id)
          .executeTakeFirst()
  return { row, config: form?.config ?? row.task_config }
}

/** For how many hours whoever recorded an interaction may correct it. */
export const findCorrectionHours = async (db: ScopedDatabase, organizationId: number): Promise<number | undefined> => {
  const row = await db.selectFrom('organizations').select('correction_hours').where('id', '=', organizationId).executeTakeFirst()
  return row?.correction_hours ?? undefined
}

/** Why the reviews of these records were decided as they are, in the reviewers' words, by the ids of the records. */
export const findReviewReasons = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('interaction_changes')
    .select(['interaction_id', 'after', 'reason'])
    .where('organization_id', '=', organizationId)
    .where('interaction_id', 'in', ids)
    .where('reason', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  // The last one counts.
  return new Map(rows.filter(({ after }) => after.review !== undefined).map((row) => [row.interaction_id, row.reason ?? '']))
}
