import { contract } from '../../contract/index.ts'
import { checkAnswers, countAttached, mergeAnswers } from '../../rules/index.ts'
import type { TaskRun } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState, MockTaskRun } from '../mock-state.ts'
import { issueMockToken, type MockClaims } from '../mock-tokens.ts'
import { recordInteraction } from '../record-interaction.ts'

export const EXECUTION_TOKEN_LIFETIME_S = 7 * 24 * 3600

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new MockProblem('not_found')
  return value
}

const view = ({ demo }: MockState, run: MockTaskRun): TaskRun => {
  const task = found(demo.tasks.find(({ id }) => id === run.taskThing.taskId))
  const thing = found(demo.things.find(({ id }) => id === run.taskThing.thingId))
  const item = demo.items.find(({ id }) => id === run.itemId)
  const { name, accentColor, image } = found(demo.organizations.find(({ id }) => id === run.organizationId))
  return {
    type: task.config.widgets.some(({ parameters }) => parameters.input === 'evernymInvitation') ? 'evernymInvitation' : 'quicktask',
    state: run.completed ? 'completed' : run.result ? 'processed' : 'created',
    thingId: thing.id,
    task: { id: task.id, name: task.name, description: task.description },
    thing: { id: thing.id, name: thing.name, image: thing.image },
    ...(item && { item: { id: item.id, name: item.name } }),
    organization: { name, ...(accentColor && { accentColor }), ...(image && { image }) },
    config: task.config,
    executionData: run.answers,
    ...(run.attachments && { attachments: run.attachments }),
  }
}

export const taskRunHandlers = (state: MockState) => {
  const runOf = (claims: MockClaims, id: string): MockTaskRun => {
    const run = found(state.taskRuns.get(id))
    if (claims.executionId !== id) throw new MockProblem('not_found')
    return run
  }
  return [
    mockEndpoint(state, contract.taskAssets.executionToken, ({ claims, params, body }) => {
      const taskThing = found(state.demo.taskThings.find(({ id, organizationId }) => id === params.id && organizationId === claims.orgId))
      const { itemId } = body
      if (itemId !== undefined) found(state.demo.items.find((item) => item.id === itemId && item.thingId === taskThing.thingId))
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      return {
        jwt: issueMockToken({
          kind: 'execution',
          sub: claims.sub,
          exp,
          orgId: taskThing.organizationId,
          taskThingId: taskThing.id,
          ...(itemId && { itemId }),
        }),
      }
    }),
    mockEndpoint(state, contract.taskRuns.create, ({ claims, body }) => {
      // This token opens a run that has begun.
      if (claims.executionId !== undefined) throw new MockProblem('token_invalid')
      const taskThing = found(state.demo.taskThings.find(({ id }) => id === claims.taskThingId))
      const id = body.id ?? crypto.randomUUID()
      const run: MockTaskRun = state.taskRuns.get(id) ?? {
        id,
        organizationId: taskThing.organizationId,
        taskThing,
        itemId: claims.itemId,
        accountId: claims.sub,
        answers: {},
        metadata: undefined,
        result: undefined,
        completed: false,
      }
      if (run.taskThing.id !== taskThing.id || run.itemId !== claims.itemId) throw new MockProblem('not_found')
      state.taskRuns.set(id, run)
      return { id, token: issueMockToken({ ...claims, executionId: id }), execution: view(state, run) }
    }),
    mockEndpoint(state, contract.taskRuns.read, ({ claims, params }) => ({
      id: params.id,
      execution: view(state, runOf(claims, params.id)),
    })),
    mockEndpoint(state, contract.taskRuns.update, ({ claims, params, body }) => {
      const run = runOf(claims, params.id)
      if (run.result) throw new MockProblem('execution_already_completed')
      const answers = mergeAnswers(run.answers, body.widgets)
      const attachments = body.attachments ?? run.attachments
      const problems = checkAnswers(view(state, run).config.widgets, answers, countAttached(attachments)).filter(
        ({ reason }) => reason !== 'required',
      )
      if (problems.length > 0) {
        throw new MockProblem('invalid_content', {
          fields: problems.map(({ widgetId, reason }) => ({ path: ['widgets', widgetId], message: reason })),
        })
      }
      run.answers = answers
      run.attachments = attachments
      run.metadata = { ...run.metadata, ...body.metadata }
      return { id: run.id, execution: view(state, run) }
    }),
    mockEndpoint(state, contract.taskRuns.process, ({ claims, params }) => {
      const run = runOf(claims, params.id)
      const problems = checkAnswers(view(state, run).config.widgets, run.answers, countAttached(run.attachments))
      if (problems.length > 0) {
        throw new MockProblem('invalid_content', {
          fields: problems.map(({ widgetId, reason }) => ({ path: ['widgets', widgetId], message: reason })),
        })
      }
      run.result ??= recordInteraction(state, run)
      return run.result
    }),
    mockEndpoint(state, contract.taskRuns.complete, ({ claims, params }) => {
      const run = runOf(claims, params.id)
      if (!run.result) throw new MockProblem('execution_not_processed')
      run.completed = true
      return run.result
    }),
  ]
}
