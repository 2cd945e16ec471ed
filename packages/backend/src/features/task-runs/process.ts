import { byOutcome, classify, countAttached, recordedAnswers, recordedAttachments, resultMessageText } from '@tracemark/api/rules'
import type { TaskRunResult } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { ProblemError } from '../../platform/problem.ts'
import { interactionData } from '../interactions/queries/interaction.ts'
import { insertInteraction } from '../interactions/queries/record.ts'
import { pickElement, recordProblems, reportedDate } from '../interactions/rules.ts'
import { completeJobsOfRun } from '../jobs/complete.ts'
import { giveStatus } from '../units/queries/status-changes.ts'
import { findStatusName } from '../units/queries/statuses.ts'
import { findValueChain } from '../value-chains/queries.ts'
import { countUsage, type findTaskRun, type lockTaskRun, markProcessed } from './queries.ts'

type Found<Query extends (...args: never[]) => Promise<unknown>> = Exclude<Awaited<ReturnType<Query>>, undefined>

/** Records the interaction of a run that is locked and has none yet. */
export const processTaskRun = async (
  db: ScopedDatabase,
  organizationId: number,
  { row, execution, link }: Found<typeof findTaskRun> & { row: Found<typeof lockTaskRun> },
  { ids, now, emit }: { ids: IdSource; now: Date; emit: Emit },
): Promise<TaskRunResult> => {
  const interactionId = ids()
  const { config, executionData: answers, task } = execution
  const problems = recordProblems(config, answers, countAttached(execution.attachments))
  if (problems.length > 0) throw new ProblemError('invalid_content', { fields: problems })

  const classification = classify(link.rules, link.defaultClassification, answers)
  // What is said at the asset goes before what the task says everywhere.
  const taskResultMessage = resultMessageText(classification, link.resultMessages, link.messages)
  const chain = link.valueChainId === null ? undefined : await findValueChain(db, organizationId, link.valueChainId)
  const elementId = pickElement(chain, link.valueChainElementId ?? undefined)
  await insertInteraction(db, organizationId, {
    id: interactionId,
    thingId: execution.thingId,
    itemId: link.itemId,
    taskId: task.id,
    valueChainElementId: elementId ?? null,
    createdBy: row.account_id,
    name: task.name,
    classification,
    reportedDate: reportedDate(row.reported_date ?? undefined, now),
    recordDate: now,
    reportedLocation: row.location ?? undefined,
    recordLocation: row.location ?? undefined,
    clockOffset: row.clock_offset ?? undefined,
    placeNote: row.location ? undefined : (row.place_note ?? undefined),
    taskResultMessage,
    reviewRequired: link.reviewRequired,
    form: config,
    answers: recordedAnswers(config, answers),
    attachments: execution.attachments && recordedAttachments(config, execution.attachments),
  })
  const result: TaskRunResult = {
    executionId: row.id,
    interactionId,
    classification,
    ...(taskResultMessage !== undefined && { taskResultMessage }),
    ...(chain && {
      valueChain: { name: chain.name, ...(elementId !== undefined && { selectedElementId: elementId }), elements: chain.elements },
    }),
  }
  await markProcessed(db, organizationId, result)
  const status = byOutcome(link.itemStatuses, classification)
  // One that the organization no longer has leaves the unit as it is: a record is not lost for that.
  if (link.itemId !== null && status !== undefined && (await findStatusName(db, organizationId, status)) !== undefined)
    await giveStatus(db, organizationId, [link.itemId], status, { ids, now, accountId: row.account_id, interactionId })
  await completeJobsOfRun(db, organizationId, { taskThingId: link.taskThingId, itemId: link.itemId ?? undefined, interactionId }, now, ids)
  await emit(db, organizationId, {
    type: 'interaction.created',
    classification,
    data: () => interactionData(db, organizationId, interactionId),
  })
  // Last, since all runs of this task wait for each other from here to the end of the transaction.
  await countUsage(db, organizationId, link.taskThingId)
  return result
}
