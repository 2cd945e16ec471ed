import type { Answers } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { type Asked, problemsOf } from '../run-problems.ts'
import { FORM_PAGE_TIMEOUT_MS } from './form-page.constants.ts'

export type FormPageEvent =
  | { type: 'PAGE_OPENED' }
  /** The page is done, and may bring answers. */
  | { type: 'PAGE_COMPLETED'; answers: Answers }
  | { type: 'PAGE_FAILED' }
  | { type: 'RETRY' }

/** A form of another site, which says itself when it is done (specification 1, section 4: Task run). */
export const makeFormPageMachine = () =>
  setup({
    types: {} as { context: Asked; events: FormPageEvent; input: Asked; output: Answers },
    guards: {
      isWhole: ({ context }, brought: Answers) => problemsOf({ ...context, answers: { ...context.answers, ...brought } }).length === 0,
    },
    actions: {
      keepAnswers: assign(({ context }, brought: Answers) => ({ answers: { ...context.answers, ...brought } })),
    },
    delays: { formPageTimeout: FORM_PAGE_TIMEOUT_MS },
  }).createMachine({
    id: 'formPage',
    context: ({ input }) => input,
    initial: 'opening',
    on: {
      PAGE_FAILED: { target: '.failed' },
      PAGE_COMPLETED: [
        {
          guard: { type: 'isWhole', params: ({ event }) => event.answers },
          target: '.completed',
          actions: { type: 'keepAnswers', params: ({ event }) => event.answers },
        },
        { target: '.refused' },
      ],
    },
    states: {
      opening: {
        on: { PAGE_OPENED: { target: 'open' } },
        after: { formPageTimeout: { target: 'slow' } },
      },
      open: {},
      slow: { on: { PAGE_OPENED: { target: 'open' }, RETRY: { target: 'opening' } } },
      failed: { on: { RETRY: { target: 'opening' } } },
      /** What the page brought does not answer the task. */
      refused: { on: { RETRY: { target: 'opening' } } },
      completed: { type: 'final' },
    },
    output: ({ context }) => context.answers,
  })

export const formPageMachine = /* @__PURE__ */ makeFormPageMachine()
