import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { createDemoData } from '../demo/index.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { createMockState } from './mock-state.ts'
import { issueMockToken } from './mock-tokens.ts'

const demo = createDemoData(new Date('2026-05-20T15:00:00Z'))

/** One organization that can be read and changed. */
const setUp = () => {
  const state = createMockState({ demo })
  const owner = state.demo.accounts.find(({ email }) => email === 'owner@demo.test')
  const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en' as const }
  const handlers = [
    mockEndpoint(state, contract.organizations.get, () => ({ ...organization })),
    mockEndpoint(state, contract.organizations.update, ({ body: { name } }) => ({ ...Object.assign(organization, { name }) })),
  ]
  const token = issueMockToken({ kind: 'organization', sub: owner?.id ?? '', orgId: 101, exp: Date.parse(demo.now) / 1000 + 600 })
  const call = async (method: 'GET' | 'PATCH', headers: Record<string, string> = {}, name?: string) => {
    const request = new Request('http://mock.test/core/organizations/101', {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(name !== undefined && { body: JSON.stringify({ name }) }),
    })
    const response = await getResponse(handlers, request)
    return { status: response?.status, version: response?.headers.get('etag') ?? '', json: await response?.json() }
  }
  return { call, owner }
}

test('a change is done to the version that it names, and refused to the one before, with who changed it', async () => {
  const { call, owner } = setUp()
  const before = await call('GET')
  const changed = await call('PATCH', { 'if-match': before.version }, 'Sierra Baja')
  expect([changed.status, changed.version === before.version]).toEqual([200, false])
  expect(await call('GET')).toEqual(changed)
  const refused = await call('PATCH', { 'if-match': before.version }, 'Sierra Media')
  expect(refused).toMatchObject({
    status: 412,
    json: { code: 'changed_meanwhile', changed: { at: demo.now, by: `${owner?.firstName} ${owner?.lastName}`, own: true } },
  })
  expect(await call('GET')).toEqual(changed)
  expect((await call('PATCH', {}, 'Sierra Media')).status).toBe(200)
})
