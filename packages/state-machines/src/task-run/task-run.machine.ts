import { checkAnswers, type PlaceAnswer, readResultMessage, writePlace } from '@tracemark/api/rules'
import type { Answers, ExecutionCreated, ExecutionResult, ExecutionUpdate, Location } from '@tracemark/api/schemas'
import { and, assign, emit, not, or, raise, setup, stateIn } from 'xstate'
import type { RestoredRun, RunDraft } from '../outbox/run-keeper.ts'
import type { RunFiles } from '../outbox/run-record.ts'
import { toStorageTrouble } from '../outbox/storage-trouble.ts'
import { declareListener, declareTask } from '../shared/declare.ts'
import { isPassing, toFailure } from '../shared/failure.ts'
import { beginAnswers, toExecutionUpdate, withAnswer } from './run-answers.ts'
import { draftOf } from './run-draft.ts'
import { countFiles, withFiles } from './run-files.ts'
import { createRunId } from './run-id.ts'
import {
  CREDENTIAL_INVITATION_MS,
  CREDENTIAL_POLLING_MS,
  FORM_PAGE_TIMEOUT_MS,
  GEOLOCATION_FALLBACK_TIMEOUT_MS,
  INITIALISE_THROTTLE_MS,
  KNOWN_TASK_AFTER_MS,
  LOCATION_TIMEOUT_MS,
  RESTORE_TIMEOUT_MS,
} from './task-run.constants.ts'
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

/** The run as this device knows it, where the server can't say. */
const knownRead = ({ runId, execution, knownTask }: TaskRunContext): ExecutionRead => {
  const known = execution ?? knownTask
  if (!known) throw new Error('This device does not know the task.')
  return { id: runId, execution: { ...known, state: 'created', executionData: {} } }
}

const problemsOf = ({ execution, answers, files }: TaskRunContext) =>
  checkAnswers(execution?.config.widgets ?? [], answers, countFiles(files))

/** The question that a wallet answers. */
const credentialOf = (execution: TaskRunContext['execution']) => {
  for (const { id, parameters } of execution?.config.widgets ?? [])
    if (parameters.input === 'evernymInvitation') return { id, issuerId: parameters.evernymIssuerId }
  return undefined
}

/** The relationship that the issuer has told the server of. */
const relationshipIn = ({ execution }: ExecutionRead) => execution.executionData[credentialOf(execution)?.id ?? '']

/** What a record says of a place without coordinates. */
const placeNoteOf = ({ place }: TaskRunContext): string | undefined => place && writePlace(place)

/** The coordinates of a place, where it has some. */
const locationOf = (place: PlaceAnswer | undefined): Location | undefined => (place && place.by !== 'skipped' ? place.location : undefined)

/** One run of a task, from its execution token to the record (specification 1, section 4: Task run). */
export const taskRunMachine = setup({
  types: {} as { context: TaskRunContext; events: TaskRunEvent; emitted: TaskRunEmitted; input: TaskRunInput },
  actors: {
    create: declareTask<ExecutionCreated, { runId: string; token: string }>('create'),
    read: declareTask<ExecutionRead, ExecutionCall>('read'),
    update: declareTask<ExecutionRead, ExecutionCall & { body: ExecutionUpdate; files: RunFiles }>('update'),
    process: declareTask<ExecutionResult, ExecutionCall>('process'),
    complete: declareTask<ExecutionResult, ExecutionCall>('complete'),
    invite: declareTask<{ inviteUrl: string }, { token: string; issuerId: string }>('invite'),
    classify: declareTask<void, { token: string; interactionId: string; elementId: string | null }>('classify'),
    locate: declareTask<Location>('locate'),
    restore: declareTask<RestoredRun, { token: string; runId: string | undefined }>('restore'),
    keep: declareTask<void, { draft: RunDraft | undefined; files: RunFiles }>('keep'),
    delivery: declareListener<{ runId: string }>(),
    locateByNetwork: declareTask<Location>('locateByNetwork'),
    connection: declareListener(),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === '',
    isDurable: ({ context }) => context.durable,
    mustRestore: ({ context }) => context.durable && context.storage === undefined,
    isKept: ({ context }) => context.storage === 'kept',
    isUnknownToServer: ({ context }) => context.executionToken === undefined,
    knowsTask: ({ context }) => context.storage === 'kept' && (context.execution ?? context.knownTask) !== undefined,
    waitsOnDevice: (_, { state }: RestoredRun) => state === 'saved',
    isCreated: ({ context }) => context.executionId !== undefined,
    isUpdated: ({ context }) => context.progress === 'updated',
    isProcessed: ({ context }) => context.progress === 'processed',
    isInvalid: ({ context }) => problemsOf(context).length > 0,
    hasPage: ({ context }) => context.execution?.config.formstackUri !== undefined && context.isPageDone !== true,
    asksWallet: ({ context }) => {
      const credential = credentialOf(context.execution)
      return credential !== undefined && context.answers[credential.id] === undefined
    },
    isRelated: (_, read: ExecutionRead) => relationshipIn(read) !== undefined,
    isWhole: ({ context }) => problemsOf(context).length === 0,
    hasCoordinates: (_, { place }: { place: PlaceAnswer | undefined }) => locationOf(place) !== undefined,
    closesItself: ({ context }) => context.message.autoCloseSeconds !== undefined,
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    isRetryable: ({ context }) => context.failure?.retryable === true,
    isUnreachable: ({ context }) => context.failure?.code === 'network_unreachable',
    wasSubmitted: (_, { execution }: ExecutionRead) => execution.state !== 'created',
    hasCode: (_, { failure, code }: { failure: TaskRunFailure; code: TaskRunFailure['code'] }) => failure.code === code,
  },
  actions: {
    keepCreated: assign((_, { id, token, execution }: ExecutionCreated) => ({ executionId: id, executionToken: token, execution })),
    keepRead: assign(({ context }, { execution }: ExecutionRead) => {
      const answers = beginAnswers(context.isRestored ? { ...execution, executionData: {} } : execution, context.given)
      return { execution, initialAnswers: answers, answers }
    }),
    keepRestored: assign(
      ({ context }, { runId, state, executionToken, execution, answers, files, reportedDate, location, place, task }: RestoredRun) => ({
        ...{ runId, executionToken, execution, files, initialFiles: files, reportedDate, location, place, knownTask: task },
        ...(state === 'new' ? {} : { given: { ...context.given, ...answers }, isRestored: true }),
        ...(executionToken !== undefined && { executionId: runId }),
        storage: 'kept' as const,
      }),
    ),
    /** Another run of the same task, of which nothing is known yet. */
    beginAgain: assign(() => ({
      storage: undefined,
      preferredRunId: undefined,
      isRestored: false,
      given: {},
      files: {},
      initialFiles: {},
      place: undefined,
      location: undefined,
      inviteUrl: undefined,
      isPageDone: undefined,
      correction: undefined,
      answers: {},
      initialAnswers: {},
      executionId: undefined,
      executionToken: undefined,
      execution: undefined,
      sentAnswers: undefined,
      failure: undefined,
      reportedDate: undefined,
      progress: 'none' as const,
      delivery: 'waiting' as const,
    })),
    tellSaved: emit((_, executionId: string) => ({ type: 'saved' as const, executionId })),
    keepAnswer: assign(({ context }, { widgetId, value }: Extract<TaskRunEvent, { type: 'ANSWER' }>) => {
      const answers = withAnswer(context.answers, widgetId, value)
      if (answers === context.answers) return {}
      const hasProblem = context.problems.some((problem) => problem.widgetId === widgetId)
      const problems = hasProblem ? context.problems.filter((problem) => problem.widgetId !== widgetId) : context.problems
      return { answers, problems, progress: 'none' as const, reportedDate: undefined }
    }),
    keepFiles: assign(({ context }, { widgetId, files }: Extract<TaskRunEvent, { type: 'ATTACH' }>) => ({
      files: withFiles(context.files, widgetId, files),
      problems: context.problems.filter((problem) => problem.widgetId !== widgetId),
      progress: 'none' as const,
      reportedDate: undefined,
    })),
    keepPlace: assign((_, { place }: { place: PlaceAnswer | undefined }) => ({ place, location: locationOf(place) })),
    keepRelationship: assign(({ context }, read: ExecutionRead) => {
      const answers = { ...context.answers, [credentialOf(read.execution)?.id ?? '']: String(relationshipIn(read)) }
      return { execution: read.execution, answers, initialAnswers: answers }
    }),
    keepPageAnswers: assign(({ context }, answers: Answers) => {
      const merged = { ...context.answers, ...answers }
      return { answers: merged, initialAnswers: merged, isPageDone: true }
    }),
    submitNow: assign(({ context }) => ({
      failure: undefined,
      problems: [],
      reportedDate: context.reportedDate ?? new Date().toISOString(),
    })),
    keepClassified: assign(({ context }) => {
      const { result, wantedElementId: elementId = null } = context
      if (!result?.valueChain) return {}
      const { selectedElementId: _, ...chain } = result.valueChain
      const valueChain = { ...chain, ...(elementId !== null && { selectedElementId: elementId }) }
      return { result: { ...result, valueChain }, correction: 'saved' as const }
    }),
    keepResult: assign((_, result: ExecutionResult) => ({ result, message: readResultMessage(result.taskResultMessage) })),
    fail: assign((_, failure: TaskRunFailure) => ({ failure })),
    tellStarted: emit((_, { id, execution }: ExecutionRead) => ({
      type: 'started' as const,
      executionId: id,
      task: execution.task,
      thing: execution.thing,
      ...(execution.item && { item: execution.item }),
    })),
    tellSubmitted: emit((_, { executionId, interactionId }: ExecutionResult) => ({
      type: 'submitted' as const,
      executionId,
      interactionId,
    })),
    tellCompleted: emit((_, { executionId, interactionId, classification, taskResultMessage }: ExecutionResult) => ({
      type: 'completed' as const,
      executionId,
      interactionId,
      classification,
      result: readResultMessage(taskResultMessage),
    })),
    tellFailed: emit((_, failure: TaskRunFailure) => ({ type: 'failed' as const, ...failure })),
  },
  delays: {
    initialiseThrottle: INITIALISE_THROTTLE_MS,
    locationTimeout: LOCATION_TIMEOUT_MS,
    restoreTimeout: RESTORE_TIMEOUT_MS,
    knownTaskAfter: KNOWN_TASK_AFTER_MS,
    fallbackTimeout: GEOLOCATION_FALLBACK_TIMEOUT_MS,
    credentialPolling: CREDENTIAL_POLLING_MS,
    credentialInvitation: CREDENTIAL_INVITATION_MS,
    formPageTimeout: FORM_PAGE_TIMEOUT_MS,
    second: 1_000,
  },
}).createMachine({
  id: 'taskRun',
  type: 'parallel',
  on: { STORAGE: { actions: assign({ storage: ({ event }) => event.storage }) } },
  context: ({ input }) => ({
    token: input.token ?? '',
    runId: input.runId ?? createRunId(),
    durable: input.durable ?? false,
    preferredRunId: input.runId,
    isRestored: false,
    delivery: 'waiting',
    given: input.answers ?? {},
    initialAnswers: {},
    answers: {},
    secondsLeft: 0,
    initialFiles: {},
    files: {},
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
            { guard: 'mustRestore', target: 'restoring' },
            { guard: and([stateIn({ throttle: 'open' }), 'isCreated']), target: 'reading' },
            { guard: stateIn({ throttle: 'open' }), target: 'creating' },
          ],
          exit: raise({ type: 'INITIALISED' }),
        },
        restoring: {
          invoke: {
            src: 'restore',
            input: ({ context }) => ({ token: context.token, runId: context.preferredRunId }),
            onDone: [
              {
                guard: { type: 'waitsOnDevice', params: ({ event }) => event.output },
                target: 'saved',
                actions: [
                  { type: 'keepRestored', params: ({ event }) => event.output },
                  { type: 'keepRead', params: ({ context }) => knownRead(context) },
                ],
              },
              { target: 'initialising', actions: { type: 'keepRestored', params: ({ event }) => event.output } },
            ],
            onError: { target: 'initialising', actions: assign({ storage: ({ event }) => toStorageTrouble(event.error) }) },
          },
          after: { restoreTimeout: { target: 'initialising', actions: assign({ storage: 'blocked' }) } },
        },
        unopened: {
          always: [{ guard: and(['knowsTask', 'isRetryable']), target: 'beginningKnown' }, { target: 'failed' }],
        },
        beginningKnown: {
          always: {
            target: 'filling',
            actions: [
              assign({ failure: undefined }),
              { type: 'keepRead', params: ({ context }) => knownRead(context) },
              { type: 'tellStarted', params: ({ context }) => knownRead(context) },
              raise({ type: 'LOCATE' }),
            ],
          },
        },
        creating: {
          after: { knownTaskAfter: { guard: 'knowsTask', target: 'beginningKnown' } },
          invoke: {
            src: 'create',
            input: ({ context }) => ({ runId: context.runId, token: context.token }),
            onDone: { target: 'reading', actions: { type: 'keepCreated', params: ({ event }) => event.output } },
            onError: { target: 'unopened', actions: { type: 'fail', params: ({ event }) => failureOf('create', event.error) } },
          },
        },
        reading: {
          after: { knownTaskAfter: { guard: 'knowsTask', target: 'beginningKnown' } },
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
            onError: { target: 'unopened', actions: { type: 'fail', params: ({ event }) => failureOf('read', event.error) } },
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
          always: [
            { guard: 'asksWallet', target: 'inviting' },
            { guard: 'hasPage', target: 'page' },
          ],
          on: {
            ANSWER: { actions: { type: 'keepAnswer', params: ({ event }) => event } },
            ATTACH: { actions: { type: 'keepFiles', params: ({ event }) => event } },
            SUBMIT: [
              { guard: 'isInvalid', actions: assign({ problems: ({ context }) => problemsOf(context) }) },
              { target: 'submitting', actions: 'submitNow' },
            ],
          },
        },
        // A form of another site: the page says when it is done.
        page: {
          initial: 'opening',
          on: {
            PAGE_FAILED: { target: '.failed' },
            PAGE_COMPLETED: { target: '.completing', actions: { type: 'keepPageAnswers', params: ({ event }) => event.answers } },
          },
          states: {
            opening: {
              on: { PAGE_OPENED: { target: 'open' } },
              after: { formPageTimeout: { target: 'slow' } },
            },
            open: {},
            slow: { on: { PAGE_OPENED: { target: 'open' }, RETRY: { target: 'opening' } } },
            failed: { on: { RETRY: { target: 'opening' } } },
            refused: { on: { RETRY: { target: 'opening' } } },
            completing: {
              always: [
                { guard: 'isWhole', target: '#taskRun.run.submitting', actions: 'submitNow' },
                { target: 'refused', actions: assign({ answers: {}, initialAnswers: {}, isPageDone: undefined }) },
              ],
            },
          },
        },
        // The issuer tells the server of a relationship; the run goes on when it is there.
        inviting: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'invite',
                input: ({ context }) => ({ token: callOf(context).token, issuerId: credentialOf(context.execution)?.issuerId ?? '' }),
                onDone: { target: 'open', actions: assign({ inviteUrl: ({ event }) => event.output.inviteUrl }) },
                onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureOf('invite', event.error) } },
              },
            },
            open: {
              initial: 'waiting',
              on: { CANCEL: { target: 'cancelled' } },
              after: { credentialInvitation: { target: 'expired' } },
              states: {
                waiting: { after: { credentialPolling: { target: 'polling' } } },
                unsure: { after: { credentialPolling: { target: 'polling' } } },
                polling: {
                  invoke: {
                    src: 'read',
                    input: ({ context }) => callOf(context),
                    onDone: [
                      {
                        guard: { type: 'isRelated', params: ({ event }) => event.output },
                        target: '#taskRun.run.inviting.related',
                        actions: { type: 'keepRelationship', params: ({ event }) => event.output },
                      },
                      { target: 'waiting' },
                    ],
                    onError: { target: 'unsure' },
                  },
                },
              },
            },
            related: {
              always: [{ guard: 'isWhole', target: '#taskRun.run.submitting', actions: 'submitNow' }, { target: '#taskRun.run.filling' }],
            },
            failed: {
              entry: { type: 'tellFailed', params: ({ context }) => context.failure ?? failureOf('invite', undefined) },
              on: { RETRY: { target: 'asking', actions: assign({ failure: undefined }) } },
            },
            expired: { on: { RETRY: { target: 'asking' } } },
            cancelled: { on: { RETRY: { target: 'asking' } } },
          },
        },
        submitting: {
          initial: 'keeping',
          states: {
            rejected: {
              always: [
                { guard: and(['isKept', 'isRetryable']), target: '#taskRun.run.saved' },
                {
                  target: '#taskRun.run.filling',
                  actions: { type: 'tellFailed', params: ({ context }) => context.failure ?? failureOf('update', undefined) },
                },
              ],
            },
            // Before anything is sent: a page that is killed on the way leaves a record that another page sends.
            keeping: {
              always: { guard: not('isDurable'), target: 'resuming' },
              invoke: {
                src: 'keep',
                input: ({ context }) => ({ draft: draftOf(context, 'saved'), files: context.files }),
                onDone: { target: 'resuming', actions: assign({ storage: 'kept' }) },
                onError: { target: 'resuming', actions: assign({ storage: ({ event }) => toStorageTrouble(event.error) }) },
              },
            },
            resuming: {
              always: [
                { guard: and(['isKept', or(['isUnknownToServer', stateIn({ connection: 'offline' })])]), target: '#taskRun.run.saved' },
                {
                  guard: 'isUnknownToServer',
                  target: '#taskRun.run.creating',
                  actions: assign({ given: ({ context }) => context.answers, isRestored: true }),
                },
                { guard: 'isProcessed', target: 'completing' },
                { guard: 'isUpdated', target: 'processing' },
                { target: 'awaitingLocation' },
              ],
            },
            awaitingLocation: {
              always: {
                guard: not(or([stateIn({ location: 'locating' }), stateIn({ location: 'askingNetwork' })])),
                target: 'updating',
              },
            },
            updating: {
              invoke: {
                src: 'update',
                input: ({ context }) => ({
                  ...callOf(context),
                  body: context.execution
                    ? toExecutionUpdate(
                        context.execution,
                        context.answers,
                        context.reportedDate ?? '',
                        context.location,
                        placeNoteOf(context),
                      )
                    : { widgets: {} },
                  files: context.files,
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
        saved: {
          entry: { type: 'tellSaved', params: ({ context }) => context.runId },
          invoke: { src: 'delivery', input: ({ context }) => ({ runId: context.runId }) },
          on: {
            DELIVERING: { actions: assign({ delivery: ({ event }) => event.delivery }) },
            RECEIVED: {
              target: 'done',
              actions: [
                { type: 'keepResult', params: ({ event }) => event.result },
                { type: 'tellSubmitted', params: ({ event }) => event.result },
                { type: 'tellCompleted', params: ({ event }) => event.result },
                assign({ sentAnswers: ({ context }) => context.answers }),
              ],
            },
            REFUSED: {
              target: 'filling',
              actions: [
                { type: 'fail', params: ({ event }) => event.failure },
                { type: 'tellFailed', params: ({ event }) => event.failure },
                assign({ progress: 'none', initialAnswers: ({ context }) => context.answers }),
              ],
            },
            DELETED: { target: 'initialising', actions: 'beginAgain' },
            AGAIN: { target: 'initialising', actions: 'beginAgain' },
          },
        },
        done: {},
      },
    },
    // Where the record stands in the value chain can be said otherwise once it is there.
    correction: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            CLASSIFY: {
              guard: stateIn({ run: 'done' }),
              target: 'saving',
              actions: assign({ wantedElementId: ({ event }) => event.elementId, correction: undefined }),
            },
          },
        },
        saving: {
          invoke: {
            src: 'classify',
            input: ({ context }) => ({
              token: callOf(context).token,
              interactionId: context.result?.interactionId ?? '',
              elementId: context.wantedElementId ?? null,
            }),
            onDone: { target: 'idle', actions: 'keepClassified' },
            onError: { target: 'idle', actions: assign({ correction: 'failed' }) },
          },
        },
      },
    },
    // A result may ask to be closed by itself; whoever reads longer holds it.
    closing: {
      initial: 'off',
      states: {
        off: {
          always: {
            guard: and([stateIn({ run: 'done' }), 'closesItself']),
            target: 'counting',
            actions: assign({ secondsLeft: ({ context }) => context.message.autoCloseSeconds ?? 0 }),
          },
        },
        counting: {
          after: {
            second: [
              { guard: 'isLastSecond', target: 'closed' },
              { target: 'counting', reenter: true, actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }) },
            ],
          },
          on: { STAY: { target: 'held' }, CLOSE: { target: 'closed' } },
        },
        held: {
          on: { CLOSE: { target: 'closed' } },
        },
        closed: {
          entry: emit({ type: 'closed' }),
        },
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
      // What the worker says goes before what is being found.
      on: {
        PLACE: [
          {
            guard: { type: 'hasCoordinates', params: ({ event }) => event },
            target: '.found',
            actions: { type: 'keepPlace', params: ({ event }) => event },
          },
          { target: '.unavailable', actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: { on: { LOCATE: { target: 'locating' } } },
        locating: {
          invoke: {
            src: 'locate',
            onDone: {
              target: 'found',
              actions: { type: 'keepPlace', params: ({ event }) => ({ place: { by: 'device', location: event.output } }) },
            },
            onError: { target: 'askingNetwork' },
          },
          after: { locationTimeout: { target: 'askingNetwork' } },
        },
        askingNetwork: {
          invoke: {
            src: 'locateByNetwork',
            onDone: {
              target: 'found',
              actions: { type: 'keepPlace', params: ({ event }) => ({ place: { by: 'network', location: event.output } }) },
            },
            onError: { target: 'unavailable' },
          },
          after: { fallbackTimeout: { target: 'unavailable' } },
        },
        found: { on: { LOCATE: { target: 'locating' } } },
        unavailable: { on: { LOCATE: { target: 'locating' } } },
      },
    },
  },
})
