import { checkAnswers, readResultMessage } from '@tracemark/api/rules'
import type { ExecutionCreated, ExecutionResult, ExecutionUpdate, Location } from '@tracemark/api/schemas'
import { and, assign, emit, not, raise, setup, stateIn } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import { isPassing, toFailure } from '../shared/failure.ts'
import { beginAnswers, toExecutionUpdate, withAnswer } from './run-answers.ts'
import { createRunId } from './run-id.ts'
import { INITIALISE_THROTTLE_MS, LOCATION_TIMEOUT_MS } from './task-run.constants.ts'
import type { TaskRunContext, TaskRunEmitted, TaskRunEvent, TaskRunFailure, TaskRunInput, TaskRunStep } from './task-run.types.ts'

type ExecutionRead = Omit<ExecutionCreated, 'token'>

/** A call for one execution, with the token that opens it. */
export interface ExecutionCall {
  id: string
  token: string
}

const callOf = ({ executionId = '', executionToken = '' }: TaskRunContext): ExecutionCall => ({ id: executionId, token: executionToken })

const failureOf = (step: TaskRunStep, error: unknown): TaskRunFailure => {
  const failure = toFailure(error)
  return { step, ...failure, retryable: isPassing(failure) }
}

const problemsOf = ({ execution, answers }: TaskRunContext) => checkAnswers(execution?.config.widgets ?? [], answers)

/** One run of a task, from its execution token to the record (specification 1, section 4: Task run). */
export const taskRunMachine = setup({
  types: {} as { context: TaskRunContext; events: TaskRunEvent; emitted: TaskRunEmitted; input: TaskRunInput },
  actors: {
    create: declareTask<ExecutionCreated, { runId: string; token: string }>('create'),
    read: declareTask<ExecutionRead, ExecutionCall>('read'),
    update: declareTask<ExecutionRead, ExecutionCall & { body: ExecutionUpdate }>('update'),
    process: declareTask<ExecutionResult, ExecutionCall>('process'),
    complete: declareTask<ExecutionResult, ExecutionCall>('complete'),
    locate: declareTask<Location>('locate'),
    connection: declareListener(),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === '',
    isCreated: ({ context }) => context.executionId !== undefined,
    isUpdated: ({ context }) => context.progress === 'updated',
    isProcessed: ({ context }) => context.progress === 'processed',
    isInvalid: ({ context }) => problemsOf(context).length > 0,
    isRetryable: ({ context }) => context.failure?.retryable === true,
    isUnreachable: ({ context }) => context.failure?.code === 'network_unreachable',
    wasSubmitted: (_, { execution }: ExecutionRead) => execution.state !== 'created',
    hasCode: (_, { failure, code }: { failure: TaskRunFailure; code: TaskRunFailure['code'] }) => failure.code === code,
  },
  actions: {
    keepCreated: assign((_, { id, token, execution }: ExecutionCreated) => ({ executionId: id, executionToken: token, execution })),
    keepRead: assign(({ context }, { execution }: ExecutionRead) => {
      const answers = beginAnswers(execution, context.given)
      return { execution, initialAnswers: answers, answers }
    }),
    keepAnswer: assign(({ context }, { widgetId, value }: Extract<TaskRunEvent, { type: 'ANSWER' }>) => {
      const answers = withAnswer(context.answers, widgetId, value)
      if (answers === context.answers) return {}
      const hasProblem = context.problems.some((problem) => problem.widgetId === widgetId)
      const problems = hasProblem ? context.problems.filter((problem) => problem.widgetId !== widgetId) : context.problems
      return { answers, problems, progress: 'none' as const, reportedDate: undefined }
    }),
    keepResult: assign((_, result: ExecutionResult) => ({ result, message: readResultMessage(result.taskResultMessage) })),
    fail: assign((_, failure: TaskRunFailure) => ({ failure })),
    tellStarted: emit((_, { id, execution }: ExecutionRead) => ({
      type: 'started',
      executionId: id,
      task: execution.task,
      thing: execution.thing,
      ...(execution.item && { item: execution.item }),
    })),
    tellSubmitted: emit((_, { executionId, interactionId }: ExecutionResult) => ({ type: 'submitted', executionId, interactionId })),
    tellCompleted: emit((_, { executionId, interactionId, classification, taskResultMessage }: ExecutionResult) => ({
      type: 'completed',
      executionId,
      interactionId,
      classification,
      result: readResultMessage(taskResultMessage),
    })),
    tellFailed: emit((_, failure: TaskRunFailure) => ({ type: 'failed', ...failure })),
  },
  delays: { initialiseThrottle: INITIALISE_THROTTLE_MS, locationTimeout: LOCATION_TIMEOUT_MS },
}).createMachine({
  id: 'taskRun',
  type: 'parallel',
  context: ({ input }) => ({
    token: input.token ?? '',
    runId: input.runId ?? createRunId(),
    given: input.answers ?? {},
    initialAnswers: {},
    answers: {},
    progress: 'none',
    problems: [],
    message: {},
  }),
  states: {
    run: {
      initial: 'initialising',
      states: {
        initialising: {
          always: [
            {
              guard: 'hasNoToken',
              target: 'failed',
              actions: { type: 'fail', params: { step: 'create', code: 'token_invalid', retryable: false } },
            },
            { guard: and([stateIn({ throttle: 'open' }), 'isCreated']), target: 'reading' },
            { guard: stateIn({ throttle: 'open' }), target: 'creating' },
          ],
          exit: raise({ type: 'INITIALISED' }),
        },
        creating: {
          invoke: {
            src: 'create',
            input: ({ context }) => ({ runId: context.runId, token: context.token }),
            onDone: { target: 'reading', actions: { type: 'keepCreated', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf('create', event.error) } },
          },
        },
        reading: {
          invoke: {
            src: 'read',
            input: ({ context }) => callOf(context),
            onDone: [
              {
                guard: { type: 'wasSubmitted', params: ({ event }) => event.output },
                target: 'submitting.processing',
                actions: [
                  { type: 'keepRead', params: ({ event }) => event.output },
                  { type: 'tellStarted', params: ({ event }) => event.output },
                  assign({ sentAnswers: ({ context }) => context.answers, progress: 'updated' }),
                ],
              },
              {
                target: 'filling',
                actions: [
                  { type: 'keepRead', params: ({ event }) => event.output },
                  { type: 'tellStarted', params: ({ event }) => event.output },
                  raise({ type: 'LOCATE' }),
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf('read', event.error) } },
          },
        },
        failed: {
          entry: { type: 'tellFailed', params: ({ context }) => context.failure ?? failureOf('create', undefined) },
          on: {
            RETRY: { guard: 'isRetryable', target: 'initialising', actions: assign({ failure: undefined }) },
            ONLINE: { guard: 'isUnreachable', target: 'initialising', actions: assign({ failure: undefined }) },
          },
        },
        filling: {
          on: {
            ANSWER: { actions: { type: 'keepAnswer', params: ({ event }) => event } },
            SUBMIT: [
              { guard: 'isInvalid', actions: assign({ problems: ({ context }) => problemsOf(context) }) },
              {
                target: 'submitting',
                actions: assign(({ context }) => ({
                  failure: undefined,
                  problems: [],
                  reportedDate: context.reportedDate ?? new Date().toISOString(),
                })),
              },
            ],
          },
        },
        submitting: {
          initial: 'resuming',
          states: {
            rejected: {
              entry: { type: 'tellFailed', params: ({ context }) => context.failure ?? failureOf('update', undefined) },
              always: { target: '#taskRun.run.filling' },
            },
            resuming: {
              always: [
                { guard: 'isProcessed', target: 'completing' },
                { guard: 'isUpdated', target: 'processing' },
                { target: 'awaitingLocation' },
              ],
            },
            awaitingLocation: {
              always: { guard: not(stateIn({ location: 'locating' })), target: 'updating' },
            },
            updating: {
              invoke: {
                src: 'update',
                input: ({ context }) => ({
                  ...callOf(context),
                  body: context.execution
                    ? toExecutionUpdate(context.execution, context.answers, context.reportedDate ?? '', context.location)
                    : { widgets: {} },
                }),
                onDone: { target: 'processing', actions: assign(({ context }) => ({ progress: 'updated', sentAnswers: context.answers })) },
                onError: [
                  // The answer of an earlier `process` was lost on its way: the record exists, ask for it again.
                  {
                    guard: {
                      type: 'hasCode',
                      params: ({ event }) => ({ failure: failureOf('update', event.error), code: 'execution_already_completed' }),
                    },
                    target: 'processing',
                  },
                  {
                    target: 'rejected',
                    actions: { type: 'fail', params: ({ event }) => failureOf('update', event.error) },
                  },
                ],
              },
            },
            processing: {
              invoke: {
                src: 'process',
                input: ({ context }) => callOf(context),
                onDone: {
                  target: 'completing',
                  actions: [
                    { type: 'keepResult', params: ({ event }) => event.output },
                    { type: 'tellSubmitted', params: ({ event }) => event.output },
                    assign({ progress: 'processed' }),
                  ],
                },
                onError: {
                  target: 'rejected',
                  actions: { type: 'fail', params: ({ event }) => failureOf('process', event.error) },
                },
              },
            },
            completing: {
              invoke: {
                src: 'complete',
                input: ({ context }) => callOf(context),
                onDone: {
                  target: '#taskRun.run.done',
                  actions: [
                    { type: 'keepResult', params: ({ event }) => event.output },
                    { type: 'tellCompleted', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'hasCode',
                      params: ({ event }) => ({ failure: failureOf('complete', event.error), code: 'execution_not_processed' }),
                    },
                    target: 'rejected',
                    actions: [{ type: 'fail', params: ({ event }) => failureOf('complete', event.error) }, assign({ progress: 'none' })],
                  },
                  {
                    target: 'rejected',
                    actions: { type: 'fail', params: ({ event }) => failureOf('complete', event.error) },
                  },
                ],
              },
            },
          },
        },
        done: {},
      },
    },
    throttle: {
      initial: 'open',
      states: {
        open: { on: { INITIALISED: { target: 'closed' } } },
        closed: { after: { initialiseThrottle: { target: 'open' } } },
      },
    },
    connection: {
      initial: 'online',
      invoke: { src: 'connection' },
      states: {
        online: { on: { OFFLINE: { target: 'offline' } } },
        offline: { on: { ONLINE: { target: 'online' } } },
      },
    },
    location: {
      initial: 'idle',
      states: {
        idle: { on: { LOCATE: { target: 'locating' } } },
        locating: {
          invoke: {
            src: 'locate',
            onDone: { target: 'found', actions: assign({ location: ({ event }) => event.output }) },
            onError: { target: 'unavailable' },
          },
          after: { locationTimeout: { target: 'unavailable' } },
        },
        found: { on: { LOCATE: { target: 'locating' } } },
        unavailable: { on: { LOCATE: { target: 'locating' } } },
      },
    },
  },
})
