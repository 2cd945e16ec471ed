import type { InteractionDetail } from '@tracemark/api/schemas'
import { prepared, preparedRead } from '../../../platform/db/prepared.ts'
import { getReader, versionIn } from '../../../platform/db/reader.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { recordedFiles } from '../recorded-files.ts'
import { listRevisions } from './changes.ts'
import type { InteractionNames } from './names.ts'
import { type Names, namesIn, recordAlone, recordWithNames, toInteraction } from './rows.ts'

const findWithNames = prepared(recordWithNames)
const readWithNames = preparedRead(recordWithNames)
const readAlone = preparedRead(recordAlone)

type Alone = Omit<Awaited<ReturnType<typeof readAlone>>[number], 'entered'>

const readDetail = async (db: ScopedDatabase, row: Alone, names: Names): Promise<InteractionDetail> => ({
  ...toInteraction(row, names),
  ...(row.place_note !== null && { placeNote: row.place_note }),
  ...(row.clock_offset !== null && { clockOffset: row.clock_offset }),
  ...(row.task_result_message !== null && { taskResultMessage: row.task_result_message }),
  answers: row.answers,
  ...(row.attachments && { attachments: (await recordedFiles(db, row.organization_id, [row]))(row) }),
  ...(row.changed_at && { changes: await listRevisions(db, row.organization_id, row.id) }),
})

export const findInteraction = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail | undefined> => {
  const [row] = await findWithNames(db, organizationId, id)
  return row && readDetail(db, row, namesIn(row))
}

/** As `findInteraction`. What it names is asked for only where that is not known, or may have changed since. */
export const findInteractionAmong = async (
  names: InteractionNames,
  db: ScopedDatabase,
  organizationId: number,
  id: string,
): Promise<InteractionDetail | undefined> => {
  // Versions belong to readers. A change that looks at the record before itself has a transaction.
  if (!getReader(db)) return findInteraction(db, organizationId, id)
  const [alone] = await readAlone(db, organizationId, id)
  if (!alone) return undefined
  const known = names.of(alone, versionIn(alone.entered))
  if (known) return readDetail(db, alone, known)
  const [row] = await readWithNames(db, organizationId, id)
  if (!row) return undefined
  names.keep(row, versionIn(row.entered))
  return readDetail(db, row, namesIn(row))
}

/** An interaction that is there, as others are told of it. */
export const interactionData = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail> => {
  const interaction = await findInteraction(db, organizationId, id)
  if (!interaction) throw new Error(`There is no interaction ${id} to tell of.`)
  return interaction
}
