import { and, assign, emit, forwardTo, not, raise, stateIn } from 'xstate'
import { toTaskRunFailure } from '../device-runs/run-failure.ts'
import { toStorageTrouble } from '../device-runs/storage-trouble.ts'
import { toClosingView } from './closing/closing.selectors.ts'
import { toCorrectionView } from './correction/correction.selectors.ts'
import { toInvitationView } from './credential-invitation/credential-invitation.selectors.ts'
import { toFormPageView } from './form-page/form-page.selectors.ts'
import { toLocatingView } from './location/location.selectors.ts'
import { beginContext, getAsked, getCall, getCredential, knownRead, runProblems, toRun } from './run-context.ts'
import { declareActors, setUpTaskRun } from './task-run.setup.ts'

/**
 * One run of a task, from its execution token to the record (specification 1, section 4: Task run). What a run does at one time and
 * not at another has a machine of its own, in a folder beside: this machine says when each begins, and what follows from its end.
 */
export const makeTaskRunMachine = (actors: ReturnType<typeof declareActors>) =>
  setUpTaskRun(actors).createMachine({
    id: 'taskRun',
    type: 'parallel',
    on: { STORAGE: { actions: assign({ storage: ({ event }) => event.storage }) } },
    context: ({ input }) => beginContext(input),
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
          creating: {
            after: { knownTaskAfter: { guard: 'knowsTask', target: 'beginningKnown' } },
            invoke: {
              src: 'create',
              input: ({ context }) => ({ runId: context.runId, token: context.token }),
              onDone: { target: 'reading', actions: { type: 'keepCreated', params: ({ event }) => event.output } },
              onError: { target: 'unopened', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('create', event.error) } },
            },
          },
          reading: {
            after: { knownTaskAfter: { guard: 'knowsTask', target: 'beginningKnown' } },
            invoke: {
              src: 'read',
              input: ({ context }) => getCall(context),
              onDone: [
                {
                  guard: { type: 'wasSubmitted', params: ({ event }) => event.output },
                  target: 'submitting.delivering',
                  actions: [
                    { type: 'keepRead', params: ({ event }) => event.output },
                    { type: 'tellStarted', params: ({ event }) => event.output },
                    assign({ sentAnswers: ({ context }) => context.answers }),
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
              onError: { target: 'unopened', actions: { type: 'fail', params: ({ event }) => toTaskRunFailure('read', event.error) } },
            },
          },
          unopened: {
            always: [{ guard: and(['knowsTask', 'isRetryable']), target: 'beginningKnown' }, { target: 'failed' }],
          },
          // What this device knows is enough to begin with.
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
          failed: {
            entry: 'tellFailed',
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
                { guard: 'isWhole', target: 'submitting', actions: 'submitNow' },
                { actions: assign({ problems: ({ context }) => runProblems(context) }) },
              ],
            },
          },
          page: {
            invoke: {
              id: 'page',
              src: 'formPage',
              input: ({ context }) => getAsked(context),
              onSnapshot: { actions: assign({ page: ({ event }) => toFormPageView(event.snapshot) }) },
              onDone: {
                target: 'answered',
                actions: [{ type: 'keepBrought', params: ({ event }) => event.output }, assign({ isPageDone: true })],
              },
            },
            on: {
              PAGE_LOADED: { actions: forwardTo('page') },
              PAGE_OPENED: { actions: forwardTo('page') },
              PAGE_COMPLETED: { actions: forwardTo('page') },
              PAGE_FAILED: { actions: forwardTo('page') },
              RETRY: { actions: forwardTo('page') },
            },
          },
          inviting: {
            invoke: {
              id: 'inviting',
              src: 'credentialInvitation',
              input: ({ context }) => ({ call: getCall(context), ...(getCredential(context) ?? { widgetId: '', issuerId: '' }) }),
              onSnapshot: [
                {
                  guard: { type: 'hasFailed', params: ({ event }) => event.snapshot.context.failure },
                  actions: [
                    {
                      type: 'keepInvitation',
                      params: ({ event: { snapshot } }) => ({ view: toInvitationView(snapshot), failure: snapshot.context.failure }),
                    },
                    'tellFailed',
                  ],
                },
                {
                  actions: {
                    type: 'keepInvitation',
                    params: ({ event: { snapshot } }) => ({ view: toInvitationView(snapshot), failure: snapshot.context.failure }),
                  },
                },
              ],
              onDone: { target: 'answered', actions: { type: 'keepBrought', params: ({ event }) => event.output } },
            },
            on: { RETRY: { actions: forwardTo('inviting') }, CANCEL: { actions: forwardTo('inviting') } },
          },
          // A page or a wallet may have answered everything that is asked.
          answered: {
            always: [{ guard: 'isWhole', target: 'submitting', actions: 'submitNow' }, { target: 'filling' }],
          },
          submitting: {
            initial: 'keeping',
            states: {
              // Before anything is sent: a page that is killed on the way leaves a record that another page sends.
              keeping: {
                always: { guard: not('isDurable'), target: 'awaitingLocation' },
                invoke: {
                  src: 'keep',
                  input: ({ context }) => ({ draft: { ...toRun(context), state: 'saved' }, files: context.files }),
                  onDone: [
                    { guard: stateIn({ connection: 'offline' }), target: '#taskRun.run.saved', actions: assign({ storage: 'kept' }) },
                    { target: 'awaitingLocation', actions: assign({ storage: 'kept' }) },
                  ],
                  onError: { target: 'awaitingLocation', actions: assign({ storage: ({ event }) => toStorageTrouble(event.error) }) },
                },
              },
              awaitingLocation: {
                always: { guard: not(stateIn({ location: 'locating' })), target: 'delivering' },
              },
              delivering: {
                invoke: {
                  src: 'delivery',
                  input: ({ context }) => ({ run: toRun(context), files: context.files }),
                  onDone: [
                    {
                      guard: { type: 'isReceived', params: ({ event }) => event.output },
                      target: '#taskRun.run.done',
                      actions: [
                        { type: 'keepOutcome', params: ({ event }) => event.output },
                        { type: 'takeResult', params: ({ event }) => event.output },
                      ],
                    },
                    { target: 'undelivered', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
                  ],
                },
              },
              undelivered: {
                always: [
                  { guard: and(['isKept', 'isRetryable']), target: '#taskRun.run.saved' },
                  { target: '#taskRun.run.filling', actions: 'tellFailed' },
                ],
              },
            },
          },
          saved: {
            entry: 'tellSaved',
            invoke: { src: 'follow', input: ({ context }) => ({ runId: context.runId }) },
            on: {
              DELIVERING: { actions: assign({ delivery: ({ event }) => event.delivery }) },
              RECEIVED: {
                target: 'done',
                actions: [{ type: 'takeResult', params: ({ event }) => event }, assign({ sentAnswers: ({ context }) => context.answers })],
              },
              REFUSED: {
                target: 'filling',
                actions: [
                  { type: 'fail', params: ({ event }) => event.failure },
                  'tellFailed',
                  assign({ initialAnswers: ({ context }) => context.answers }),
                ],
              },
              DELETED: { target: 'initialising', actions: 'beginAgain' },
              AGAIN: { target: 'initialising', actions: 'beginAgain' },
            },
          },
          done: {
            initial: 'shown',
            invoke: {
              id: 'correction',
              src: 'correction',
              input: ({ context: { executionToken = '', result } }) => ({
                ...{ token: executionToken, interactionId: result?.interactionId ?? '', valueChain: result?.valueChain },
              }),
              onSnapshot: { actions: assign({ correction: ({ event }) => toCorrectionView(event.snapshot) }) },
            },
            on: { CLASSIFY: { actions: forwardTo('correction') }, AGAIN: { target: 'initialising', actions: 'beginAgain' } },
            states: {
              shown: { always: { guard: 'closesItself', target: 'closing' } },
              closing: {
                invoke: {
                  id: 'closing',
                  src: 'closing',
                  input: ({ context }) => ({ secondsLeft: context.message.autoCloseSeconds ?? 0 }),
                  onSnapshot: { actions: assign({ closing: ({ event }) => toClosingView(event.snapshot) }) },
                  onDone: { target: 'closed' },
                },
                on: { STAY: { actions: forwardTo('closing') }, CLOSE: { actions: forwardTo('closing') } },
              },
              closed: { entry: [assign({ closing: 'closed' }), emit({ type: 'closed' })] },
            },
          },
        },
      },
      location: {
        initial: 'unknown',
        // What the worker says goes before what is being found.
        on: { PLACE: { target: '.known', actions: { type: 'keepPlace', params: ({ event }) => event } } },
        states: {
          unknown: { on: { LOCATE: [{ guard: 'isPlaced', target: 'known' }, { target: 'locating' }] } },
          locating: {
            invoke: {
              src: 'location',
              onSnapshot: { actions: assign({ locating: ({ event }) => toLocatingView(event.snapshot) }) },
              onDone: { target: 'known', actions: { type: 'keepFound', params: ({ event }) => event.output } },
            },
          },
          known: { on: { LOCATE: { target: 'locating' } } },
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
      throttle: {
        initial: 'open',
        states: {
          open: { on: { INITIALISED: { target: 'closed' } } },
          closed: { after: { initialiseThrottle: { target: 'open' } } },
        },
      },
    },
  })

export const taskRunMachine = /* @__PURE__ */ makeTaskRunMachine(/* @__PURE__ */ declareActors())
