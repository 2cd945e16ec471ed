import { addresses } from '@tracemark/api/addresses'
import type { Clock } from '../../platform/clock.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { inUnits } from '../../platform/disk.ts'
import { noteNearlyFull, storedBytes } from '../../platform/files/stored-bytes.ts'
import type { IdSource } from '../../platform/ids.ts'
import { ProblemError } from '../../platform/problem.ts'

/** From this share of the room on, owners are told. */
const NEARLY_FULL = 0.8

/** What the operator gives the files of each organization; `undefined` without a limit. */
export interface Room {
  storageMax: number | undefined
}

/** Fails with `storage_limit` where so many more bytes have no room. */
export const assertRoomFor = async (db: ScopedDatabase, organizationId: number, bytes: number, { storageMax }: Room): Promise<void> => {
  if (storageMax === undefined) return
  const stored = await storedBytes(db, organizationId)
  if (stored + bytes <= storageMax) return
  throw new ProblemError('storage_limit', { detail: `The files of this organization take ${inUnits(stored)} of ${inUnits(storageMax)}.` })
}

/** Tells the organization that its room is nearly full: once, and again only after files were deleted. */
export const tellNearlyFull = async (
  db: ScopedDatabase,
  organizationId: number,
  { storageMax, ids, clock }: Room & { ids: IdSource; clock: Clock },
): Promise<void> => {
  if (storageMax === undefined) return
  const stored = await storedBytes(db, organizationId)
  if (!(await noteNearlyFull(db, organizationId, stored >= storageMax * NEARLY_FULL))) return
  const { slug } = await db.selectFrom('organizations').select('slug').where('id', '=', organizationId).executeTakeFirstOrThrow()
  await db
    .insertInto('notifications')
    .values({
      organization_id: organizationId,
      id: ids(),
      notification_type: 'storage_nearly_full',
      priority: 'high',
      text: `${inUnits(stored)} / ${inUnits(storageMax)}`,
      url: addresses.documents.list.to({ org: slug }),
      created_at: clock.now(),
    })
    .execute()
}
