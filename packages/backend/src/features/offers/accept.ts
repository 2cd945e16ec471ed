import type { OfferAcceptance, SharedAssessment, SharedContent, VariantChangeLine } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { crossing } from '../../platform/db/crossing.ts'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { withOwnFiles } from '../../platform/files/copies.ts'
import type { IdSource } from '../../platform/ids.ts'
import { ProblemError } from '../../platform/problem.ts'
import { variantOfferColumns } from '../../schema/columns.ts'
import { assetStore, replaceParts } from '../assets/queries/assets.ts'
import { noteVariantChanges } from '../variants/queries/changes.ts'
import { variantStore } from '../variants/queries/variants.ts'
import { type Acting, moveShare } from './both-sides.ts'
import { findShared, listAssessments } from './content.ts'
import { holdShare } from './organizations.ts'
import { findCopies } from './queries.ts'

interface Accepting extends Acting {
  accountId: string
  ids: IdSource
}

const createDeletedProblem = () => new ProblemError('status_conflict', { detail: 'The variant was deleted.' })

/** What is shared continuously is accepted as it is now: its asset is held, so that what changes after this follows. */
const readNow = async (db: ScopedDatabase, ownerId: number, shareId: string, withAssessments: boolean) => {
  const { rows } = await sql<{ batch_id: string; asset_id: string }>`select s.batch_id, v.asset_id from variant_shares s
    join variants v on v.organization_id = s.organization_id and v.id = s.batch_id
    where s.organization_id = ${ownerId} and s.id = ${shareId}`.execute(db)
  const { batch_id: batchId, asset_id: thingId } = rows[0] ?? {}
  if (batchId === undefined || thingId === undefined) throw createDeletedProblem()
  await sql`select 1 from assets where organization_id = ${ownerId} and id = ${thingId} for no key update`.execute(db)
  const shared = await findShared(db, ownerId, batchId)
  if (!shared) throw createDeletedProblem()
  return { content: shared.content, assessments: withAssessments ? await listAssessments(db, ownerId, thingId) : [] }
}

const makeAsset = async (db: ScopedDatabase, { thing }: SharedContent, { organizationId, accountId, ids, now }: Accepting) => {
  const { attributes, ...fields } = thing
  const id = ids()
  const made = { createdAt: now.toISOString(), createdById: accountId }
  await assetStore.insert(db, organizationId, { ...fields, id, status: 0, isEnabledPublicLink: false, ...made })
  await replaceParts(db, organizationId, id, { attributes }, { ids, ...made })
  return id
}

/** Copies an offered variant, and the asset that it needs, into the organization that accepts it. */
export const acceptOffer = async (
  db: ScopedDatabase,
  id: string,
  where: z.infer<typeof OfferAcceptance>,
  accepting: Accepting,
): Promise<void> => {
  const { organizationId, accountId, ids, now } = accepting
  await holdShare(db, id)
  const offer = await db
    .selectFrom('variant_offers')
    .select(variantOfferColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!offer) throw new ProblemError('not_found')
  if (offer.state !== 'offered') throw new ProblemError('status_conflict', { detail: `An offer that is ${offer.state} can't be accepted.` })
  const isContinuous = offer.mode === 'continuous'
  const { content, assessments }: { content: SharedContent; assessments: SharedAssessment[] } = isContinuous
    ? await crossing(db, organizationId)(offer.origin_id, () => readNow(db, offer.origin_id, id, offer.with_assessments))
    : offer
  const own = await withOwnFiles(db, content, { organizationId, ownerId: offer.origin_id, ids, now })
  const thingId = where.thingId ?? (await findCopies(db, organizationId, [id])).get(id)?.id ?? (await makeAsset(db, own, accepting))
  const batchId = ids()
  const { thing: _, variantId, ...fields } = own
  await variantStore.insert(db, organizationId, {
    ...fields,
    id: batchId,
    thingId,
    variantId: where.variantId ?? variantId,
    status: 'active',
    createdAt: now.toISOString(),
    createdById: accountId,
  })
  const made: VariantChangeLine = { field: 'created', to: { value: own.name, type: 'string' } }
  await noteVariantChanges(db, organizationId, batchId, [made], { ids, now, accountId })
  await moveShare(db, { id, ownerId: offer.origin_id, receiverId: organizationId }, 'accepted', accepting, {
    content: json(content),
    assessments: json(assessments),
    batch_id: batchId,
    asset_id: thingId,
    made_asset: where.thingId === undefined,
    answered_by_id: accountId,
  })
}
