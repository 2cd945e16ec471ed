import type { AccessGrant } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createFakeServer } from '../testing/fake-server.ts'
import { createFakeLogger } from '../testing/logger.ts'
import { createCurrentOrganizationMachine } from './current-organization.actors.ts'
import { toAccountView, toCurrentOrganizationView } from './current-organization.selectors.ts'

const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en-x-farm' }
const account = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  firstName: 'Lucía',
  lastName: 'Paz',
  email: 'owner@demo.test',
  organizations: { totalItems: 1, perPage: 5, totalPages: 1, items: [{ id: 101, slug: 'sierra-alta', name: 'Sierra Alta' }] },
}
const statuses = (page: number) => ({
  totalItems: 3,
  perPage: 50,
  totalPages: 2,
  items:
    page === 1
      ? [
          { value: 1, name: 'Ready' },
          { value: -1, name: 'Unknown ID' },
        ]
      : [{ value: 2, name: 'Packed' }],
})

test('organization, every page of its statuses, token and account come from client and broker', async () => {
  const { client, seen } = createFakeServer({
    'GET /core/organizations/slug/sierra-alta': organization,
    'GET /core/organizations/101/item-status?page=1&perPage=50': statuses(1),
    'GET /core/organizations/101/item-status?page=2&perPage=50': statuses(2),
    'POST /graphql': { data: { myaccount: account } },
  })
  const asked: unknown[] = []
  const listeners = new Set<(grant: AccessGrant) => void>()
  const grant: AccessGrant = {
    jwt: 'organization',
    exp: 4_000_000_000,
    subject: 'lucia',
    organizationId: 101,
    permissions: ['portal:access'],
  }
  const machine = createCurrentOrganizationMachine({
    client,
    broker: {
      obtain: async (id, options) => {
        asked.push(['obtain', id, options])
        return grant
      },
      check: async (id) => void asked.push(['check', id]),
      select: (id) => void asked.push(['select', id]),
      clear: () => void asked.push(['clear']),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    memory: { recall: () => ({}), remember: (slug, accountId) => void asked.push(['remember', slug, accountId]) },
    listenToWake: () => () => undefined,
    logger: createFakeLogger().logger,
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'SELECT', slug: 'sierra-alta' })
  await waitFor(actor, (snapshot) => snapshot.matches({ organization: 'ready' }))
  actor.send({ type: 'LOAD_ACCOUNT' })
  await waitFor(actor, (snapshot) => snapshot.matches({ account: 'loaded' }))
  for (const tell of listeners) tell({ ...grant, permissions: [] })

  const snapshot = actor.getSnapshot()
  expect(toCurrentOrganizationView(snapshot)).toEqual({
    kind: 'ready',
    organization,
    unitStatuses: [
      { value: 1, name: 'Ready' },
      { value: 2, name: 'Packed' },
      { value: -1, name: 'Unknown ID' },
    ],
    permissions: [],
  })
  expect(toAccountView(snapshot)).toEqual({ kind: 'loaded', account })
  actor.send({ type: 'RESET' })
  actor.stop()
  expect(seen.map(({ call }) => call)).toEqual([
    'GET /core/organizations/slug/sierra-alta',
    'GET /core/organizations/101/item-status?page=1&perPage=50',
    'GET /core/organizations/101/item-status?page=2&perPage=50',
    'POST /graphql',
  ])
  expect(asked).toEqual([
    ['select', undefined],
    ['select', undefined],
    ['obtain', 101, { minimumSeconds: 60 }],
    ['select', 101],
    ['remember', 'sierra-alta', undefined],
    ['remember', 'sierra-alta', account.id],
    ['clear'],
    ['select', undefined],
  ])
  expect(listeners.size).toBe(0)
})
