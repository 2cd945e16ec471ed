import { contract } from '@tracemark/api/contract'
import { isAfterRecording, isReasonRequired, listReviewMoves } from '@tracemark/api/rules'
import type { InteractionChange, InteractionRevision } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockTaskRun } from '../task-runs/queries.ts'
import { findAnswerChange, judgeOwn, readAnswerForm } from './correct-answers.ts'
import { differences } from './differences.ts'
import { findAssetTaskSummary } from './queries/asset-summaries.ts'
import { lockInteraction, reviseInteraction, setVisibility, withOutOfSight } from './queries/changes.ts'
import { findInteraction, interactionData } from './queries/interaction.ts'
import { listInteractions } from './queries/interactions.ts'
import { mapInteractions } from './queries/map.ts'
import { markFilesRecorded } from './queries/record.ts'
import { isElementOf } from './queries/recordable.ts'
import { recordByHand } from './record-by-hand.ts'
import { tellAuthor } from './tell-author.ts'

const { interactions } = contract

type Locked = NonNullable<Awaited<ReturnType<typeof lockInteraction>>>

interface RunScope {
  db: ScopedDatabase
  organizationId: number
  executionId: string | undefined
}

export const interactionRoutes = (implement: Implement, { ids, clock, outbox, publicUrl }: Dependencies): void => {
  const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
    const interaction = await findInteraction(db, organizationId, id)
    if (!interaction) throw new ProblemError('not_found')
    return interaction
  }

  /** Keeps who changed what and when, and tells others. What is already so is no change. */
  const revise = async (
    { db, organizationId, accountId }: { db: ScopedDatabase; organizationId: number; accountId: string },
    id: string,
    { reason, ...change }: InteractionRevision['after'] & Pick<InteractionRevision, 'reason'>,
    check?: (found: Locked) => void,
  ) => {
    const found = await lockInteraction(db, organizationId, id)
    if (!found) throw new ProblemError('not_found')
    check?.(found)
    const { before, after } = differences(found.state, change)
    const element = after.valueChainElementId
    if (typeof element === 'string' && !(await isElementOf(db, organizationId, element, found.thingId)))
      throw new ProblemError('invalid_content', {
        fields: [{ path: ['valueChainElementId'], message: "must be an element of the asset's value chain", code: 'not_found' }],
      })
    if (Object.keys(after).length > 0) {
      const revision = { id: ids(), interactionId: id, before, after, reason, changedAt: clock.now(), changedBy: accountId }
      await reviseInteraction(db, organizationId, revision)
      if (after.attachments) await markFilesRecorded(db, organizationId, after.attachments, clock.now())
    }
    const interaction = await existing(db, organizationId, id)
    if (Object.keys(after).length > 0) {
      const { classification } = interaction
      await outbox.emit(db, organizationId, { type: 'interaction.updated', classification, data: () => interaction })
    }
    return interaction
  }

  implement(interactions.list, ({ db, organizationId, accountId, query }) => listInteractions(db, organizationId, accountId, query))
  implement(interactions.outOfSight, ({ db, organizationId, accountId, query }) =>
    withOutOfSight(db, organizationId, async () => {
      const { items, ...page } = await listInteractions(db, organizationId, accountId, { ...query, isOutOfSight: true })
      return { ...page, items: items.flatMap(({ visibility, ...item }) => (visibility ? [{ ...item, visibility }] : [])) }
    }),
  )
  implement(interactions.map, ({ db, organizationId, accountId, query }) => mapInteractions(db, organizationId, accountId, query))
  implement(interactions.get, ({ db, organizationId, params }) => existing(db, organizationId, params.id))

  implement(interactions.create, async ({ db, organizationId, accountId, body }) => {
    const record = { id: ids(), now: clock.now(), accountId }
    const classification = await recordByHand(db, organizationId, body, record)
    await outbox.emit(db, organizationId, {
      type: 'interaction.created',
      classification,
      data: () => interactionData(db, organizationId, record.id),
    })
    return existing(db, organizationId, record.id)
  })

  /** Fails where a run asks for more than how its own record is classified. */
  const assertOwn = async ({ db, organizationId, executionId }: RunScope, id: string, body: InteractionChange) => {
    const run = executionId === undefined ? undefined : await lockTaskRun(db, organizationId, executionId)
    if (run?.interaction_id !== id) throw new ProblemError('not_found')
    if (body.reportedDate !== undefined || body.reportedLocation !== undefined) throw new ProblemError('permission_denied')
  }

  implement(interactions.update, async ({ params, body, token, accountId, ...context }) => {
    // Changes are made in the open, and a visitor's run has nobody who could have made them.
    if (accountId === undefined) throw new ProblemError('permission_denied')
    const scope = { ...context, accountId }
    if (token) await assertOwn({ ...scope, executionId: token.issuer ? undefined : token.executionId }, params.id, body)
    const { reportedDate } = body
    const change = reportedDate === undefined ? body : { ...body, reportedDate: new Date(reportedDate).toISOString() }
    return revise(scope, params.id, change, ({ review, recordDate }) => {
      if (review === 'approved') throw new ProblemError('interaction_approved')
      const recorded = recordDate.toISOString()
      if (reportedDate === undefined || !isAfterRecording(reportedDate, recorded)) return
      const field = { path: ['reportedDate'], message: `must not be after ${recorded}, when it was recorded` }
      throw new ProblemError('invalid_content', { fields: [{ ...field, code: 'too_late', params: { maximum: recorded.slice(0, 10) } }] })
    })
  })

  implement(interactions.own, async ({ query, ...scope }) => {
    const { db, organizationId, accountId } = scope
    const { classifications: _, ...page } = await listInteractions(db, organizationId, accountId, { ...query, createdByMe: true })
    return { ...page, items: await judgeOwn(scope, page.items, clock.now()) }
  })

  implement(interactions.answers, ({ params: { id }, ...scope }) => readAnswerForm(scope, id, clock.now()))

  implement(interactions.correctAnswers, async ({ params: { id }, body, ...scope }) => {
    // Held, so that what is judged is what is corrected.
    await lockInteraction(scope.db, scope.organizationId, id)
    const now = clock.now()
    await revise(scope, id, await findAnswerChange(scope, id, body, { now, publicUrl }))
    return readAnswerForm(scope, id, now)
  })

  implement(interactions.expire, async ({ params, body: { expiredAt, reason }, ...scope }) => {
    const now = clock.now()
    const found = await existing(scope.db, scope.organizationId, params.id)
    // What does not hold any more does not expire again.
    if (expiredAt === undefined && found.expiredAt !== undefined && new Date(found.expiredAt) <= now) return found
    const at = expiredAt === null ? null : new Date(expiredAt ?? now).toISOString()
    return revise(scope, params.id, { expiredAt: at, reason })
  })

  implement(interactions.review, async ({ params, body, ...scope }) => {
    const { db, organizationId } = scope
    const before = await lockInteraction(db, organizationId, params.id)
    const interaction = await revise(scope, params.id, body, ({ review, createdBy }) => {
      // An answer that was lost is asked for again.
      if (review === body.review) return
      if (review === null || !listReviewMoves(review, false).includes(body.review)) throw new ProblemError('status_conflict')
      if (!listReviewMoves(review, createdBy === scope.accountId).includes(body.review)) throw new ProblemError('own_interaction')
      if (isReasonRequired(body.review) && !body.reason?.trim())
        throw new ProblemError('invalid_content', { fields: [{ path: ['reason'], message: 'is required', code: 'required' }] })
    })
    if (body.review === 'needs_changes' && before?.review !== 'needs_changes')
      await tellAuthor(db, organizationId, interaction, { id: ids(), now: clock.now() })
    return interaction
  })

  const changeVisibility = async (
    { db, organizationId, accountId }: { db: ScopedDatabase; organizationId: number; accountId: string },
    id: string,
    change: Pick<Parameters<typeof setVisibility>[3], 'from' | 'to' | 'reason'>,
  ) => {
    const revision = { ...change, id: ids(), changedAt: clock.now(), changedBy: accountId }
    if (!(await setVisibility(db, organizationId, id, revision))) throw new ProblemError('not_found')
  }

  implement(interactions.hide, async ({ params: { id }, body: { reason }, ...scope }) => {
    await changeVisibility(scope, id, { from: ['shown', 'hidden'], to: 'hidden', reason })
    return { id }
  })

  implement(interactions.restore, async ({ params: { id }, body: { reason }, ...scope }) => {
    await changeVisibility(scope, id, { from: ['shown', 'hidden', 'deleted'], to: 'shown', reason })
    return { id }
  })

  implement(interactions.delete, async ({ params: { id }, ...scope }) => {
    await changeVisibility(scope, id, { from: ['shown', 'hidden'], to: 'deleted' })
    return { id }
  })

  implement(interactions.summary, async ({ db, organizationId, accountId, params: { x: thingId, y: taskId } }) => {
    const summary = await findAssetTaskSummary(db, organizationId, accountId, { thingId, taskId })
    if (!summary) throw new ProblemError('not_found')
    return summary
  })
}
