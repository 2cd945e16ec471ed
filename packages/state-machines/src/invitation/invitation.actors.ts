import type { ApiClient } from '@tracemark/api/client'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type Logger, warnTo } from '../shared/logger.ts'
import type { ListenToWake } from '../shared/wake.ts'
import { invitationMachine } from './invitation.machine.ts'
import type { Doorway, InvitationEvent } from './invitation.types.ts'

export interface InvitationDependencies {
  client: { invitations: Pick<ApiClient['invitations'], 'get' | 'accept' | 'decline'> }
  leave: (doorway: Doorway) => void
  switchAccount: () => void
  joined: () => void
  listenToWake: ListenToWake
  logger: Logger
}

/** The machine of an invitation on an API client and the session of the page. */
export const createInvitationMachine = ({ client, leave, switchAccount, joined, listenToWake, logger }: InvitationDependencies) => {
  const { get, accept, decline } = client.invitations
  return invitationMachine.provide({
    actors: {
      lookUp: fromPromise(({ input: { token }, signal }: { input: { token: string }; signal: AbortSignal }) =>
        get({ params: { token } }, { signal, retry: false }),
      ),
      accept: fromPromise(async ({ input: { token } }: { input: { token: string } }) => (await accept({ body: { token } })).organization),
      decline: fromPromise(async ({ input: { token } }: { input: { token: string } }) => (await decline({ body: { token } })).organization),
      wake: fromCallback<AnyEventObject>(({ sendBack }) => listenToWake(() => sendBack({ type: 'WOKE' } satisfies InvitationEvent))),
    },
    actions: {
      warn: warnTo(logger),
      leave: (_, doorway) => leave(doorway),
      switchAccount,
      joined,
    },
  })
}
