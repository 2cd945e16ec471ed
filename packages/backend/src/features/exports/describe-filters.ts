import type { InteractionExport } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Report } from '../interactions/export/report-content.ts'

const findName = async (db: ScopedDatabase, table: 'assets' | 'units' | 'tasks', organizationId: number, id: string | undefined) => {
  if (id === undefined) return undefined
  const row = await db
    .selectFrom(table)
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? id
}

const findCollection = async (db: ScopedDatabase, organizationId: number, id: string | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined
  const { rows } = await sql<{
    name: string
  }>`select name from collections where organization_id = ${organizationId} and id = ${id}`.execute(db)
  return rows[0]?.name ?? id
}

const findPerson = async (db: ScopedDatabase, id: string | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined
  const row = await db.selectFrom('accounts').select(['first_name', 'last_name', 'email']).where('id', '=', id).executeTakeFirst()
  return row ? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email : id
}

/** What the rows were filtered by, in names. */
export const describeFilters = async (db: ScopedDatabase, organizationId: number, body: InteractionExport): Promise<Report['filters']> => ({
  isSelection: body.ids !== undefined,
  search: body.search || undefined,
  classification: body.classification,
  review: body.review,
  origin: body.origin,
  place: body.place,
  bounds: body.bounds,
  asset: await findName(db, 'assets', organizationId, body.thingId),
  unit: await findName(db, 'units', organizationId, body.itemId),
  task: await findName(db, 'tasks', organizationId, body.taskId),
  history: body.history === 'all' ? undefined : body.history,
  collection: await findCollection(db, organizationId, body.collectionId),
  occurred: { from: body.reportedFrom, to: body.reportedTo },
  received: { from: body.from, to: body.to },
  changed: { from: body.changedFrom, to: body.changedTo },
  isCollected: body.collected,
  isOfTeam: body.teamTasks,
  isOfAdministration: body.administrationTasks,
  isMine: body.createdByMe,
  recordedBy: await findPerson(db, body.createdById),
})
