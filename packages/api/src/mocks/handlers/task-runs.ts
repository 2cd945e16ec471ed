import { contract } from '../../contract/index.ts'
import {
  type AnswerProblem,
  byOutcome,
  checkAnswers,
  classify,
  countAttached,
  inSteps,
  mergeAnswers,
  recordedAnswers,
  recordedAttachments,
  resultMessageText,
  takeAnswers,
  toAnswerReason,
} from '../../rules/index.ts'
import type { FieldProblem, TaskRun, TaskRunResult } from '../../schemas/index.ts'
import { giveStatus } from '../entities/give-status.ts'
import { recordInteraction } from '../entities/record-interaction.ts'
import { libraryTask } from '../entities/task-assets.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { found, MockProblem } from '../mock-problem.ts'
import type { MockState, MockTaskRun } from '../mock-state.ts'
import { issueMockToken, type MockClaims } from '../mock-tokens.ts'
import type { TaskAssetRow } from '../rows.ts'

const toFieldProblem = (problem: AnswerProblem): FieldProblem => ({
  path: ['widgets', problem.widgetId],
  message: problem.reason,
  ...toAnswerReason(problem),
})

export const EXECUTION_TOKEN_LIFETIME_S = 7 * 24 * 3600

const view = ({ tables, organization }: MockState, { organizationId, link, ...run }: MockTaskRun): TaskRun => {
  const task = tables.tasks.get(organizationId, link.taskId)
  const thing = tables.assets.get(organizationId, link.thingId)
  const item = tables.units.find(organizationId, run.itemId)
  const { name, accentColor, image } = organization(organizationId)
  return {
    type: task.config.widgets.some(({ parameters }) => parameters.input === 'evernymInvitation') ? 'evernymInvitation' : 'quicktask',
    state: run.completed ? 'completed' : run.result ? 'processed' : 'created',
    thingId: thing.id,
    task: { id: task.id, name: task.name, description: task.description },
    thing: { id: thing.id, name: thing.name, image: thing.image },
    ...(item && { item: { id: item.id, name: item.name } }),
    organization: { name, ...(accentColor && { accentColor }), ...(image && { image }) },
    config: { ...task.config, widgets: inSteps(task.config.widgets, link.stepsEngineConfig) },
    executionData: run.answers,
    ...(run.attachments && { attachments: run.attachments }),
  }
}

/** Keeps what was answered, and gives what process answers. */
const record = (state: MockState, run: MockTaskRun): TaskRunResult => {
  const { tables, files, now } = state
  const { organizationId, link, accountId, itemId, metadata, attachments, answers } = run
  const { config, rules, defaultClassification, resultMessages } = tables.tasks.get(organizationId, link.taskId)
  const classification = classify(rules, defaultClassification, answers)
  const said = resultMessageText(classification, resultMessages, link.messagesEngineConfig?.messages ?? {})
  const location = metadata?.location
  const { thingId, taskId, valueChainElementId: elementId } = link
  const { _id, taskResultMessage, valueChainElement } = recordInteraction(
    state,
    { organizationId, accountId, thingId, itemId, taskId, elementId },
    {
      classification,
      reportedDate: metadata?.reportedDate ?? now().toISOString(),
      ...(metadata?.clockOffset !== undefined && { clockOffset: metadata.clockOffset }),
      ...(location && { reportedLocation: location, recordLocation: location }),
      ...(!location && metadata?.placeNote !== undefined && { placeNote: metadata.placeNote }),
      ...(said !== undefined && { taskResultMessage: said }),
      ...(attachments && {
        attachments: recordedAttachments(config, attachments).map((attachment) => ({
          ...attachment,
          contentType: files.get(attachment.file)?.type,
        })),
      }),
      answers: recordedAnswers(config, answers),
    },
  )
  const status = byOutcome(link.itemStatuses, classification)
  const unit = tables.units.find(organizationId, itemId)
  if (unit && status !== undefined) giveStatus(state, unit, status, { accountId, interactionId: _id })
  const chain = tables.valueChains.find(organizationId, tables.assets.get(organizationId, thingId).valueChainId)
  return {
    executionId: run.id,
    interactionId: _id,
    classification,
    ...(taskResultMessage && { taskResultMessage }),
    ...(chain && { valueChain: { name: chain.name, selectedElementId: valueChainElement?.id, elements: chain.elements } }),
  }
}

/** Fails where no run may begin: the unit is not one of the asset, its time is over, or the system keeps its records. */
const openLink = ({ tables, now }: MockState, organizationId: number, id: string | undefined, itemId: string | undefined): TaskAssetRow => {
  const link = tables.taskAssets.get(organizationId, id)
  if (itemId !== undefined && tables.units.get(organizationId, itemId).thingId !== link.thingId) throw new MockProblem('not_found')
  if (link.expiration !== undefined && Date.parse(link.expiration) <= now().getTime()) throw new MockProblem('task_expired')
  if (libraryTask(tables.tasks.get(organizationId, link.taskId).taskLibraryId)?.automatic) throw new MockProblem('status_conflict')
  return link
}

export const taskRunHandlers = (state: MockState) => {
  const findRun = (claims: MockClaims, id: string): MockTaskRun => {
    const run = found(state.taskRuns.get(id))
    if (claims.executionId !== id) throw new MockProblem('not_found')
    return run
  }
  return [
    mockEndpoint(state, contract.taskAssets.executionToken, ({ claims, organizationId, params, body: { itemId } }) => {
      const { id } = openLink(state, organizationId, params.id, itemId)
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      const token = { sub: claims.sub, exp, orgId: organizationId, taskThingId: id, ...(itemId && { itemId }) }
      return { jwt: issueMockToken({ kind: 'execution', ...token }) }
    }),
    mockEndpoint(state, contract.taskRuns.create, ({ claims, organizationId, body }) => {
      // This token belongs to a run that has already started.
      if (claims.executionId !== undefined) throw new MockProblem('token_invalid')
      const id = body.id ?? state.newId()
      const link = openLink(state, organizationId, claims.taskThingId, claims.itemId)
      const begun = { id, organizationId, link, itemId: claims.itemId, accountId: claims.sub }
      const run = state.taskRuns.get(id) ?? { ...begun, answers: {}, metadata: undefined, result: undefined, completed: false }
      if (run.link.id !== link.id || run.itemId !== claims.itemId) throw new MockProblem('not_found')
      state.taskRuns.set(id, run)
      return { id, token: issueMockToken({ ...claims, executionId: id }), execution: view(state, run) }
    }),
    mockEndpoint(state, contract.taskRuns.read, ({ claims, params }) => ({
      id: params.id,
      execution: view(state, findRun(claims, params.id)),
    })),
    mockEndpoint(state, contract.taskRuns.update, ({ claims, params, body }) => {
      const run = findRun(claims, params.id)
      if (run.result) throw new MockProblem('execution_already_completed')
      const { widgets } = view(state, run).config
      const answers = takeAnswers(widgets, mergeAnswers(run.answers, body.widgets))
      const attachments = body.attachments ?? run.attachments
      const problems = checkAnswers(widgets, answers, countAttached(attachments)).filter(({ reason }) => reason !== 'required')
      if (problems.length > 0) {
        throw new MockProblem('invalid_content', {
          fields: problems.map(toFieldProblem),
        })
      }
      run.answers = answers
      run.attachments = attachments
      run.metadata = { ...run.metadata, ...body.metadata }
      return { id: run.id, execution: view(state, run) }
    }),
    mockEndpoint(state, contract.taskRuns.process, ({ claims, params }) => {
      const run = findRun(claims, params.id)
      const problems = checkAnswers(view(state, run).config.widgets, run.answers, countAttached(run.attachments))
      if (problems.length > 0) {
        throw new MockProblem('invalid_content', {
          fields: problems.map(toFieldProblem),
        })
      }
      run.result ??= record(state, run)
      return run.result
    }),
    mockEndpoint(state, contract.taskRuns.complete, ({ claims, params }) => {
      const run = findRun(claims, params.id)
      if (!run.result) throw new MockProblem('execution_not_processed')
      run.completed = true
      return run.result
    }),
  ]
}
