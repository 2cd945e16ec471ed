import { type AuthorizeOptions, IdentityError, type IdentityErrorCode, type Session, type SignInResult } from '@tracemark/api/identity'
import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
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
}

/** `signInResult`: the whole address of the page, when it is the page that the provider sends people back to. */
export interface SessionInput {
  signInResult?: string | undefined
}

export type SessionEvent =
  | ({ type: 'SIGN_IN' } & AuthorizeOptions)
  | { type: 'SIGN_OUT' }
  | { type: 'LOGGED_OUT_ELSEWHERE' }
  | { type: 'SESSION_ANNOUNCED'; session: Session }
  | { type: 'WOKE' }

const codeOf = (error: unknown): IdentityErrorCode => (error instanceof IdentityError ? error.code : 'answer_invalid')
const secondsLeft = ({ session }: SessionContext): number => (session ? session.exp - Date.now() / 1_000 : 0)

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
    isSignedIn: (_, session: Session | undefined) => session !== undefined,
    isRefusal: (_, code: IdentityErrorCode) => code === 'renewal_refused' || code === 'signed_out',
  },
  actions: {
    keepSession: assign((_, session: Session | undefined) => ({ session, ended: undefined })),
    keepSignInResult: assign((_, { session, returnTo }: SignInResult) => ({ session, returnTo, ended: undefined })),
    end: assign((_, ended: SessionEnd) => ({ ended })),
  },
  delays: { checkInterval: CHECK_INTERVAL_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ signInResult: input.signInResult }),
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
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
      on: { LOGGED_OUT_ELSEWHERE: { target: 'signedOut', actions: { type: 'end', params: { reason: 'signed_out_elsewhere' } } } },
    },
    signedOut: {
      entry: assign({ session: undefined, returnTo: undefined, signInResult: undefined }),
      on: {
        SIGN_IN: { target: 'signingIn' },
        SESSION_ANNOUNCED: { target: 'signedIn', actions: { type: 'keepSession', params: ({ event }) => event.session } },
        // A laptop often wakes before its network: the session that ended meanwhile may still be renewed.
        WOKE: { guard: 'endedByTime', target: 'restoring' },
      },
    },
    signingIn: {
      entry: assign({ ended: undefined }),
      initial: 'asking',
      invoke: {
        src: 'authorize',
        input: ({ event }) => {
          if (event.type !== 'SIGN_IN') return {}
          const { type: _, ...options } = event
          return options
        },
        onDone: { target: '.leaving' },
        onError: {
          target: 'signedOut',
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_in_failed', code: codeOf(event.error) }) },
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
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_in_failed', code: codeOf(event.error) }) },
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
                guard: { type: 'isRefusal', params: ({ event }) => codeOf(event.error) },
                target: '#session.signedOut',
                actions: { type: 'end', params: ({ event }) => ({ reason: 'renewal_refused', code: codeOf(event.error) }) },
              },
              {
                guard: 'isExpired',
                target: '#session.signedOut',
                actions: { type: 'end', params: ({ event }) => ({ reason: 'expired', code: codeOf(event.error) }) },
              },
              // Without a network the token is still good: the next check tries again.
              { target: 'idle' },
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
        onDone: { target: '.leaving' },
        onError: {
          target: 'signedOut',
          actions: { type: 'end', params: ({ event }) => ({ reason: 'sign_out_failed', code: codeOf(event.error) }) },
        },
      },
      states: {
        asking: {},
        leaving: { on: { WOKE: { target: '#session.restoring' } } },
      },
    },
  },
})
