import type { PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, TaskRunCreated, TaskRunResult } from '@tracemark/api/schemas'
import { assign, emit, enqueueActions, setup } from 'xstate'
import { deliveryMachine } from '../device-runs/delivery.machine.ts'
import type { DeliveryOutput } from '../device-runs/delivery.types.ts'
import type { TaskRunCall, TaskRunFailure, TaskRunRead } from '../device-runs/run-calls.types.ts'
import { toTaskRunFailure } from '../device-runs/run-failure.ts'
import type { RestoredRun, RunDraft } from '../device-runs/run-keeper.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import { reportNow } from '../device-runs/run-report.ts'
import { declareListener, declareTask } from '../shared/declare.ts'
import { isSameView } from '../shared/same-view.ts'
import { closingMachine } from './closing/closing.machine.ts'
import { correctionMachine } from './correction/correction.machine.ts'
import { credentialInvitationMachine } from './credential-invitation/credential-invitation.machine.ts'
import type { InvitationView } from './credential-invitation/credential-invitation.selectors.ts'
import { formPageMachine } from './form-page/form-page.machine.ts'
import { locationMachine } from './location/location.machine.ts'
import {
  anotherRun,
  completedBy,
  getCredential,
  runProblems,
  startedBy,
  submittedBy,
  withAnswered,
  withAttached,
  withOutcome,
  withPlace,
  withRead,
  withRestored,
  withResult,
} from './run-context.ts'
import { INITIALISE_THROTTLE_MS, KNOWN_TASK_AFTER_MS, RESTORE_TIMEOUT_MS } from './task-run.constants.ts'
import type { TaskRunContext, TaskRunEmitted, TaskRunEvent, TaskRunInput } from './task-run.types.ts'

/** The tasks and parts of a run, as they are declared. */
export const declareActors = () => ({
  create: declareTask<TaskRunCreated, { runId: string; token: string }>('create'),
  read: declareTask<TaskRunRead, TaskRunCall>('read'),
  restore: declareTask<RestoredRun, { token: string; runId: string | undefined }>('restore'),
  keep: declareTask<void, { draft: RunDraft; files: RunFiles }>('keep'),
  delivery: deliveryMachine,
  follow: declareListener<{ runId: string }>(),
  connection: declareListener(),
  location: locationMachine,
  formPage: formPageMachine,
  credentialInvitation: credentialInvitationMachine,
  correction: correctionMachine,
  closing: closingMachine,
})

/** What the machine of a run (task-run.machine.ts) names: its tasks, its parts, what it asks and what it does. */
export const setUpTaskRun = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: TaskRunContext; events: TaskRunEvent; emitted: TaskRunEmitted; input: TaskRunInput },
    actors,
    guards: {
      hasNoToken: ({ context }) => context.token === '',
      isDurable: ({ context }) => context.durable,
      mustRestore: ({ context }) => context.durable && context.storage === undefined,
      isKept: ({ context }) => context.storage === 'kept',
      knowsTask: ({ context }) => context.storage === 'kept' && (context.execution ?? context.knownTask) !== undefined,
      waitsOnDevice: (_, { state }: RestoredRun) => state === 'saved',
      isCreated: ({ context }) => context.executionToken !== undefined,
      wasSubmitted: (_, { execution }: TaskRunRead) => execution.state !== 'created',
      hasPage: ({ context }) => context.execution?.config.formstackUri !== undefined && context.isPageDone !== true,
      asksWallet: ({ context }) => {
        const credential = getCredential(context)
        return credential !== undefined && context.answers[credential.widgetId] === undefined
      },
      /** The worker has said where it is, before the page was loaded again. */
      isPlaced: ({ context: { place } }) => place?.by === 'typed' || place?.by === 'skipped',
      isWhole: ({ context }) => runProblems(context).length === 0,
      hasFailed: ({ context }, failure: TaskRunFailure | undefined) => failure !== undefined && failure !== context.failure,
      isReceived: (_, { kind }: DeliveryOutput) => kind === 'received',
      isRetryable: ({ context }) => context.failure?.retryable === true,
      isUnreachable: ({ context }) => context.failure?.code === 'network_unreachable',
      closesItself: ({ context }) => context.message.autoCloseSeconds !== undefined,
    },
    actions: {
      keepRestored: assign(({ context }, restored: RestoredRun) => withRestored(context, restored)),
      keepCreated: assign((_, { token, execution }: TaskRunCreated) => ({ executionToken: token, execution })),
      keepRead: assign(({ context }, read: TaskRunRead) => withRead(context, read)),
      beginAgain: assign(anotherRun),
      keepAnswer: assign(({ context }, event: Extract<TaskRunEvent, { type: 'ANSWER' }>) => withAnswered(context, event)),
      keepFiles: assign(({ context }, event: Extract<TaskRunEvent, { type: 'ATTACH' }>) => withAttached(context, event)),
      keepPlace: assign((_, { place }: { place: PlaceAnswer | undefined }) => withPlace(place)),
      keepFound: assign((_, { place }: { place?: PlaceAnswer | undefined }) => (place ? withPlace(place) : {})),
      keepBrought: assign(({ context }, brought: Answers) => {
        const answers = { ...context.answers, ...brought }
        return { answers, initialAnswers: answers }
      }),
      keepInvitation: assign(({ context }, { view, failure }: { view: InvitationView; failure: TaskRunFailure | undefined }) => ({
        failure,
        invitation: context.invitation && isSameView(context.invitation, view) ? context.invitation : view,
      })),
      keepOutcome: assign(({ context }, outcome: DeliveryOutput) => withOutcome(context, outcome)),
      /** There is a record, and the run is over. */
      takeResult: enqueueActions(({ enqueue }, told: { result: TaskRunResult } | DeliveryOutput) => {
        if (!('result' in told)) return
        enqueue.assign(withResult(told.result))
        enqueue.emit(submittedBy(told.result))
        enqueue.emit(completedBy(told.result))
      }),
      submitNow: assign(({ context }) => ({
        failure: undefined,
        problems: [],
        ...(context.reportedDate === undefined && reportNow()),
      })),
      fail: assign((_, failure: TaskRunFailure) => ({ failure })),
      tellStarted: emit((_, read: TaskRunRead) => startedBy(read)),
      tellSaved: emit(({ context }) => ({ type: 'saved' as const, executionId: context.runId })),
      tellFailed: emit(({ context }) => ({ type: 'failed' as const, ...(context.failure ?? toTaskRunFailure('create', undefined)) })),
    },
    delays: {
      initialiseThrottle: INITIALISE_THROTTLE_MS,
      restoreTimeout: RESTORE_TIMEOUT_MS,
      knownTaskAfter: KNOWN_TASK_AFTER_MS,
    },
  })
