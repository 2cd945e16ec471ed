import { createCalls } from '@tracemark/api/client'
import { starterChains } from '@tracemark/api/content'
import type { NewValueChain } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const client = () => createCalls(app)
const make = (body: z.input<typeof NewValueChain>) => client().valueChains.create({ body }, { token })
const get = (id: string) => client().valueChains.get({ params: { id } }, { token })
const defaults = async () =>
  (await client().valueChains.list({ query: { perPage: 100 } }, { token })).items.filter(({ isDefault }) => isDefault).map(({ id }) => id)

test.each(starterChains)('the starter $starter makes a chain with all its elements', async ({ starter, name, description, elements }) => {
  expect((await client().valueChains.starters({}, { token })).items.map((chain) => chain.starter)).toContain(starter)
  const owner = app.demo.accounts.find(({ email }) => email === 'owner@demo.test')
  const chain = await make({ starter })
  const origin = { createdAt: TEST_NOW.toISOString(), createdById: owner?.id }
  expect(chain).toEqual({
    id: chain.id,
    name,
    description,
    archived: false,
    isDefault: false,
    defaultElementId: chain.elements.find(({ isDefault }) => isDefault)?.id,
    elements: elements.map((element, order) => ({ ...element, id: chain.elements[order]?.id, order, components: [], ...origin })),
    account: { id: owner?.id, firstName: owner?.firstName, lastName: owner?.lastName, ...(owner?.image && { image: owner.image }) },
    ...origin,
    createdBy: { id: owner?.id, name: 'Lucía Montoya' },
  })
  expect((await make({ starter })).name).toBe(`${name} (2)`)
})

test('a chain is archived unless it is the default, and is in use again once it becomes that', async () => {
  const { valueChains } = client()
  const { id } = await make({ name: 'Of last year' })
  const update = (body: { archived?: boolean; isDefault?: boolean }, chain = id) =>
    valueChains.update({ params: { id: chain }, body }, { token })
  expect(await update({ archived: true })).toMatchObject({ archived: true, isDefault: false })
  const [before = ''] = await defaults()
  await expect(update({ archived: true }, before)).rejects.toMatchObject({ fields: [{ path: ['archived'], code: 'default_needed' }] })
  expect(await update({ isDefault: true })).toMatchObject({ archived: false, isDefault: true })
  await update({ isDefault: true }, before)
})

test('elements are put in order, added, changed and taken away; one is always the default', async () => {
  const { valueChains } = client()
  const chain = await make({ name: 'Tea', elements: [{ name: 'Garden' }, { name: 'Factory', transportationMethod: 'sea' }] })
  const [garden, factory] = chain.elements
  expect([garden?.isDefault, factory?.isDefault]).toEqual([true, false])
  const update = (elements: object[]) => valueChains.update({ params: { id: chain.id }, body: { elements: elements as [] } }, { token })
  const changed = await update([
    { id: factory?.id, name: 'Works', isDefault: true, gln: '4012345000009' },
    { name: 'Store', enabled: false },
  ])
  expect(changed.elements.map(({ id, name, order, isDefault, enabled, gln }) => ({ id, name, order, isDefault, enabled, gln }))).toEqual([
    { id: factory?.id, name: 'Works', order: 0, isDefault: true, enabled: true, gln: '4012345000009' },
    { id: changed.elements[1]?.id, name: 'Store', order: 1, isDefault: false, enabled: false, gln: undefined },
  ])
  expect(changed.defaultElementId).toBe(factory?.id)
  for (const [elements, failure] of [
    [[{ id: garden?.id, name: 'Gone' }], { code: 'invalid_content', fields: [{ path: ['elements', 0, 'id'] }] }],
    [[{ id: app.demo.valueChains.at(-1)?.elements[0]?.id, name: 'Foreign' }], { code: 'invalid_content' }],
    [
      [
        { name: 'A', isDefault: true },
        { name: 'B', isDefault: true },
      ],
      { code: 'invalid_content', fields: [{ path: ['elements', 1, 'isDefault'] }] },
    ],
    [[{ name: 'A', gln: '4012345000001' }], { code: 'identifier_invalid', status: 400 }],
  ] as const)
    await expect(update([...elements])).rejects.toMatchObject(failure)
  expect(await get(chain.id)).toEqual(changed)
  await expect(make({ name: 'Tea' })).rejects.toMatchObject({ code: 'name_taken', status: 409 })
  await expect(client().valueChains.create({ body: {} }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
    fields: [{ path: ['name'] }],
  })
})

test('what records stand at stays', async () => {
  const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === 101)
  const params = { id: chain?.id ?? '' }
  const before = await get(params.id)
  await expect(client().valueChains.update({ params, body: { elements: [] } }, { token })).rejects.toMatchObject({
    code: 'in_use',
    status: 409,
  })
  await expect(client().valueChains.delete({ params }, { token })).rejects.toMatchObject({ code: 'in_use', status: 409 })
  expect(await get(params.id)).toEqual(before)
})

test('a copy has elements and content blocks of its own, and is not the default', async () => {
  const chain = await make({ name: 'Origin', isDefault: true, elements: [{ name: 'Field' }, { name: 'Gate', isDefault: true }] })
  const element = chain.elements[1]
  const block = await client().components.create(
    { params: { org: 101 }, body: { name: 'At the gate', ...(element && { valueChainElementId: element.id }) } },
    { token },
  )
  // Within a chain its id is enough.
  const { createdBy: _, ...shown } = block
  expect((await get(chain.id)).elements[1]?.components).toEqual([shown])
  const copy = await client().valueChains.duplicate({ params: { id: chain.id } }, { token })
  expect(copy).toEqual({
    ...chain,
    id: copy.id,
    name: 'Origin (2)',
    isDefault: false,
    defaultElementId: copy.elements[1]?.id,
    elements: chain.elements.map((original, order) => ({
      ...original,
      id: copy.elements[order]?.id,
      components: order === 1 ? [{ ...shown, id: copy.elements[1]?.components[0]?.id, valueChainElementId: copy.elements[1]?.id }] : [],
    })),
  })
  expect(copy.elements[1]?.components[0]?.id).not.toBe(block.id)
  expect(await client().valueChains.delete({ params: { id: copy.id } }, { token })).toEqual({ id: copy.id })
  await expect(get(copy.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('exactly one is the default, whatever many ask at the same moment', async () => {
  const { valueChains } = client()
  const made = await Promise.all(Array.from({ length: 8 }, (_, index) => make({ name: `Race ${index}`, isDefault: true })))
  expect(await defaults()).toHaveLength(1)
  await Promise.all(made.map(({ id }) => valueChains.update({ params: { id }, body: { isDefault: true } }, { token })))
  const [current = ''] = await defaults()
  expect(made.map(({ id }) => id)).toContain(current)
  await expect(valueChains.update({ params: { id: current }, body: { isDefault: false } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  await Promise.all(made.map(({ id }) => valueChains.delete({ params: { id } }, { token })))
  expect(await defaults()).toHaveLength(1)
})

test("another organization's chain is one that does not exist", async () => {
  const foreign = app.demo.valueChains.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  for (const id of [foreign, MISSING]) {
    const params = { id }
    for (const call of [
      () => get(id),
      () => client().valueChains.update({ params, body: { name: 'Mine' } }, { token }),
      () => client().valueChains.delete({ params }, { token }),
      () => client().valueChains.duplicate({ params }, { token }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not_found', status: 404 })
  }
})
