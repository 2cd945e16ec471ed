import { classify, recordedAnswers, resultMessageText, takeAnswers } from '@tracemark/api/rules'
import type { Classification, NewInteraction } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findValueChain } from '../value-chains/queries.ts'
import { insertInteraction } from './queries/record.ts'
import { findRecordable, isElementOf, isUnitOf } from './queries/recordable.ts'
import { recordProblems, reportedDate } from './rules.ts'

const refuse = (field: string, message: string): never => {
  throw new ProblemError('invalid_content', { fields: [{ path: [field], message, code: 'not_found' }] })
}

/** Keeps a record that somebody makes without running the task. Gives its classification. */
export const recordByHand = async (
  db: ScopedDatabase,
  organizationId: number,
  body: z.infer<typeof NewInteraction>,
  record: { id: string; now: Date; accountId: string },
): Promise<Classification> => {
  const { thingId, taskId, itemId } = body
  const task = (await findRecordable(db, organizationId, thingId, taskId)) ?? refuse('taskId', 'must be a task that the asset has')
  if (itemId !== undefined && !(await isUnitOf(db, organizationId, itemId, thingId))) refuse('itemId', 'must be a unit of the asset')
  const named = body.valueChainElementId
  if (named !== undefined && !(await isElementOf(db, organizationId, named, thingId)))
    refuse('valueChainElementId', "must be an element of the asset's value chain")
  const answers = takeAnswers(task.config.widgets, body.answers)
  const fields = recordProblems(task.config, answers, {}).map(({ path: [, ...widget], ...problem }) => ({
    path: ['answers', ...widget],
    ...problem,
  }))
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })

  const chain = task.value_chain_id === null ? undefined : await findValueChain(db, organizationId, task.value_chain_id)
  const classification = body.classification ?? classify(task.rules, task.default_classification, answers)
  await insertInteraction(db, organizationId, {
    id: record.id,
    thingId,
    itemId: itemId ?? null,
    taskId,
    valueChainElementId: named ?? task.value_chain_element_id ?? chain?.defaultElementId ?? null,
    createdBy: record.accountId,
    name: task.name,
    classification,
    reportedDate: reportedDate(body.reportedDate === undefined ? undefined : new Date(body.reportedDate), record.now),
    recordDate: record.now,
    reportedLocation: body.reportedLocation,
    recordLocation: undefined,
    taskResultMessage: resultMessageText(classification, task.result_messages),
    reviewRequired: task.review_required,
    form: task.config,
    answers: recordedAnswers(task.config, answers),
  })
  return classification
}
