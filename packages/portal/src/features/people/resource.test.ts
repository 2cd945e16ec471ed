import { QueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { toListOptions } from '../../platform/resource/to-list-options.ts'
import { serverListQuery } from '../../platform/use-server-list.ts'
import { users } from './resource.ts'

/** The statuses that the list asks for at this address. */
const asked = async (search: string) => {
  const queries: { status?: readonly string[] }[] = []
  const list = async ({ query = {} }: { query?: { status?: readonly string[] } }) => {
    queries.push(query)
    return { items: [], totalItems: 0, totalPages: 0, perPage: 25 }
  }
  const client = { organizationId: 101, organizationAccounts: { list } } as unknown as OrganizationClient
  await new QueryClient().fetchQuery(serverListQuery(toListOptions(users, client, { thingId: '' }), new URLSearchParams(search)))
  return queries.map(({ status }) => status)
}

test('who has declined an invitation is no user, whatever the address says', async () => {
  const all = ['active', 'suspended', 'pending', 'expired']
  expect([await asked(''), await asked('status=declined'), await asked('status=declined,expired')]).toEqual([[all], [all], [['expired']]])
})
