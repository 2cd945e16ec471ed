import type { InteractionDetail } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { recordedFiles } from '../recorded-files.ts'
import { listRevisions } from './changes.ts'
import { answerColumns, records, selected, toInteraction, withNames } from './rows.ts'

export const findInteraction = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail | undefined> => {
  const row = await selected(withNames(records(db, organizationId)))
    .select(answerColumns)
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...toInteraction(row),
    ...(row.place_note !== null && { placeNote: row.place_note }),
    ...(row.clock_offset !== null && { clockOffset: row.clock_offset }),
    ...(row.task_result_message !== null && { taskResultMessage: row.task_result_message }),
    answers: row.answers,
    ...(row.attachments && { attachments: (await recordedFiles(db, organizationId, [row]))(row) }),
    ...(row.changed_at && { changes: await listRevisions(db, organizationId, id) }),
  }
}

/** An interaction that is there, as others are told of it. */
export const interactionData = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail> => {
  const interaction = await findInteraction(db, organizationId, id)
  if (!interaction) throw new Error(`There is no interaction ${id} to tell of.`)
  return interaction
}
