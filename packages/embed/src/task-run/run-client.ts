import { ApiError, type Call, type CallOptions, createCaller, createFetchTransport, type LooseInput, toCalls } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import type { Endpoint } from '@tracemark/api/contract'
import { taskRuns } from '@tracemark/api/contract/task-runs'
import { serverPresence } from '@tracemark/api/presence'

interface RunClientOptions {
  /** Origin of the API; '' is the page's own. */
  api: string
  fetch?: typeof globalThis.fetch | undefined
}

type LateCalls = typeof import('./late-calls.ts')

const bringLateCalls = (): Promise<LateCalls> =>
  import('./late-calls.ts').catch((cause) => {
    throw new ApiError('network_unreachable', 'The shapes of this call could not be fetched.', { cause })
  })

/** The calls of a run. Those that few runs make, with files, credentials and corrections, come when they are made. */
export const createRunClient = ({ api, fetch = globalThis.fetch.bind(globalThis) }: RunClientOptions) => {
  const call = createCaller({ baseUrl: api, transport: createFetchTransport(serverPresence.listen(serverClock.listen(fetch))) })
  const late = <Definition extends Endpoint>(of: (calls: LateCalls) => Definition) =>
    (async (input?: LooseInput, options?: CallOptions) => call(of(await bringLateCalls()), input, options)) as Call<Definition>
  return {
    ...toCalls({ taskRuns }, call),
    files: { create: late(({ files }) => files.create) },
    integrations: { invite: late(({ integrations }) => integrations.invite) },
    interactions: { update: late(({ interactions }) => interactions.update) },
  }
}
