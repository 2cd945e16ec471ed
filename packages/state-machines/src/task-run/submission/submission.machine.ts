import type { TaskRunResult, TaskRunUpdate } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import type { RunFiles } from '../../outbox/run-record.ts'
import { declareTask } from '../../shared/declare.ts'
import type { TaskRunCall, TaskRunFailure, TaskRunRead } from '../run-calls.types.ts'
import { toTaskRunFailure } from '../run-failure.ts'

export interface SubmissionInput {
  call: TaskRunCall
  body: TaskRunUpdate
  files: RunFiles
  /** The calls that need not be made again. */
  progress: 'none' | 'updated' | 'processed'
}

export interface SubmissionContext extends SubmissionInput {
  /** The record, as the last call told it. */
  result?: TaskRunResult | undefined
  failure?: TaskRunFailure | undefined
}

/** With a failure, or with the record. */
export type SubmissionOutput = Pick<SubmissionContext, 'progress' | 'result' | 'failure'>

const declareActors = () => ({
  update: declareTask<TaskRunRead, TaskRunCall & { body: TaskRunUpdate; files: RunFiles }>('update'),
  process: declareTask<TaskRunResult, TaskRunCall>('process'),
  complete: declareTask<TaskRunResult, TaskRunCall>('complete'),
})

/** The three calls that make a record of a run's answers, from the one on that failed before. */
export const makeSubmissionMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: SubmissionContext; input: SubmissionInput; output: SubmissionOutput },
    actors,
    guards: {
      isUpdated: ({ context }) => context.progress === 'updated',
      isProcessed: ({ context }) => context.progress === 'processed',
      hasCode: (_, { failure, code }: { failure: TaskRunFailure; code: TaskRunFailure['code'] }) => failure.code === code,
    },
    actions: {
      fail: assign((_, failure: TaskRunFailure) => ({ failure })),
    },
  }).createMachine({
    id: 'submission',
    context: ({ input }) => input,
    initial: 'resuming',
    states: {
      resuming: {
        always: [{ guard: 'isProcessed', target: 'completing' }, { guard: 'isUpdated', target: 'processing' }, { target: 'updating' }],
      },
      updating: {
        invoke: {
          src: 'update',
          input: ({ context: { call, body, files } }) => ({ ...call, body, files }),
          onDone: { target: 'processing', actions: assign({ progress: 'updated' }) },
          onError: [
            // The answer of an earlier `process` was lost on its way: the record exists, ask for it again.
            {
              guard: {
                type: 'hasCode',
                params: ({ event }) => ({ failure: toTaskRunFailure('update', event.error), code: 'execution_already_completed' }),
              },
              target: 'processing',
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('update', event.error) } },
          ],
        },
      },
      processing: {
        invoke: {
          src: 'process',
          input: ({ context }) => context.call,
          onDone: { target: 'completing', actions: assign({ progress: 'processed', result: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('process', event.error) } },
        },
      },
      completing: {
        invoke: {
          src: 'complete',
          input: ({ context }) => context.call,
          onDone: { target: 'completed', actions: assign({ result: ({ event }) => event.output }) },
          onError: [
            {
              guard: {
                type: 'hasCode',
                params: ({ event }) => ({ failure: toTaskRunFailure('complete', event.error), code: 'execution_not_processed' }),
              },
              target: 'failed',
              actions: [{ type: 'fail', params: ({ event }) => toTaskRunFailure('complete', event.error) }, assign({ progress: 'none' })],
            },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('complete', event.error) } },
          ],
        },
      },
      completed: { type: 'final' },
      failed: { type: 'final' },
    },
    output: ({ context: { progress, result, failure } }) => ({ progress, result, failure }),
  })

export const submissionMachine = /* @__PURE__ */ makeSubmissionMachine(/* @__PURE__ */ declareActors())
