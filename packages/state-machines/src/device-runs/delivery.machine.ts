import type { TaskRunAttachment, TaskRunCreated, TaskRunResult, TaskRunUpdate } from '@tracemark/api/schemas'
import { assign, not, setup } from 'xstate'
import { declareTask } from '../shared/declare.ts'
import type { DeliveryInput, DeliveryOutput } from './delivery.types.ts'
import type { TaskRunFailure } from './run-calls.types.ts'
import { toTaskRunFailure } from './run-failure.ts'
import type { RunFiles } from './run-record.ts'
import { toTaskRunUpdate } from './task-run-update.ts'

export interface DeliveryCall {
  api: string | undefined
  runId: string
  token: string
}

export interface DeliveryContext extends DeliveryInput {
  executionToken: string | undefined
  /** A token was asked for in this delivery; another one would fare no better. */
  isFresh: boolean
  attachments: TaskRunAttachment[]
  isUpdated: boolean
  failure?: TaskRunFailure | undefined
  result?: TaskRunResult
}

const getCall = ({ api, run: { runId }, executionToken = '' }: DeliveryContext): DeliveryCall => ({ api, runId, token: executionToken })

const STALE: readonly TaskRunFailure['code'][] = ['token_expired', 'token_invalid']

const declareActors = () => ({
  create: declareTask<TaskRunCreated, DeliveryCall>('create'),
  upload: declareTask<TaskRunAttachment[], DeliveryCall & { files: RunFiles }>('upload'),
  update: declareTask<void, DeliveryCall & { body: TaskRunUpdate }>('update'),
  process: declareTask<TaskRunResult, DeliveryCall>('process'),
  complete: declareTask<TaskRunResult, DeliveryCall>('complete'),
})

/**
 * One finished run on its way to the server, from the page that shows it or from the sender. The run has its own id, and each call may
 * be repeated, so that whatever part of an earlier try arrived, this one ends with the same record.
 */
export const makeDeliveryMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: DeliveryContext; input: DeliveryInput; output: DeliveryOutput },
    actors,
    guards: {
      isKnownToServer: ({ context }) => context.executionToken !== undefined,
      hasRecord: (_, { execution }: Pick<TaskRunCreated, 'execution'>) => execution.state !== 'created',
      isRecorded: (_, { code }: TaskRunFailure) => code === 'execution_already_completed',
      mayRenew: ({ context: { isFresh, failure } }) => !isFresh && failure !== undefined && STALE.includes(failure.code),
    },
    actions: {
      keepCreated: assign((_, { token }: TaskRunCreated) => ({ executionToken: token, isFresh: true, failure: undefined })),
      fail: assign((_, failure: TaskRunFailure) => ({ failure })),
    },
  }).createMachine({
    id: 'delivery',
    context: ({ input }) => ({ ...input, executionToken: input.run.executionToken, isFresh: false, attachments: [], isUpdated: false }),
    initial: 'beginning',
    states: {
      beginning: {
        always: [
          { guard: not('isKnownToServer'), target: 'creating' },
          { guard: { type: 'hasRecord', params: ({ context }) => context.run }, target: 'processing' },
          { target: 'uploading' },
        ],
      },
      creating: {
        invoke: {
          src: 'create',
          input: ({ context: { api, run } }) => ({ api, runId: run.runId, token: run.link }),
          onDone: [
            {
              guard: { type: 'hasRecord', params: ({ event }) => event.output },
              target: 'processing',
              actions: { type: 'keepCreated', params: ({ event }) => event.output },
            },
            { target: 'uploading', actions: { type: 'keepCreated', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('create', event.error) } },
        },
      },
      uploading: {
        invoke: {
          src: 'upload',
          input: ({ context }) => ({ ...getCall(context), files: context.files }),
          onDone: { target: 'updating', actions: assign({ attachments: ({ event }) => event.output }) },
          onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('update', event.error) } },
        },
      },
      updating: {
        invoke: {
          src: 'update',
          input: ({ context }) => ({ ...getCall(context), body: toTaskRunUpdate(context.run, context.attachments) }),
          onDone: { target: 'processing', actions: assign({ isUpdated: true }) },
          onError: [
            // An earlier try made the record, and its answer was lost: ask for it again.
            { guard: { type: 'isRecorded', params: ({ event }) => toTaskRunFailure('update', event.error) }, target: 'processing' },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('update', event.error) } },
          ],
        },
      },
      processing: {
        invoke: {
          src: 'process',
          input: ({ context }) => getCall(context),
          onDone: { target: 'completing', actions: assign({ result: ({ event }) => event.output }) },
          onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('process', event.error) } },
        },
      },
      completing: {
        invoke: {
          src: 'complete',
          input: ({ context }) => getCall(context),
          onDone: { target: 'received', actions: assign({ result: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('complete', event.error) } },
        },
      },
      /** The token of a run lives seven days from the last time it was asked for; the link may live longer. */
      refused: {
        always: [{ guard: 'mayRenew', target: 'creating' }, { target: 'failed' }],
      },
      received: { type: 'final' },
      failed: { type: 'final' },
    },
    output: ({ context: { result, failure, executionToken, isUpdated } }) => ({
      ...{ executionToken, isUpdated },
      ...(failure === undefined && result
        ? { kind: 'received', result }
        : { kind: 'failed', failure: failure ?? toTaskRunFailure('create', undefined) }),
    }),
  })

export const deliveryMachine = /* @__PURE__ */ makeDeliveryMachine(/* @__PURE__ */ declareActors())
