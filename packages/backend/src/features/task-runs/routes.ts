import { contract } from '@tracemark/api/contract'
import { countAttached, mergeAnswers, takeAnswers } from '@tracemark/api/rules'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { assertNoIssuer } from '../../platform/identity/token-fault.ts'
import type { TaskRunClaims } from '../../platform/identity/tokens.ts'
import { ProblemError } from '../../platform/problem.ts'
import { draftProblems, selectAnswers } from '../interactions/rules.ts'
import { assertOpen } from '../task-assets/checks.ts'
import { checkedAttachments } from './attachments.ts'
import { processTaskRun } from './process.ts'
import { findTaskRun, insertTaskRun, lockTaskRun, markCompleted, taskRunExists, updateTaskRun } from './queries.ts'

/** Fails for every run but the token's own. A task token, which has none, opens no run. */
const assertOpens = (token: TaskRunClaims, id: string): void => {
  if (token.executionId !== id) throw new ProblemError('not_found')
}

/** Fails for the issuer of credentials too, which answers one question and does not end runs. */
const assertWorker = (token: TaskRunClaims, id: string): void => {
  assertOpens(token, id)
  assertNoIssuer(token)
}

const existing = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const found = await findTaskRun(db, organizationId, id)
  if (!found) throw new ProblemError('not_found')
  return found
}

const locked = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const row = await lockTaskRun(db, organizationId, id)
  if (!row) throw new ProblemError('not_found')
  return row
}

export const taskRunRoutes = (implement: Implement, { tokens, ids, clock, outbox, publicUrl }: Dependencies): void => {
  implement(contract.taskRuns.create, async ({ db, organizationId, token, body }) => {
    if (token.executionId !== undefined)
      throw new ProblemError('token_invalid', { detail: 'This token belongs to a run that has already started.' })
    const { taskThingId, itemId, sub: accountId } = token
    const id = body.id ?? ids()
    // What has begun can be ended, whatever became of the task meanwhile.
    if (!(await taskRunExists(db, organizationId, id))) await assertOpen(db, organizationId, { taskThingId, itemId, now: clock.now() })
    await insertTaskRun(db, organizationId, { id, taskThingId, itemId, accountId, createdAt: clock.now() })
    const { execution, link } = await existing(db, organizationId, id)
    // The id may be that of another task's run, which this token doesn't open.
    if (link.taskThingId !== taskThingId || (link.itemId ?? undefined) !== itemId) throw new ProblemError('not_found')
    return { id, token: await tokens.issue({ ...token, executionId: id }), execution }
  })

  implement(contract.taskRuns.read, async ({ db, organizationId, token, params: { id } }) => {
    assertOpens(token, id)
    const { execution } = await existing(db, organizationId, id)
    return { id, execution }
  })

  implement(contract.taskRuns.update, async ({ db, organizationId, token, params: { id }, body }) => {
    assertOpens(token, id)
    const row = await locked(db, organizationId, id)
    if (row.state !== 'created') throw new ProblemError('execution_already_completed')
    const { execution } = await existing(db, organizationId, id)
    const given = selectAnswers(execution.config, body.widgets, token.issuer ? 'issuer' : 'worker')
    const answers = takeAnswers(execution.config.widgets, mergeAnswers(execution.executionData, given))
    const named = token.issuer ? undefined : body.attachments
    const attachments = named && (await checkedAttachments(db, organizationId, named, { config: execution.config, publicUrl }))
    const problems = draftProblems(execution.config, answers, countAttached(attachments ?? execution.attachments))
    if (problems.length > 0) throw new ProblemError('invalid_content', { fields: problems })
    const { location, placeNote, reportedDate, clockOffset } = (token.issuer ? undefined : body.metadata) ?? {}
    await updateTaskRun(db, organizationId, id, {
      answers,
      location,
      placeNote,
      reportedDate: reportedDate === undefined ? undefined : new Date(reportedDate),
      clockOffset,
      attachments,
    })
    return { id, execution: { ...execution, ...(attachments && { attachments }), executionData: answers } }
  })

  implement(contract.taskRuns.process, async ({ db, organizationId, token, params: { id } }) => {
    assertWorker(token, id)
    const row = await locked(db, organizationId, id)
    if (row.result) return row.result
    const found = await existing(db, organizationId, id)
    return processTaskRun(db, organizationId, { row, ...found }, { ids, now: clock.now(), emit: outbox.emit })
  })

  implement(contract.taskRuns.complete, async ({ db, organizationId, token, params: { id } }) => {
    assertWorker(token, id)
    const row = await locked(db, organizationId, id)
    if (!row.result) throw new ProblemError('execution_not_processed')
    if (row.state !== 'completed') await markCompleted(db, organizationId, id)
    return row.result
  })
}
