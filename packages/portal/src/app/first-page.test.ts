import { QueryClient } from '@tanstack/react-query'
import { type AccessGrant, ApiError, createApiClient } from '@tracemark/api/client'
import type { IdentityClient } from '@tracemark/api/identity'
import { createCurrentOrganizationMachine } from '@tracemark/state-machines/current-organization'
import { createSessionMachine } from '@tracemark/state-machines/session'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { prepareFirstPage } from './first-page.ts'
import type { RouteHandle } from './route-handle.ts'
import type { Services } from './services.ts'

const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en' }
const statuses = { totalItems: 0, perPage: 50, totalPages: 1, items: [] }
const account = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'owner@demo.test',
  organizations: { totalItems: 1, perPage: 5, totalPages: 1, items: [organization] },
}
const grant: AccessGrant = { jwt: 'one', exp: 4_000_000_000, subject: 'lucia', organizationId: 101, permissions: ['portal:access'] }
const none = () => () => undefined

const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(new Request(input, init).url)
  if (pathname === '/graphql') return Response.json({ data: { myaccount: account } })
  return Response.json(pathname.endsWith('/item-status') ? statuses : organization)
}

interface World {
  isWarm?: boolean
  signedIn?: boolean
  /** What asking for the organization's token comes to. */
  obtain?: () => Promise<AccessGrant>
  /** Far longer than a busy machine takes, where what is fetched is to arrive. */
  patienceMs?: number
}

/** Prepares the address; tells what was fetched ahead and what the page then knows. */
const prepare = async (path: string, { isWarm = true, signedIn = true, obtain = async () => grant, patienceMs = 30_000 }: World = {}) => {
  const identity = {
    checkSession: async () => (signedIn ? { identityToken: 'id', exp: 4_000_000_000, subject: 'lucia' } : undefined),
    onLogout: none,
    onSession: none,
  } as unknown as IdentityClient
  const client = createApiClient({ baseUrl: 'http://portal.test', token: async () => 'one', fetch: answer as typeof fetch })
  const session = createActor(createSessionMachine({ identity, listenToWake: none }), { input: {} }).start()
  const broker = { obtain, check: async () => undefined, select: () => undefined, clear: () => undefined, subscribe: none }
  const memory = { recall: () => ({}), remember: () => undefined }
  const current = createActor(createCurrentOrganizationMachine({ client, broker, memory, listenToWake: none })).start()
  current.send({ type: 'LOAD_ACCOUNT' })
  const fetched: unknown[] = []
  const handle: RouteHandle = { prefetch: async (_, id, params) => void fetched.push([id, params.get('page')]) }
  const router = createMemoryRouter(
    [{ path: '/' }, { path: '/org/:id', children: [{ path: 'interactions', handle, lazy: async () => ({ Component: () => null }) }] }],
    { initialEntries: [path] },
  )
  const warmStart = {
    isWarm,
    fetch: answer as typeof fetch,
    language: undefined,
    noteLanguage: () => undefined,
    begun: Promise.resolve([]),
    shown: () => ({ address: path, answers: [] }),
    forget: () => undefined,
  }
  const services: Services = {
    client,
    session,
    organization: current,
    memory,
    queries: new QueryClient(),
    warmStart,
    mapStyleUrl: undefined,
  }
  await prepareFirstPage(services, router, patienceMs)
  const { organization: state } = current.getSnapshot().value
  for (const actor of [session, current]) actor.stop()
  return { fetched, state, routed: router.state.initialized }
}

const PAGE = '/org/sierra-alta/interactions?page=2'

test('a warm start has organization, route and rows before the page is drawn', async () => {
  expect(await prepare(PAGE)).toEqual({ fetched: [[101, '2']], state: { ready: 'idle' }, routed: true })
})

test.each<[string, string, World, unknown]>([
  ['a cold start', PAGE, { isWarm: false }, 'none'],
  ['nobody signed in', PAGE, { signedIn: false }, 'none'],
  ['an address outside of organizations', '/', {}, 'none'],
  ['an organization that is refused', PAGE, { obtain: () => Promise.reject(new ApiError('permission_denied', 'No.')) }, 'failed'],
])('%s is drawn without waiting for rows', async (_, path, world, state) => {
  expect(await prepare(path, world)).toMatchObject({ fetched: [], state })
})

test('a server that lets the page wait does not leave it empty', async () => {
  expect(await prepare(PAGE, { obtain: () => new Promise(() => undefined), patienceMs: 20 })).toMatchObject({
    fetched: [],
    state: { loading: 'token' },
  })
})
