import type { TaskRunResult } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareTask } from '../../shared/declare.ts'

type ValueChain = TaskRunResult['valueChain']

export interface CorrectionInput {
  token: string
  interactionId: string
  valueChain: ValueChain
}

export interface CorrectionContext extends CorrectionInput {
  /** Where the worker says that the record stands; `null` is nowhere. */
  wantedElementId: string | null
  /** What became of the last change. */
  outcome?: 'saved' | 'failed' | undefined
}

export interface CorrectionEvent {
  type: 'CLASSIFY'
  /** Where the record stands in the value chain; `null` is nowhere. */
  elementId: string | null
}

const standingAt = (valueChain: ValueChain, elementId: string | null): ValueChain => {
  if (!valueChain) return undefined
  const { selectedElementId: _, ...chain } = valueChain
  return { ...chain, ...(elementId !== null && { selectedElementId: elementId }) }
}

const declareActors = () => ({
  classify: declareTask<void, { token: string; interactionId: string; elementId: string | null }>('classify'),
})

/** Where a record stands in the value chain, which can be said otherwise once it is there. */
export const makeCorrectionMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as { context: CorrectionContext; events: CorrectionEvent; input: CorrectionInput },
    actors,
    actions: {
      want: assign((_, { elementId }: CorrectionEvent) => ({ wantedElementId: elementId, outcome: undefined })),
      keepStanding: assign(({ context: { valueChain, wantedElementId } }) => ({
        valueChain: standingAt(valueChain, wantedElementId),
        outcome: 'saved' as const,
      })),
    },
  }).createMachine({
    id: 'correction',
    context: ({ input }) => ({ ...input, wantedElementId: null }),
    initial: 'idle',
    states: {
      idle: {
        on: { CLASSIFY: { target: 'saving', actions: { type: 'want', params: ({ event }) => event } } },
      },
      saving: {
        invoke: {
          src: 'classify',
          input: ({ context: { token, interactionId, wantedElementId } }) => ({ token, interactionId, elementId: wantedElementId }),
          onDone: { target: 'idle', actions: 'keepStanding' },
          onError: { target: 'idle', actions: assign({ outcome: 'failed' }) },
        },
      },
    },
  })

export const correctionMachine = /* @__PURE__ */ makeCorrectionMachine(/* @__PURE__ */ declareActors())
