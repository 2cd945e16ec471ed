import { isShareable } from '@tracemark/api/rules'
import type { NewVariantShare } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { crossing } from '../../platform/db/crossing.ts'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'
import { ProblemError } from '../../platform/problem.ts'
import { interactionData } from '../interactions/queries/interaction.ts'
import { insertInteraction } from '../interactions/queries/record.ts'
import { findValueChain } from '../value-chains/queries.ts'
import type { Acting } from './both-sides.ts'
import { findShared, findTaskForSharing, listAssessments } from './content.ts'
import { findPartner, findSelf } from './organizations.ts'

interface Offering extends Acting {
  accountId: string
  ids: IdSource
}

type Task = NonNullable<Awaited<ReturnType<typeof findTaskForSharing>>>

/** The history of the asset says with whom it was shared. */
const record = async (
  db: ScopedDatabase,
  { thingId, task, partner }: { thingId: string; task: Task; partner: string },
  { organizationId, accountId, ids, now, emit }: Offering,
): Promise<void> => {
  const id = ids()
  const chain = task.value_chain_id === null ? undefined : await findValueChain(db, organizationId, task.value_chain_id)
  const classification = task.default_classification
  await insertInteraction(db, organizationId, {
    id,
    thingId,
    itemId: null,
    taskId: task.id,
    valueChainElementId: task.value_chain_element_id ?? chain?.defaultElementId ?? null,
    createdBy: accountId,
    name: task.name,
    classification,
    reportedDate: now,
    recordDate: now,
    reportedLocation: undefined,
    recordLocation: undefined,
    taskResultMessage: undefined,
    answers: [{ widgetId: 'destination', label: 'Destination', value: partner }],
  })
  await emit(db, organizationId, { type: 'interaction.created', classification, data: () => interactionData(db, organizationId, id) })
}

/** Offers a variant: the organization keeps one side, and its inbox is the other's. Gives the id of both. */
export const offerVariant = async (
  db: ScopedDatabase,
  { batchId, destination, mode, withAssessments, message }: z.infer<typeof NewVariantShare>,
  offering: Offering,
): Promise<string> => {
  const { organizationId, accountId, ids, now, emit } = offering
  const shared = await findShared(db, organizationId, batchId)
  if (!shared) throw new ProblemError('not_found')
  const { content, thingId, status } = shared
  if (!isShareable(status)) throw new ProblemError('status_conflict', { detail: `A variant that is ${status} cannot be shared.` })
  const task = await findTaskForSharing(db, organizationId, { thingId, kind: 'share_request', now })
  if (!task) throw new ProblemError('sharing_task_missing')
  if (withAssessments && !(await findTaskForSharing(db, organizationId, { thingId, kind: 'rapid_assessment', now })))
    throw new ProblemError('rapid_assessment_missing')
  // Last: whoever has nothing to share learns nothing of which organizations there are.
  const partner = await findPartner(db, destination)
  if (!partner) throw new ProblemError('organization_not_found')
  if (partner.id === organizationId)
    throw new ProblemError('invalid_content', {
      fields: [{ path: ['destination'], message: 'must be another organization', code: 'not_one_of' }],
    })

  const id = ids()
  const both = { id, mode, state: 'offered' as const, with_assessments: withAssessments, message: message ?? null, created_at: now }
  await db
    .insertInto('variant_shares')
    .values({
      ...both,
      organization_id: organizationId,
      batch_id: batchId,
      destination_id: partner.id,
      destination: json(partner),
      created_by_id: accountId,
    })
    .execute()
  await record(db, { thingId, task, partner: partner.name }, offering)
  const self = await findSelf(db, organizationId)
  const assessments = withAssessments ? await listAssessments(db, organizationId, thingId) : []
  await crossing(db, organizationId)(partner.id, async () => {
    await db
      .insertInto('variant_offers')
      .values({
        ...both,
        organization_id: partner.id,
        origin_id: organizationId,
        origin: json(self),
        origin_asset_id: thingId,
        content: json(content),
        assessments: json(assessments),
        created_by_id: null,
      })
      .execute()
    await emit(db, partner.id, { type: 'variant.offered', data: () => ({ offerId: id, name: content.name, partner: self }) })
  })
  return id
}
