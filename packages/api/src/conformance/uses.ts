import { describe, expect, type SuiteCollector, test } from 'vitest'
import type { CallOptions } from '../client/index.ts'
import { type Contract, contract } from '../contract/index.ts'
import type { Use, UseKind, Uses } from '../schemas/index.ts'
import { crudKinds, type ListedGroup } from './crud-kinds.ts'
import { type Conversation, NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

type Group = keyof Contract
interface Input {
  params: { org: number; id?: string }
  query?: Record<string, unknown>
  body?: unknown
}
/** What is asked of a kind of entity that tells its uses, whichever it is. */
interface Used {
  list(input: Input, options: CallOptions): Promise<{ totalItems: number; items: { id: string }[] }>
  create(input: Input, options: CallOptions): Promise<{ id: string }>
  uses(input: Input, options: CallOptions): Promise<Uses>
  delete(input: Input, options: CallOptions): Promise<{ id: string }>
}

/** Every kind that tells them. */
const groups = Object.entries(contract).flatMap(([group, calls]) => ('uses' in calls ? [group as Group] : []))

/** Where what refers to something is listed. */
const lists: Partial<Record<UseKind, ListedGroup>> = {
  'task-assets': 'taskAssets',
  assets: 'assets',
  categories: 'categories',
  documents: 'documents',
  interactions: 'interactions',
  jobs: 'jobs',
  'support-profiles': 'supportProfiles',
  templates: 'templates',
  units: 'units',
  variants: 'variants',
}

const listParameters = (group: ListedGroup): string[] => Object.keys(contract[group].list.query.shape)

/** Uses of what the demo has none of. */
const made: Partial<Record<Group, (client: Conversation['client'], options: CallOptions) => Promise<unknown>>> = {
  collections: async ({ collections, supportProfiles }, options) => {
    const { id } = await collections.create({ params: { org: 101 }, body: { name: 'Harvest of uses' } }, options)
    return supportProfiles.create({ body: { name: 'Names a collection', collectionId: id } }, options)
  },
}

export const describeUses = (start: StartTarget): SuiteCollector<object> =>
  describe('what refers to an entity', () => {
    const conversation = useConversation(start)

    test.each(groups)('%s tell what refers to them, and stay where they can’t be deleted', async (group) => {
      const { client, getToken } = conversation()
      const own = { token: await getToken('owner', 101) }
      await made[group]?.(client, own)
      const calls = client[group] as unknown as Used
      const { items } = await calls.list({ params: { org: 101 }, query: { perPage: 100 } }, own)
      const all = await Promise.all(
        items.map(async ({ id }) => ({ params: { org: 101, id }, uses: await calls.uses({ params: { org: 101, id } }, own) })),
      )
      const used = all.find(({ uses }) => uses.usedBy.length > 0)
      if (!used) throw new Error(`Nothing refers to any of ${group}.`)
      const { usedBy, deletable } = used.uses

      const counted = async ({ kind, by, hidden }: Use) => {
        const list = lists[kind]
        if (list === undefined || by === undefined || !listParameters(list).includes(by)) return undefined
        const query = { [by]: used.params.id, perPage: 1, ...(hidden && { hidden: true }) }
        return (await (client[list] as unknown as Used).list({ params: { org: 101 }, query }, own)).totalItems
      }
      for (const use of usedBy) expect([use, (await counted(use)) ?? use.count]).toEqual([use, use.count])

      if (deletable) expect(await calls.delete({ params: used.params }, own)).toEqual({ id: used.params.id })
      else {
        await expect(calls.delete({ params: used.params }, own)).rejects.toMatchObject({ status: 409, usedBy })
        expect(await calls.uses({ params: used.params }, own)).toEqual(used.uses)
      }
    })

    test.each(crudKinds.filter(({ group }) => groups.includes(group)).map((kind) => [kind.group, kind] as const))(
      '%s that nothing refers to can be deleted',
      async (group, { make }) => {
        const { client, target, getToken } = conversation()
        const own = { token: await getToken('owner', 101) }
        const calls = client[group] as unknown as Used
        const { id } = await calls.create({ params: { org: 101 }, body: make(7, target.demo) }, own)
        const params = { org: 101, id }
        expect(await calls.uses({ params }, own)).toEqual({ deletable: true, usedBy: [] })
        expect(await calls.delete({ params }, own)).toEqual({ id })
        for (const gone of [params, { org: 101, id: NOBODY }])
          expect(await readFailure(calls.uses({ params: gone }, own))).toEqual({ code: 'not_found', status: 404 })
      },
    )

    test('where no list tells them apart, the first are told by name', async () => {
      const { client, getToken } = conversation()
      const own = { token: await getToken('owner', 101) }
      const { id } = await client.templates.create({ body: { name: 'Template of uses' } }, own)
      const category = await client.categories.create({ body: { name: 'Category of uses', defaultTemplateId: id } }, own)
      expect(await client.templates.uses({ params: { id } }, own)).toEqual({
        deletable: false,
        usedBy: [{ kind: 'categories', count: 1, by: 'defaultTemplateId', first: [{ id: category.id, name: 'Category of uses' }] }],
      })
    })

    test('a change that they refuse names them, too', async () => {
      const { client, getToken } = conversation()
      const own = { token: await getToken('owner', 101) }
      const elements = [{ name: 'Farm' }, { name: 'Mill' }, { name: 'Port' }]
      const chain = await client.valueChains.create({ body: { name: 'Three steps', elements } }, own)
      const [farm, mill] = chain.elements
      for (const { id, name } of [farm, mill].flatMap((element) => element ?? []))
        await client.documents.create({ body: { name: `Licence of ${name}`, file: '/demo/thing-roble.svg', valueChainElementId: id } }, own)
      const keep = (kept: readonly { id: string; name: string }[]) =>
        client.valueChains.update({ params: { id: chain.id }, body: { elements: kept.map(({ id, name }) => ({ id, name })) } }, own)
      await expect(keep(chain.elements.slice(1))).rejects.toMatchObject({
        code: 'in_use',
        usedBy: [{ kind: 'documents', count: 1, by: 'valueChainElementId' }],
      })
      // No list finds what refers to either of them.
      await expect(keep(chain.elements.slice(2))).rejects.toMatchObject({ code: 'in_use', usedBy: [{ kind: 'documents', count: 2 }] })

      const { id } = await client.ownAttributes.create({ body: { name: 'Grade of uses', type: 'string' } }, own)
      const attribute = { label: 'Grade of uses', value: 'A', type: 'string', baseAttributeId: id, source: 'own' } as const
      const asset = await client.assets.create({ body: { name: 'Graded by uses', attributes: [attribute] } }, own)
      const first = [{ id: asset.id, name: 'Graded by uses' }]
      await expect(client.ownAttributes.update({ params: { id }, body: { type: 'date' } }, own)).rejects.toMatchObject({
        code: 'in_use',
        usedBy: [{ kind: 'assets', count: 1, by: 'baseAttributeId', first }],
      })
    })
  })
