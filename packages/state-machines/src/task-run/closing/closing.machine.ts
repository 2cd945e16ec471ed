import { assign, setup } from 'xstate'

export interface Left {
  secondsLeft: number
}

export type ClosingEvent =
  /** Ends the wait for the result to close by itself. */
  | { type: 'STAY' }
  /** Closes the result at once. */
  | { type: 'CLOSE' }

/** A result that closes by itself; whoever reads longer holds it. */
export const makeClosingMachine = () =>
  setup({
    types: {} as { context: Left; events: ClosingEvent; input: Left },
    guards: { isLastSecond: ({ context }) => context.secondsLeft <= 1 },
    actions: { countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })) },
    delays: { second: 1_000 },
  }).createMachine({
    id: 'closing',
    context: ({ input }) => input,
    initial: 'counting',
    states: {
      counting: {
        after: {
          second: [
            { guard: 'isLastSecond', target: 'closed' },
            { target: 'counting', reenter: true, actions: 'countDown' },
          ],
        },
        on: { STAY: { target: 'held' }, CLOSE: { target: 'closed' } },
      },
      held: {
        on: { CLOSE: { target: 'closed' } },
      },
      closed: { type: 'final' },
    },
  })

export const closingMachine = /* @__PURE__ */ makeClosingMachine()
