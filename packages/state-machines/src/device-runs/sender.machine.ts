import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import type { CorrectionOutcome } from './deliver-correction.ts'
import { deliveryMachine } from './delivery.machine.ts'
import type { DeliveryInput, DeliveryOutput } from './delivery.types.ts'
import { FIRST_BACK_OFF_MS, LONGEST_BACK_OFF_MS, REST_MS } from './device-runs.constants.ts'

/** What became of a run, or of a correction. */
export type SenderOutcome = DeliveryOutput | CorrectionOutcome

export interface SenderContext {
  next?: DeliveryInput | undefined
  outcome?: SenderOutcome | undefined
  /** Failures that may pass, one after the other. */
  failures: number
  /** Something came after the look at the runs had begun. */
  isWoken: boolean
}

export type SenderEvent =
  /** This page is the one that sends. */
  | { type: 'TURN' }
  /** Something is there to be sent, or the network may be back. */
  | { type: 'WAKE' }

const mayPass = (outcome: SenderOutcome | undefined): boolean => outcome?.kind === 'failed' && outcome.failure.retryable

const declareActors = () => ({
  turn: declareListener(),
  wakes: declareListener(),
  pick: declareTask<DeliveryInput | undefined>('pick'),
  deliver: deliveryMachine,
  correct: declareTask<CorrectionOutcome, DeliveryInput>('correct'),
  settle: declareTask<void, { outcome: SenderOutcome | undefined; runId: string }>('settle'),
})

/** Sends what waits on this device, one run after the other, from one page at a time. */
export const makeSenderMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: SenderContext; events: SenderEvent },
    actors,
    guards: {
      isNothing: (_, next: DeliveryInput | undefined) => next === undefined,
      isNothingYet: ({ context }, next: DeliveryInput | undefined) => next === undefined && context.isWoken,
      isCorrection: (_, next: DeliveryInput | undefined) => next?.run.correction !== undefined,
      mayPass: ({ context }) => mayPass(context.outcome),
    },
    delays: {
      backOff: ({ context }) => Math.min(FIRST_BACK_OFF_MS * 2 ** Math.max(0, context.failures - 1), LONGEST_BACK_OFF_MS),
      rest: REST_MS,
    },
  }).createMachine({
    id: 'sender',
    context: { failures: 0, isWoken: false },
    invoke: [{ src: 'turn' }, { src: 'wakes' }],
    initial: 'waitingForTurn',
    states: {
      waitingForTurn: { on: { TURN: { target: 'picking' } } },
      // One look at a time: two would take the same run's lock from each other.
      picking: {
        entry: assign({ isWoken: false }),
        invoke: {
          src: 'pick',
          onDone: [
            { guard: { type: 'isNothingYet', params: ({ event }) => event.output }, target: 'picking', reenter: true },
            { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'resting' },
            {
              guard: { type: 'isCorrection', params: ({ event }) => event.output },
              target: 'correcting',
              actions: assign({ next: ({ event }) => event.output, outcome: undefined }),
            },
            { target: 'sending', actions: assign({ next: ({ event }) => event.output, outcome: undefined }) },
          ],
          onError: { target: 'resting' },
        },
        on: { WAKE: { actions: assign({ isWoken: true }) } },
      },
      sending: {
        invoke: {
          src: 'deliver',
          input: ({ context }) => context.next as DeliveryInput,
          onDone: { target: 'settling', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'settling' },
        },
      },
      correcting: {
        invoke: {
          src: 'correct',
          input: ({ context }) => context.next as DeliveryInput,
          onDone: { target: 'settling', actions: assign({ outcome: ({ event }) => event.output }) },
          onError: { target: 'settling' },
        },
      },
      settling: {
        invoke: {
          src: 'settle',
          input: ({ context }) => ({ outcome: context.outcome, runId: context.next?.run.runId ?? '' }),
          onDone: { target: 'deciding' },
          onError: { target: 'backingOff', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        },
      },
      deciding: {
        always: [
          { guard: 'mayPass', target: 'backingOff', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          { target: 'picking', actions: assign({ failures: 0 }) },
        ],
      },
      backingOff: {
        after: { backOff: { target: 'picking' } },
        on: { WAKE: { target: 'picking', actions: assign({ failures: 0 }) } },
      },
      resting: {
        after: { rest: { target: 'picking' } },
        on: { WAKE: { target: 'picking' } },
      },
    },
  })

export const senderMachine = /* @__PURE__ */ makeSenderMachine(/* @__PURE__ */ declareActors())
