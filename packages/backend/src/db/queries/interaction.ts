import type { InteractionDetail } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { prepared } from '../prepared.ts'
import type { ScopedDatabase } from '../scope.ts'
import { listRevisions } from './interaction-changes.ts'
import type { InteractionNames } from './interaction-names.ts'
import { interactionOf, joined, ownColumns, selected } from './interactions.ts'
import { organizationVersion } from './public-versions.ts'

const answerColumns = ['i.answers', 'i.attachments', 'i.place_note', 'i.task_result_message'] as const

const readWithNames = prepared((db, organizationId: number, id: string) =>
  selected(joined(db, organizationId))
    .select(answerColumns)
    .select(organizationVersion(sql`${organizationId}`).as('version'))
    .where('i.id', '=', id)
    .compile(),
)

/** Without the names that other records have, too. Units are as many as records, nearly. */
const readAlone = prepared((db, organizationId: number, id: string) =>
  db
    .selectFrom('interactions as i')
    .leftJoin('items as item', (join) => join.onRef('item.organization_id', '=', 'i.organization_id').onRef('item.id', '=', 'i.item_id'))
    .select(ownColumns)
    .select(answerColumns)
    .select(['item.name as item_name', organizationVersion(sql`${organizationId}`).as('version')])
    .where('i.organization_id', '=', organizationId)
    .where('i.id', '=', id)
    .compile(),
)

type Found = Awaited<ReturnType<typeof readWithNames>>[number]

const detailOf = async (db: ScopedDatabase, row: Found): Promise<InteractionDetail> => ({
  ...interactionOf(row),
  ...(row.place_note !== null && { placeNote: row.place_note }),
  ...(row.task_result_message !== null && { taskResultMessage: row.task_result_message }),
  answers: row.answers,
  ...(row.attachments && { attachments: row.attachments }),
  ...(row.changed_at && { changes: await listRevisions(db, row.organization_id, row.id) }),
})

export const findInteraction = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail | undefined> => {
  const [row] = await readWithNames(db, organizationId, id)
  return row && detailOf(db, row)
}

/** As `findInteraction`. What it names is asked for only where that is not known, or may have changed since. */
export const findInteractionAmong = async (
  names: InteractionNames,
  db: ScopedDatabase,
  organizationId: number,
  id: string,
): Promise<InteractionDetail | undefined> => {
  const [alone] = await readAlone(db, organizationId, id)
  if (!alone) return undefined
  const known = names.complete(alone)
  if (known) return detailOf(db, known)
  const [row] = await readWithNames(db, organizationId, id)
  if (!row) return undefined
  names.keep(row)
  return detailOf(db, row)
}

/** An interaction that is there, as others are told of it. */
export const interactionData = async (db: ScopedDatabase, organizationId: number, id: string): Promise<InteractionDetail> => {
  const interaction = await findInteraction(db, organizationId, id)
  if (!interaction) throw new Error(`There is no interaction ${id} to tell of.`)
  return interaction
}
