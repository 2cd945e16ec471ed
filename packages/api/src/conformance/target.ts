import { beforeAll } from 'vitest'
import { type AccessGrant, ApiError, type Calls, createCalls, createFetchTransport, withAbsoluteFiles } from '../client/index.ts'
import type { DemoData } from '../demo/index.ts'
import { callAt } from './calls.ts'

/** An id that nothing has. */
export const NOBODY = '0190a000-0000-7000-8000-00000000dead'

export type DemoPerson = 'owner' | 'member' | 'worker'

/** Something that implements the contract over the demo data: the mocks, or a running backend. */
export interface ConformanceTarget {
  baseUrl: string
  fetch: typeof globalThis.fetch
  demo: DemoData
  /** The identity token of `<person>@demo.test`. */
  identityToken: (person: DemoPerson) => Promise<string>
  /** The token of the invitation that this address was sent last: it stands in an e-mail alone. */
  invitationToken?: (email: string) => Promise<string>
  /** Makes the files that were asked for; absent where reading one makes it. */
  makeExports?: () => Promise<void>
  stop?: () => Promise<void>
}

export type StartTarget = () => Promise<ConformanceTarget>

export interface Conversation {
  target: ConformanceTarget
  client: Calls
  /** A general token, or one of an organization. */
  getToken: (person: DemoPerson, organizationId?: AccessGrant['organizationId']) => Promise<string>
  /** Who a person is in the demo data. */
  getAccount: (person: DemoPerson) => DemoData['accounts'][number]
}

const converse = (target: ConformanceTarget): Conversation => {
  const client = createCalls({ ...target, transport: createFetchTransport(target.fetch) })
  return {
    target,
    client,
    getToken: async (person, organizationId) => {
      const token = await target.identityToken(person)
      return (await client.accessTokens.exchange({ body: { ...(organizationId !== undefined && { organizationId }) } }, { token })).jwt
    },
    getAccount: (person) => {
      const account = target.demo.accounts.find(({ email }) => email === `${person}@demo.test`)
      if (!account) throw new TypeError(`The demo data has no ${person}.`)
      return account
    },
  }
}

/** The ids of calls that were asked in this file and answered with what was asked for. */
export const answeredCalls = new Set<string>()

/** Notes which calls a target has answered. */
const noting =
  ({ baseUrl, fetch }: ConformanceTarget): typeof globalThis.fetch =>
  async (input, init) => {
    // Another request made of one takes its body away.
    const { method, url } = input instanceof Request ? input : new Request(input, init)
    const response = await fetch(input, init)
    const id = callAt(method, new URL(url.replace(baseUrl, 'http://any')).pathname)
    if (response.ok && id !== undefined) answeredCalls.add(id)
    return response
  }

/** Starts a target of its own for the suite that calls it, and stops it after. */
export const useConversation = (start: StartTarget): (() => Conversation) => {
  let conversation: Conversation | undefined
  beforeAll(async () => {
    const started = await start()
    const target = { ...started, fetch: noting(started), demo: withAbsoluteFiles(started.demo, started.baseUrl) }
    conversation = converse(target)
    return () => target.stop?.()
  })
  return () => {
    if (!conversation) throw new Error('The conversation begins with the first test.')
    return conversation
  }
}

/** Where the fields stand that a call is refused for. */
export const readFields = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.fields?.map(({ path }) => path)
    throw error
  }
  throw new Error('The call succeeded, and should have failed.')
}

/** Code and status of the failure that a call is expected to have. */
export const readFailure = async (call: Promise<unknown>): Promise<{ code: string; status: number | undefined }> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, status: error.status }
    throw error
  }
  throw new Error('The call succeeded, and should have failed.')
}
