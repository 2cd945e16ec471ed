import { createApiClient, createFetchTransport } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { findOwnMembership, savePortalLanguage } from './portal-language.ts'

const id = (last: number) => `0198c5a0-0000-7000-8000-${String(last).padStart(12, '0')}`

const membership = (last: number) => ({
  id: id(100 + last),
  organizationId: 101,
  accountId: id(last),
  name: `Member ${last}`,
  email: `member-${last}@example.com`,
  role: 'member',
  isAdmin: false,
  accessPortal: true,
  isSuspended: false,
  status: 'active',
  ...(last === 25 && { portalLanguage: 'ja' }),
})

/** An organization of 25 members. */
const createServer = () => {
  const seen: unknown[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const body = await request.json()
    if (request.method === 'PATCH') {
      seen.push([new URL(request.url).pathname, body])
      return Response.json(membership(25))
    }
    const { page, perPage } = body.variables
    seen.push(body.variables)
    const items = Array.from({ length: 25 }, (_, at) => membership(at + 1)).slice((page - 1) * perPage, page * perPage)
    return Response.json({ data: { organizationAccounts: { totalItems: 25, perPage, totalPages: 3, items } } })
  }
  const transport = createFetchTransport(answer as typeof globalThis.fetch)
  const client = createApiClient({ baseUrl: 'http://api.test', transport, token: async () => 'token' })
  return { client: client.for(101), seen }
}

const asked = (page: number) => ({ organizationId: 101, page, perPage: 10, sort: 'name_0' })

test('one is found on whichever page of ten one stands, and no further page is asked for', async () => {
  const { client, seen } = createServer()
  expect((await findOwnMembership(client, id(12)))?.name).toBe('Member 12')
  expect(seen).toEqual([asked(1), asked(2)])
  expect((await findOwnMembership(client, id(25)))?.portalLanguage).toBe('ja')
})

test('whoever is not among them has no membership', async () => {
  const { client, seen } = createServer()
  expect(await findOwnMembership(client, id(99))).toBeUndefined()
  expect(seen).toEqual([asked(1), asked(2), asked(3)])
})

test('the language is kept with the membership', async () => {
  const { client, seen } = createServer()
  await savePortalLanguage(client, id(25), 'de')
  expect(seen).toEqual([[`/core/organizations/101/accounts/${id(25)}`, { portalLanguage: 'de' }]])
})
