import {
  classify,
  correctRecorded,
  countAttached,
  getAnswerCorrection,
  getCorrectionEnd,
  takeAnswers,
  toAnswers,
} from '@tracemark/api/rules'
import type { AnswerCorrection, AnswerForm, InteractionRevision } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { ProblemError } from '../../platform/problem.ts'
import { checkedAttachments } from '../task-runs/attachments.ts'
import { findAnswers, findCorrectionHours, findReviewReasons } from './queries/answers.ts'
import { toInteraction } from './queries/rows.ts'
import { recordedFiles } from './recorded-files.ts'
import { recordProblems, selectAnswers } from './rules.ts'

export interface Corrector {
  db: ScopedDatabase
  organizationId: number
  accountId: string
  caller: Caller
}

/** What somebody may do about the answers of an interaction, by who recorded it and when. */
const createJudge = async ({ db, organizationId, accountId, caller }: Corrector, now: Date) => {
  const hours = await findCorrectionHours(db, organizationId)
  const mayUpdate = caller.permissions.includes('interactions:update')
  return (interaction: AnswerForm['interaction']): Pick<AnswerForm, 'correction' | 'correctUntil'> => {
    const isOwn = interaction.createdBy?.id === accountId
    return {
      correction: getAnswerCorrection(interaction, { isOwn, mayUpdate, hours, now }),
      ...(isOwn && { correctUntil: getCorrectionEnd(interaction.recordDate, hours).toISOString() }),
    }
  }
}

/** Own interactions, each with whether it may be corrected still and why it was sent back. */
export const judgeOwn = async (corrector: Corrector, items: readonly AnswerForm['interaction'][], now: Date) => {
  const judge = await createJudge(corrector, now)
  const reviewed = items.filter(({ review }) => review !== undefined).map(({ _id }) => _id)
  const reasons = await findReviewReasons(corrector.db, corrector.organizationId, reviewed)
  return items.map((item) => {
    const reviewReason = reasons.get(item._id)
    return { ...item, ...judge(item), ...(reviewReason !== undefined && { reviewReason }) }
  })
}

/** For who recorded it, and for who may read all. To anybody else it is not there. */
const existing = async ({ db, organizationId, accountId, caller }: Corrector, id: string) => {
  const found = await findAnswers(db, organizationId, id)
  const isReadable = found?.row.created_by === accountId || caller.permissions.includes('interactions:read')
  if (!found || !isReadable) throw new ProblemError('not_found')
  return found
}

export const readAnswerForm = async (corrector: Corrector, id: string, now: Date): Promise<AnswerForm> => {
  const { db, organizationId } = corrector
  const { row, config } = await existing(corrector, id)
  const [own] = await judgeOwn(corrector, [toInteraction(row)], now)
  if (!own) throw new ProblemError('not_found')
  const { correction, correctUntil, reviewReason, ...interaction } = own
  const files = await recordedFiles(db, organizationId, [row])
  return {
    interaction,
    config,
    answers: toAnswers(row.answers),
    attachments: files(row),
    correction,
    ...(correctUntil !== undefined && { correctUntil }),
    ...(reviewReason !== undefined && { reviewReason }),
  }
}

/** The change that new answers are. Answers are checked as those of a run; who recorded what was sent back hands it in again with them. */
export const findAnswerChange = async (
  corrector: Corrector,
  id: string,
  { answers: given, attachments: named, reason }: z.infer<typeof AnswerCorrection>,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<InteractionRevision['after'] & Pick<InteractionRevision, 'reason'>> => {
  const { db, organizationId, accountId } = corrector
  const { row, config } = await existing(corrector, id)
  const interaction = toInteraction(row)
  const { correction } = (await createJudge(corrector, now))(interaction)
  if (correction === 'approved') throw new ProblemError('interaction_approved')
  if (correction === 'over') throw new ProblemError('correction_over')
  if (correction === 'with_reason' && !reason?.trim())
    throw new ProblemError('invalid_content', { fields: [{ path: ['reason'], message: 'is required', code: 'required' }] })

  const before = { answers: row.answers, attachments: row.attachments ?? [] }
  const kept = new Set(before.attachments.map(({ file }) => file))
  const attachments = named ? await checkedAttachments(db, organizationId, named, { config, publicUrl, kept }) : before.attachments
  const earlier = toAnswers(row.answers)
  const answers = takeAnswers(config.widgets, { ...selectAnswers(config, earlier, 'issuer'), ...selectAnswers(config, given, 'worker') })
  const fields = recordProblems(config, answers, countAttached(attachments)).map(({ path: [, ...widget], ...problem }) => ({
    path: ['answers', ...widget],
    ...problem,
  }))
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })

  const next = correctRecorded(config, before, { answers, attachments })
  // What somebody set stays; what the task's rules gave goes by the new answers.
  const isByRules = row.classification === classify(row.rules, row.default_classification, earlier)
  const isHandedIn = row.review === 'needs_changes' && row.created_by === accountId
  return {
    ...next,
    ...(isByRules && { classification: classify(row.rules, row.default_classification, answers) }),
    ...(isHandedIn && { review: 'received' as const }),
    ...(reason !== undefined && { reason }),
  }
}
