import type { AuthorizeOptions, IdentityClient } from '@tracemark/api/identity'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type Logger, warnTo } from '../shared/logger.ts'
import type { ListenToWake } from '../shared/wake.ts'
import { type SessionEvent, sessionMachine } from './session.machine.ts'

export interface SessionDependencies {
  identity: IdentityClient
  listenToWake: ListenToWake
  logger: Logger
}

const createSessionActors = ({ identity, listenToWake }: Omit<SessionDependencies, 'logger'>) => ({
  checkSession: fromPromise(() => identity.checkSession()),
  authorize: fromPromise<void, AuthorizeOptions>(({ input }) => identity.authorize(input)),
  readSignInResult: fromPromise(({ input }: { input: { address: string } }) => identity.parseSignInResult(input.address)),
  renew: fromPromise(() => identity.renew()),
  logout: fromPromise(() => identity.logout()),
  otherTabs: fromCallback<AnyEventObject>(({ sendBack }) => {
    const tell = (event: SessionEvent) => sendBack(event)
    const stops = [
      identity.onLogout(() => tell({ type: 'LOGGED_OUT_ELSEWHERE' })),
      identity.onSession((session) => tell({ type: 'SESSION_ANNOUNCED', session })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }),
  wake: fromCallback<AnyEventObject>(({ sendBack }) => listenToWake(() => sendBack({ type: 'WOKE' } satisfies SessionEvent))),
})

/** The session machine on an identity client. */
export const createSessionMachine = (dependencies: SessionDependencies) =>
  sessionMachine.provide({ actors: createSessionActors(dependencies), actions: { warn: warnTo(dependencies.logger) } })
