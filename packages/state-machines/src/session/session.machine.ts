import { serverClock } from '@tracemark/api/clock'
import { type AuthorizeOptions, IdentityError, type IdentityErrorCode, type Session, type SignInResult } from '@tracemark/api/identity'
import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import type { Warning } from '../shared/logger.ts'
import { waitBeforeTry } from '../shared/wait-before-try.ts'
import { CHECK_INTERVAL_MS, RENEW_BELOW_S } from './session.constants.ts'

/** Why nobody is signed in, when somebody was or tried to be. `code` is the identity client's. */
export interface SessionEnd {
  reason: 'sign_in_failed' | 'renewal_refused' | 'expired' | 'signed_out_elsewhere' | 'sign_out_failed'
  code?: IdentityErrorCode
}

export interface SessionContext {
  session?: Session | undefined
  /** Where to go after the sign-in that was just completed: a path of this site. */
  returnTo?: string | undefined
  ended?: SessionEnd | undefined
  signInResult?: string | undefined
  /** The sign-in that was begun last. */
  wanted?: AuthorizeOptions | undefined
  /** How often the provider did not answer, one time after the other. */
  tries: number
}

/** `signInResult`: the whole address of the page, when it is the page that the provider sends people back to. */
export interface SessionInput {
  signInResult?: string | undefined
}

export type SessionEvent =
  | ({ type: 'SIGN_IN' } & AuthorizeOptions)
  | { type: 'SIGN_OUT' }
  /** Asks a provider that did not answer again, without waiting any longer. */
  | { type: 'RETRY' }
  | { type: 'LOGGED_OUT_ELSEWHERE' }
  | { type: 'SESSION_ANNOUNCED'; session: Session }
  | { type: 'WOKE' }

const getCode = (error: unknown): IdentityErrorCode => (error instanceof IdentityError ? error.code : 'answer_invalid')

const isUnanswered = (code: IdentityErrorCode | undefined): boolean => code === 'network_unreachable' || code === 'provider_unavailable'

/** Whether the provider could not be asked: what it would have said is not known. */
export const isAway = (ended: SessionEnd | undefined): boolean => isUnanswered(ended?.code)

const secondsLeft = ({ session }: SessionContext): number => (session ? session.exp - serverClock.now() / 1_000 : 0)

/** Who is signed in (specification 1, section 4: Session). */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: {
    checkSession: declareTask<Session | undefined>('checkSession'),
    authorize: declareTask<void, AuthorizeOptions>('authorize'),
    readSignInResult: declareTask<SignInResult, { address: string }>('readSignInResult'),
    renew: declareTask<Session>('renew'),
    logout: declareTask<void>('logout'),
    otherTabs: declareListener(),
    wake: declareListener(),
  },
  guards: {
    hasSignInResult: ({ context }) => context.signInResult !== undefined,
    isExpired: ({ context }) => secondsLeft(context) <= 0,
    needsRenewal: ({ context }) => secondsLeft(context) < RENEW_BELOW_S,
    endedByTime: ({ context }) => context.ended?.reason === 'expired',
    mayRestore: ({ context: { ended } }) => ended?.reason === 'expired' && isAway(ended),
    maySignIn: ({ context: { ended, wanted } }) => ended?.reason === 'sign_in_failed' && wanted !== undefined && isAway(ended),
    mayFinishSignOut: ({ context: { ended } }) => ended?.reason === 'sign_out_failed' && isAway(ended),
    isUnanswered: (_, code: IdentityErrorCode) => isUnanswered(code),
    isSignedIn: (_, session: Session | undefined) => session !== undefined,
    isRefusal: (_, code: IdentityErrorCode) => code === 'renewal_refused' || code === 'signed_out',
  },
  actions: {
    /** Tells the log; implemented on the logger. */
    warn: (_, _warning: Warning) => undefined,
    keepSession: assign((_, session: Session | undefined) => ({ session, ended: undefined, tries: 0 })),
    want: assign((_, wanted: AuthorizeOptions) => ({ wanted, ended: undefined, tries: 0 })),
    keepSignInResult: assign((_, { session, returnTo }: SignInResult) => ({ session, returnTo, ended: undefined })),
    end: assign(({ context }, ended: SessionEnd) => ({ ended, tries: context.tries + 1 })),
  },
  delays: {
    checkInterval: CHECK_INTERVAL_MS,
    tryAgain: ({ context }) => waitBeforeTry(context.tries),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ signInResult: input.signInResult, tries: 0 }),
  invoke: [{ src: 'otherTabs' }, { src: 'wake' }],
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasSignInResult', target: 'completing' }, { target: 'restoring' }],
    },
    restoring: {
      invoke: {
        src: 'checkSession',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          // Whoever was told before that the session could not be renewed is told how that ended.
          { target: 'signedOut', actions: assign(({ context }) => ({ ended: context.ended && { reason: 'renewal_refused' as const } })) },
        ],
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => getCode(event.error) },
            target: 'signedOut',
            actions: { type: 'end', params: ({ event }) => ({ reason: 'expired', code: getCode(event.error) }) },
          },
          {
            target: 'signedOut',
            actions: {
              type: 'warn',
              params: ({ event }) => ({ message: 'The session could not be restored.', context: { error: event.error } }),
            },
          },
        ],
      },
      on: { LOGGED_OUT_ELSEWHERE: { target: 'signedOut', actions: { type: 'end', params: { reason: 'signed_out_elsewhere' } } } },
    },
    signedOut: {
      entry: assign({ session: undefined, returnTo: undefined, signInResult: undefined }),
      after: {
        tryAgain: [
          { guard: 'mayRestore', target: 'restoring' },
          { guard: 'maySignIn', target: 'signingIn' },
          { guard: 'mayFinishSignOut', target: 'signingOut' },
        ],
      },
      on: {
        SIGN_IN: {
          target: 'signingIn',
          actions: {
            type: 'want',
            params: ({ event: { type: _, ...options } }) => options,
          },
        },
        RETRY: [
          { guard: 'mayRestore', target: 'restoring' },
          { guard: 'maySignIn', target: 'signingIn' },
          { guard: 'mayFinishSignOut', target: 'signingOut' },
        ],
        SESSION_ANNOUNCED: { target: 'signedIn', actions: { type: 'keepSession', params: ({ event }) => event.session } },
        // A laptop often wakes before its network: the session that ended meanwhile may still be renewed.
        WOKE: [
          { guard: 'endedByTime', target: 'restoring' },
          { guard: 'maySignIn', target: 'signingIn' },
          { guard: 'mayFinishSignOut', target: 'signingOut' },
        ],
      },
    },
    signingIn: {
      initial: 'asking',
      invoke: {
        src: 'authorize',
        input: ({ context }) => context.wanted ?? {},
        onDone: { target: '.leaving', actions: assign({ ended: undefined }) },
        onError: {
          target: 'signedOut',
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_in_failed', code: getCode(event.error) }) },
        },
      },
      states: {
        asking: {},
        // The page is going; it wakes here only when the person came back through the history.
        leaving: { on: { WOKE: { target: '#session.restoring' } } },
      },
    },
    completing: {
      invoke: {
        src: 'readSignInResult',
        input: ({ context }) => ({ address: context.signInResult ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepSignInResult', params: ({ event }) => event.output },
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_in_failed', code: getCode(event.error) }) },
        },
      },
    },
    signedIn: {
      entry: assign({ signInResult: undefined }),
      initial: 'checking',
      states: {
        checking: {
          always: [{ guard: 'needsRenewal', target: 'renewing' }, { target: 'idle' }],
        },
        idle: {
          after: { checkInterval: { target: 'checking' } },
          on: { WOKE: { target: 'checking' } },
        },
        renewing: {
          invoke: {
            src: 'renew',
            onDone: { target: 'idle', actions: { type: 'keepSession', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => getCode(event.error) },
                target: '#session.signedOut',
                actions: { type: 'end', params: ({ event }) => ({ reason: 'renewal_refused', code: getCode(event.error) }) },
              },
              {
                guard: 'isExpired',
                target: '#session.signedOut',
                actions: { type: 'end', params: ({ event }) => ({ reason: 'expired', code: getCode(event.error) }) },
              },
              // Without a network the token is still good: the next check tries again.
              {
                target: 'idle',
                actions: {
                  type: 'warn',
                  params: ({ event }) => ({ message: 'The session could not be renewed.', context: { error: event.error } }),
                },
              },
            ],
          },
        },
      },
      on: {
        SESSION_ANNOUNCED: { target: '.idle', actions: { type: 'keepSession', params: ({ event }) => event.session } },
        LOGGED_OUT_ELSEWHERE: { target: 'signedOut', actions: { type: 'end', params: { reason: 'signed_out_elsewhere' } } },
        SIGN_OUT: { target: 'signingOut' },
      },
    },
    signingOut: {
      entry: assign({ session: undefined }),
      initial: 'asking',
      invoke: {
        src: 'logout',
        onDone: { target: '.leaving', actions: assign({ ended: undefined }) },
        onError: {
          target: 'signedOut',
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_out_failed', code: getCode(event.error) }) },
        },
      },
      states: {
        asking: {},
        leaving: { on: { WOKE: { target: '#session.restoring' } } },
      },
    },
  },
})
