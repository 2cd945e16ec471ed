import { describe, expect, type SuiteCollector, test } from 'vitest'
import { myaccount, organizationTasks } from '../graphql/index.ts'
import { UNKNOWN_UNIT_STATUS } from '../schemas/index.ts'
import { type DemoPerson, readFailure, type StartTarget, useConversation } from './target.ts'

export const describeOrganizations = (start: StartTarget): SuiteCollector<object> =>
  describe('organizations and account', () => {
    const conversation = useConversation(start)

    test('a member reads the organization by its slug', async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('member')
      expect(await client.organizations.bySlug({ params: { slug: 'sierra-alta' } }, { token })).toEqual(target.demo.organizations[0])
    })

    test('a foreign slug, an unknown one and a malformed one are answered alike', async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('member')
      const foreign = target.demo.organizations[1]?.slug ?? ''
      const bySlug = (slug: string) => readFailure(client.organizations.bySlug({ params: { slug } }, { token }))
      expect([await bySlug(foreign), await bySlug('no-such-place')]).toEqual(Array(2).fill({ code: 'organization_not_found', status: 404 }))
      expect(await bySlug('Not A Slug')).toEqual({ code: 'not_found', status: 404 })
    })

    test("the statuses end with 'Unknown ID', and come in pages", async () => {
      const { client, target, getToken } = conversation()
      const token = await getToken('member', 101)
      const own = target.demo.itemStatuses
        .filter(({ organizationId }) => organizationId === 101)
        .map(({ value, name }) => ({ value, name }))
      const items = [...own, UNKNOWN_UNIT_STATUS]
      expect(await client.organizations.unitStatuses({ params: { id: 101 } }, { token })).toEqual({
        totalItems: items.length,
        perPage: 50,
        totalPages: 1,
        items,
      })
      expect(await client.organizations.unitStatuses({ params: { id: 101 }, query: { page: 2, perPage: 3 } }, { token })).toEqual({
        totalItems: items.length,
        perPage: 3,
        totalPages: Math.ceil(items.length / 3),
        items: items.slice(3, 6),
      })
      const names = async (query: object) =>
        (await client.organizations.unitStatuses({ params: { id: 101 }, query }, { token })).items.map(({ name }) => name)
      expect(await names({ search: 'nothing is called so' })).toEqual([UNKNOWN_UNIT_STATUS.name])
      expect(await names({ sort: 'value_desc' })).toEqual([...own.map(({ name }) => name).toReversed(), UNKNOWN_UNIT_STATUS.name])
      expect(await readFailure(client.organizations.unitStatuses({ params: { id: 102 } }, { token }))).toEqual({
        code: 'organization_not_found',
        status: 404,
      })
    })

    test('the account comes with one page of its organizations', async () => {
      const { client, target, getToken, getAccount } = conversation()
      const { canSignIn: _, ...account } = getAccount('owner')
      const items = target.demo.organizations.map(({ id, slug, name, image, businessType }) => ({
        id,
        slug,
        name,
        ...(image && { image }),
        ...(businessType && { businessType }),
      }))
      const token = await getToken('owner')
      expect(await client.graphql(myaccount, { page: 1, perPage: 2 }, { token })).toEqual({
        myaccount: { ...account, organizations: { totalItems: 3, perPage: 2, totalPages: 2, items: items.slice(0, 2) } },
      })
      expect(await readFailure(client.graphql(myaccount, { page: 1, perPage: 2 }))).toEqual({ code: 'unauthenticated', status: 401 })
    })

    test('the tasks of an organization come in pages, by name, to whoever may list them in it', async () => {
      const { client, target, getToken } = conversation()
      const byName = target.demo.tasks
        .filter(({ organizationId }) => organizationId === 101)
        .map(({ id, organizationId, name, description }) => ({ id, organizationId, name, description, usedForDiscovery: false }))
        .toSorted((first, second) => (first.name < second.name ? -1 : 1))
      const ask = async (person: DemoPerson, organizationId: number) =>
        client.graphql(organizationTasks, { organizationId, page: 1, perPage: 3 }, { token: await getToken(person, 101) })
      const first = {
        organizationTasks: { totalItems: byName.length, perPage: 3, totalPages: Math.ceil(byName.length / 3), items: byName.slice(0, 3) },
      }
      // Those who run tasks choose among them (docs/decisions/guided-tasks.md).
      expect([await ask('member', 101), await ask('worker', 101)]).toEqual([first, first])
      expect([await readFailure(ask('member', 102)), await readFailure(ask('member', 999_999))]).toEqual(
        Array(2).fill({ code: 'organization_not_found', status: 200 }),
      )
    })
  })
