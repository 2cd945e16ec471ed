import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, createApiClient, createKyTransport, createTokenBroker } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import { createBrowserIdentityEnvironment, createIdentityClient } from '@tracemark/api/identity'
import { serverPresence } from '@tracemark/api/presence'
import {
  createCurrentOrganizationMachine,
  createOrganizationMemory,
  type OrganizationMemory,
} from '@tracemark/state-machines/current-organization'
import { createSessionMachine, createWakeListener, type Logger, selectSession } from '@tracemark/state-machines/session'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Config } from '../boot/config.ts'
import { deviceStorage, openStorage } from '../platform/device-storage.ts'
import { liveIdentityToken } from '../session/identity-token.ts'
import { consoleLogger } from './logger.ts'
import { createQueryClient } from './query-client.ts'
import { watchServer } from './watch-server.ts'

export interface Services {
  client: ApiClient
  session: ActorRefFrom<ReturnType<typeof createSessionMachine>>
  organization: ActorRefFrom<ReturnType<typeof createCurrentOrganizationMachine>>
  memory: OrganizationMemory
  queries: QueryClient
  logger: Logger
  /** Of this installation's maps, where it names one. */
  mapStyleUrl: string | undefined
}

/** Where the provider sends people back to; the rest of the path is theirs (specification 1, section 2). */
export const SIGN_IN_RESULT_PATH = '/loggedin'

const isSignInResult = (path: string): boolean => path === SIGN_IN_RESULT_PATH || path.startsWith(`${SIGN_IN_RESULT_PATH}/`)

/** Joins client, tokens and machines. The machines run from the first moment, outside of what is on the screen. */
export const createServices = ({ issuer, clientId, product, mapStyleUrl }: Config): Services => {
  serverClock.keepIn(deviceStorage)
  const tabStorage = openStorage(() => sessionStorage)
  const identity = createIdentityClient({
    ...createBrowserIdentityEnvironment({ storage: tabStorage, deviceStorage }),
    issuer,
    clientId,
    redirectUri: `${location.origin}${SIGN_IN_RESULT_PATH}`,
    postLogoutRedirectUri: `${location.origin}/loggedout`,
  })
  const client: ApiClient = createApiClient({
    baseUrl: '',
    product,
    transport: createKyTransport({ fetch: serverPresence.listen(serverClock.listen((...request) => fetch(...request))) }),
    token: (organizationId) => tokens.tokenFor(organizationId),
    onRefused: () => organization.send({ type: 'REFUSED' }),
  })
  const tokens = createTokenBroker({
    client,
    subject: () => identity.current()?.subject,
    identityToken: () => liveIdentityToken(identity),
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    storage: tabStorage,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: serverClock.now,
  })
  const logger = consoleLogger
  const queries = createQueryClient(logger)
  const memory = createOrganizationMemory(deviceStorage)
  const listenToWake = createWakeListener(window)

  const signInResult = isSignInResult(location.pathname) ? location.href : undefined
  const session = createActor(createSessionMachine({ identity, listenToWake, logger }), { input: { signInResult } })
  const organization = createActor(createCurrentOrganizationMachine({ client, broker: tokens, memory, listenToWake, logger }))

  let subject: string | undefined
  session.subscribe((snapshot) => {
    const next = selectSession(snapshot)?.subject
    if (next === subject) return
    if (subject !== undefined) {
      organization.send({ type: 'RESET' })
      queries.clear()
    }
    subject = next
    if (next !== undefined) organization.send({ type: 'LOAD_ACCOUNT' })
  })
  organization.start()
  session.start()
  watchServer(serverPresence, queries)
  return { client, session, organization, memory, queries, logger, mapStyleUrl }
}
