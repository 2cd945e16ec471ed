import { describe, expect, type SuiteCollector, test } from 'vitest'
import { type CallOptions, withVersion } from '../client/index.ts'
import { contract } from '../contract/index.ts'
import { readSorts } from '../schemas/index.ts'
import { crudKinds, type ListedGroup } from './crud-kinds.ts'
import { NOBODY, readFailure, type StartTarget, useConversation } from './target.ts'

type Entity = Record<string, unknown> & { id: string }
interface Input {
  params: { org: number; id?: string }
  query?: Record<string, unknown>
  body?: unknown
}
/** The five of a kind, whichever it is. */
interface Five {
  list(input: Input, options: CallOptions): Promise<{ totalItems: number; perPage: number; totalPages: number; items: Entity[] }>
  create(input: Input, options: CallOptions): Promise<Entity>
  get(input: Input, options: CallOptions): Promise<Entity>
  update(input: Input, options: CallOptions): Promise<Entity>
  delete(input: Input, options: CallOptions): Promise<{ id: string }>
}

const listSorts = (group: ListedGroup): readonly string[] => readSorts<string>(contract[group].list.query)

/** The whole failure of a change that comes too late. */
const stale = (call: Promise<unknown>) =>
  expect(call).rejects.toMatchObject({
    code: 'changed_meanwhile',
    status: 412,
    changed: { by: expect.any(String), at: expect.any(String), own: true },
  })

const notFound = { code: 'not_found', status: 404 }
const invalid = { code: 'invalid_content', status: 400 }

export const describeCrud = (start: StartTarget): SuiteCollector<object> =>
  describe('kinds of entities', () => {
    const conversation = useConversation(start)

    test.each(crudKinds.map((kind) => [kind.group, kind] as const))(
      '%s are made, read, found, put in order, changed and deleted',
      async (group, { make, change, bad, search, taken }) => {
        const { client, target, getToken } = conversation()
        const five = client[group] as unknown as Five
        const own = { token: await getToken('owner', 101) }
        const org = { params: { org: 101 } }
        const at = (id: string) => ({ params: { org: 101, id } })

        const first = await five.create({ ...org, body: make(1, target.demo) }, own)
        const second = await five.create({ ...org, body: make(2, target.demo) }, own)
        const both = [first.id, second.id]
        if (taken) expect(await readFailure(five.create({ ...org, body: make(1, target.demo) }, own))).toEqual({ code: taken, status: 409 })
        // What nobody sees is no other name.
        const alike = { ...make(1, target.demo), name: '\u200econ\u00adformance\u00a0\t1\u200b' }
        if (taken === 'name_taken')
          expect(await readFailure(five.create({ ...org, body: alike }, own))).toEqual({ code: taken, status: 409 })
        expect(await readFailure(five.create({ ...org, body: { ...make(3, target.demo), ...bad } }, own))).toEqual(invalid)
        expect(first).toMatchObject({ createdAt: target.demo.now })
        expect(await five.get(at(first.id), own)).toMatchObject({ id: first.id, createdAt: first.createdAt })

        const list = (query: object) => five.list({ ...org, query: { search, ...query } }, own)
        for (const sort of listSorts(group)) {
          const { items } = await list({ sort })
          expect([sort, items.map(({ id }) => id)]).toEqual([sort, sort.endsWith('_asc') ? both : both.toReversed()])
        }
        const [sort] = listSorts(group).filter((name) => name.endsWith('_asc'))
        const pages = await Promise.all([1, 2, 3].map((page) => list({ page, perPage: 1, sort })))
        expect(pages.map(({ items, ...page }) => ({ ...page, ids: items.map(({ id }) => id) }))).toEqual(
          [[first.id], [second.id], []].map((ids) => ({ totalItems: 2, perPage: 1, totalPages: 2, ids })),
        )
        expect((await list({ search: 'nothing is called so' })).totalItems).toBe(0)
        expect(await readFailure(list({ sort: 'nonsense_asc' }))).toEqual(invalid)

        const changed = await five.update({ ...at(first.id), body: change }, own)
        expect(changed).toMatchObject({ id: first.id, ...change })
        expect(await five.get(at(first.id), own)).toEqual(changed)
        expect(await readFailure(five.update({ ...at(first.id), body: bad }, own))).toEqual(invalid)

        const other = { token: await getToken('owner', 102) }
        for (const [params, token] of [
          [{ org: 101, id: NOBODY }, own],
          [{ org: 102, id: first.id }, other],
        ] as const) {
          const answers = [five.get({ params }, token), five.update({ params, body: change }, token), five.delete({ params }, token)]
          expect(await Promise.all(answers.map(readFailure))).toEqual(Array(3).fill(notFound))
        }
        for (const id of both) expect(await five.delete(at(id), own)).toEqual({ id })
        expect(await readFailure(five.get(at(first.id), own))).toEqual(notFound)
        expect((await list({})).totalItems).toBe(0)
      },
    )

    test.each(crudKinds.map((kind) => [kind.group, kind] as const))(
      '%s are changed and deleted as the version that was read, and not when they have become another',
      async (group, { make, change }) => {
        const { client, target, getToken } = conversation()
        const five = client[group] as unknown as Five
        const own = { token: await getToken('owner', 101) }
        const { id } = await five.create({ params: { org: 101 }, body: make(1, target.demo) }, own)
        const at = { params: { org: 101, id } }
        const read = () => withVersion((options) => five.get(at, { ...own, ...options }))

        const before = await read()
        expect(await read()).toEqual(before)
        const ifMatch = before.version ?? ''
        const after = await withVersion((options) => five.update({ ...at, body: change }, { ...own, ...options, ifMatch }))
        expect(after.version).not.toBe(before.version)
        expect(await read()).toEqual(after)

        await stale(five.update({ ...at, body: change }, { ...own, ifMatch }))
        await stale(five.delete(at, { ...own, ifMatch }))
        expect(await read()).toEqual(after)
        expect(await five.delete(at, { ...own, ifMatch: after.version ?? '' })).toEqual({ id })
      },
    )

    test.each(crudKinds.flatMap(({ group, make }) => ('duplicate' in contract[group] ? [[group, make] as const] : [])))(
      '%s are duplicated under another name',
      async (group, make) => {
        const { client, target, getToken } = conversation()
        const six = client[group] as unknown as Five & { duplicate: Five['get'] }
        const own = { token: await getToken('owner', 101) }
        const at = (id: string) => ({ params: { org: 101, id } })
        const { id } = await six.create({ params: { org: 101 }, body: make(1, target.demo) }, own)
        const copy = await six.duplicate(at(id), own)
        expect(copy).toMatchObject({ ...make(1, target.demo), name: `${make(1, target.demo).name} (2)` })
        expect(await readFailure(six.duplicate(at(NOBODY), own))).toEqual(notFound)
        for (const each of [copy.id, id]) expect(await six.delete(at(each), own)).toEqual({ id: each })
      },
    )

    test('what something else names stays, and a change takes no name that another has', async () => {
      const { client, getToken } = conversation()
      const own = { token: await getToken('owner', 101) }
      const [category] = (await client.categories.list({ query: { search: 'Coffee, green' } }, own)).items
      expect(await readFailure(client.categories.delete({ params: { id: category?.id ?? '' } }, own))).toEqual({
        code: 'in_use',
        status: 409,
      })
      const { id } = await client.categories.create({ body: { name: 'Sesame' } }, own)
      const change = client.categories.update({ params: { id }, body: { name: category?.name } }, own)
      expect(await readFailure(change)).toEqual({ code: 'name_taken', status: 409 })
    })
  })
