import type { Answers } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { type Asked, findProblems } from '../run-problems.ts'
import { FORM_PAGE_SILENCE_MS } from './form-page.constants.ts'

export type FormPageEvent =
  /** The frame has something: the page, or what the browser shows in its place. */
  | { type: 'PAGE_LOADED' }
  /** The page itself says so. */
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
      isWhole: ({ context }, brought: Answers) => findProblems({ ...context, answers: { ...context.answers, ...brought } }).length === 0,
    },
    actions: {
      keepAnswers: assign(({ context }, brought: Answers) => ({ answers: { ...context.answers, ...brought } })),
    },
    delays: { formPageSilence: FORM_PAGE_SILENCE_MS },
  }).createMachine({
    id: 'formPage',
    context: ({ input }) => input,
    initial: 'opening',
    on: {
      PAGE_OPENED: { target: '.open' },
      PAGE_FAILED: { target: '.failed' },
      RETRY: { target: '.opening' },
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
        on: { PAGE_LOADED: { target: 'loaded' } },
        after: { formPageSilence: { target: 'slow' } },
      },
      loaded: { after: { formPageSilence: { target: 'slow' } } },
      open: {},
      /** It may still come: its frame stays. */
      slow: {},
      failed: {},
      /** What the page brought does not answer the task. */
      refused: {},
      completed: { type: 'final' },
    },
    output: ({ context }) => context.answers,
  })

export const formPageMachine = /* @__PURE__ */ makeFormPageMachine()
