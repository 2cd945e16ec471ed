import { createCalls } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { TEST_NOW } from '../testing/template.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const thingId = () => app.demo.featured.thingId

/** A body that makes one of each kind, what it becomes beside that, and a change of it. */
const kinds = [
  { kind: 'categories', body: () => ({ name: 'Green coffee' }), defaults: {}, change: { description: 'Not roasted yet.' } },
  {
    kind: 'templates',
    body: () => ({ name: 'Single origin' }),
    defaults: { categories: [], categoryIds: [], attributes: [] },
    change: { name: 'One origin' },
  },
  { kind: 'teams', body: () => ({ name: 'Harvest' }), defaults: { memberIds: [] }, change: { description: 'April to June' } },
  { kind: 'collections', body: () => ({ name: 'Best of May' }), defaults: { interactionIds: [] }, change: { name: 'Best of June' } },
  {
    kind: 'components',
    body: () => ({ name: 'Our story', thingId: thingId(), component: { html: '<p>Since 1962.</p>' } }),
    defaults: { enabled: true, type: 'block', displayType: 'after', ruleConditions: [], order: 0 },
    change: { enabled: false },
  },
  {
    kind: 'supportProfiles',
    body: () => ({ name: 'Hotline', phone: '+57 606 741 2200' }),
    defaults: { showExpanded: false, contactMethods: [], displayConditions: [], order: 0 },
    change: { contactMethods: ['phone', 'email'] },
  },
  {
    kind: 'assetAttributes',
    body: () => ({ thingId: thingId(), label: 'Altitude', value: '1740', type: 'number', unit: 'MTR' }),
    defaults: { source: 'manual', isPublic: true, order: 0 },
    change: { unit: null },
  },
  {
    kind: 'documents',
    body: () => ({ name: 'Certificate of origin', file: 'http://localhost/files/origin.pdf', gdti: '4012345000009' }),
    defaults: { isPublic: false, dateModified: TEST_NOW.toISOString() },
    change: { isPublic: true },
  },
  {
    kind: 'tasks',
    body: () => ({ name: 'Weigh', config: { widgets: [{ id: 'kg', parameters: { input: 'number', label: 'Weight', required: true } }] } }),
    defaults: {
      organizationId: 101,
      rules: [],
      defaultClassification: 'unclassified',
      resultMessages: {},
      ruleConditions: [],
      usedForDiscovery: false,
      reviewRequired: false,
      metadata: {},
      attributes: [],
      updatedAt: TEST_NOW.toISOString(),
      usageCount: 0,
      assignments: 0,
    },
    change: { usedForDiscovery: true },
  },
  {
    kind: 'identificationCodes',
    body: () => ({ thingId: thingId(), type: 'gtin', value: '4006381333931' }),
    defaults: { isPrimary: false },
    change: { isPrimary: true },
  },
] as const

interface Calls {
  [name: string]: (request: object, options: { token: string }) => Promise<Record<string, unknown>>
}

const setUp = async (kind: (typeof kinds)[number]['kind']) => {
  const calls = createCalls(app)[kind] as unknown as Calls
  const params = contract[kind].list.path.includes('{org}') ? { org: 101 } : {}
  const token = await app.organizationToken('owner')
  const call = (name: string, request: { id?: unknown; body?: object; query?: object } = {}, as = token) => {
    const { id, ...rest } = request
    const send = calls[name]
    if (!send) throw new TypeError(`There is no call ${name}.`)
    return send({ ...rest, params: { ...params, ...(id !== undefined && { id }) } }, { token: as })
  }
  return { call }
}

const owner = () => ({ id: app.accountId('owner'), name: 'Lucía Montoya' })

describe.each(kinds)('$kind', ({ kind, body, defaults, change }) => {
  test('one is made, read, listed, changed and deleted', async () => {
    const { call } = await setUp(kind)
    const before = await call('list')
    const made = await call('create', { body: body() })
    const { id, createdAt } = made
    expect(made).toEqual({ ...body(), ...defaults, id, createdAt, createdById: app.accountId('owner'), createdBy: owner() })
    expect(await call('get', { id })).toEqual(made)
    const { items, ...pages } = await call('list')
    expect(pages).toEqual({ totalItems: Number(before.totalItems) + 1, perPage: 50, totalPages: 1 })
    expect(items).toEqual(expect.arrayContaining([made]))
    const { [Object.keys(change)[0] ?? '']: _, ...rest } = made
    const withoutNull = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null))
    expect(await call('update', { id, body: change })).toEqual({ ...rest, ...withoutNull })
    expect(await call('delete', { id })).toEqual({ id })
    await expect(call('get', { id })).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  test("another organization's and one that does not exist are answered alike", async () => {
    const { call } = await setUp(kind)
    const { id } = await call('create', { body: body() })
    const foreign = await app.organizationToken('owner', 102)
    const refusal = contract[kind].list.path.includes('{org}') ? 'organization_not_found' : 'not_found'
    for (const name of ['get', 'update', 'delete'] as const) {
      const request = name === 'update' ? { body: change } : {}
      await expect(call(name, { id, ...request }, foreign)).rejects.toMatchObject({ code: refusal })
      await expect(call(name, { id: MISSING, ...request })).rejects.toMatchObject({ code: 'not_found' })
    }
    await call('delete', { id })
  })

  test('a member may look and not touch', async () => {
    const { call } = await setUp(kind)
    const member = await app.organizationToken('member')
    await expect(call('create', { body: body() }, member)).rejects.toMatchObject({ code: 'permission_denied', status: 403 })
    await expect(call('delete', { id: MISSING }, member)).rejects.toMatchObject({ code: 'permission_denied', status: 403 })
  })
})

test('a name is taken once, and what is used stays', async () => {
  const { categories, templates } = createCalls(app)
  const token = await app.organizationToken('owner')
  const template = await templates.create({ body: { name: 'Wine' } }, { token })
  const category = await categories.create({ body: { name: 'Wine', defaultTemplateId: template.id } }, { token })
  await expect(templates.create({ body: { name: 'Wine' } }, { token })).rejects.toMatchObject({
    code: 'name_taken',
    status: 409,
    fields: [{ path: ['name'], code: 'taken' }],
  })
  await expect(templates.delete({ params: { id: template.id } }, { token })).rejects.toMatchObject({ code: 'in_use', status: 409 })
  await expect(categories.create({ body: { name: 'Tea', defaultTemplateId: MISSING } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  expect(await categories.update({ params: { id: category.id }, body: { defaultTemplateId: null } }, { token })).toEqual({
    id: category.id,
    name: 'Wine',
    createdAt: category.createdAt,
    createdById: app.accountId('owner'),
    createdBy: owner(),
  })
  expect(await templates.delete({ params: { id: template.id } }, { token })).toEqual({ id: template.id })
})

test('a list is searched without accents or wildcards, sorted, and comes in pages', async () => {
  const { teams } = createCalls(app)
  const token = await app.organizationToken('owner')
  for (const name of ['Montaña', 'Montana 100%', 'Valle']) await teams.create({ body: { name } }, { token })
  const names = async (query: object) => (await teams.list({ query }, { token })).items.map(({ name }) => name)
  expect(await names({ search: 'montana', sort: 'name_desc' })).toEqual(['Montana 100%', 'Montaña'])
  expect(await names({ search: '%' })).toEqual(['Montana 100%'])
  expect(await names({ sort: 'name_asc', perPage: 2, page: 2 })).toEqual(['Valle'])
})

test('a template is duplicated, with all that assets made from it have', async () => {
  const { templates } = createCalls(app)
  const token = await app.organizationToken('owner')
  const attributes = [{ label: 'Altitude', value: '1,900 m', type: 'string' as const }]
  const original = await templates.create({ body: { name: 'High grown', description: 'Above 1,500 m', attributes } }, { token })
  const copy = await templates.duplicate({ params: { id: original.id } }, { token })
  expect(copy).toEqual({ ...original, id: copy.id, name: 'High grown (2)' })
  expect(copy.id).not.toBe(original.id)
  const other = await app.organizationToken('owner', 102)
  await expect(templates.duplicate({ params: { id: original.id } }, { token: other })).rejects.toMatchObject({ code: 'not_found' })
})

test('content blocks are duplicated, put in order, and deleted together', async () => {
  const { components } = createCalls(app)
  const token = await app.organizationToken('owner')
  const params = { org: 101 }
  const first = await components.create({ params, body: { name: 'Hero', thingId: thingId() } }, { token })
  const second = await components.duplicate({ params: { ...params, id: first.id } }, { token })
  const third = await components.duplicate({ params: { ...params, id: second.id } }, { token })
  expect([second.name, third.name]).toEqual(['Hero (2)', 'Hero (3)'])
  expect(second).toEqual({ ...first, id: second.id, name: 'Hero (2)', createdAt: second.createdAt })
  const wanted = [third.id, first.id, MISSING, second.id]
  expect(await components.reorder({ params, body: { ids: wanted } }, { token })).toEqual({ ids: [third.id, first.id, second.id] })
  const { items } = await components.list({ params }, { token })
  expect(items.filter(({ id }) => wanted.includes(id)).map(({ id, order }) => [id, order])).toEqual([
    [third.id, 0],
    [first.id, 1],
    [second.id, 3],
  ])
  expect(await components.bulkDelete({ body: { ids: wanted } }, { token })).toEqual({ ids: [third.id, first.id, second.id] })
})

test('an identification code is kept only with its right check digit', async () => {
  const { identificationCodes } = createCalls(app)
  const token = await app.organizationToken('owner')
  const wrong = { type: 'gtin', value: '4006381333932' } as const
  expect(await identificationCodes.validate({ body: wrong }, { token })).toEqual({
    valid: false,
    reason: 'wrong_check_digit',
    expected: '4006381333931',
  })
  await expect(identificationCodes.create({ body: { ...wrong, thingId: thingId() } }, { token })).rejects.toMatchObject({
    code: 'identifier_invalid',
    status: 400,
  })
  const right = { type: 'gtin', value: '4006381333931' } as const
  const { id } = await identificationCodes.create({ body: { ...right, thingId: thingId() } }, { token })
  const { id: thing, name } = await createCalls(app).assets.get({ params: { id: thingId() } }, { token })
  expect(await identificationCodes.validate({ body: right }, { token })).toEqual({
    valid: false,
    reason: 'taken',
    thing: { id: thing, name },
  })
  await expect(identificationCodes.update({ params: { id }, body: { value: '12' } }, { token })).rejects.toMatchObject({
    code: 'identifier_invalid',
  })
})

test("an asset's first code is its primary one, and the next is not", async () => {
  const { identificationCodes, assets } = createCalls(app)
  const token = await app.organizationToken('owner')
  const { id } = await assets.create({ body: { name: 'A first code' } }, { token })
  const create = (value: string) => identificationCodes.create({ body: { thingId: id, type: 'custom', value } }, { token })
  const first = await create('FIRST-OF-ALL')
  expect([first.isPrimary, (await create('SECOND-OF-ALL')).isPrimary]).toEqual([true, false])
})

test('an asset has one primary code: the last that was made so', async () => {
  const { identificationCodes, assets } = createCalls(app)
  const token = await app.organizationToken('owner')
  const create = (value: string) =>
    identificationCodes.create({ body: { thingId: thingId(), type: 'custom', value, isPrimary: true } }, { token })
  const [first, second] = [await create('PRIMARY-1'), await create('PRIMARY-2')]
  const primary = async () =>
    (await assets.identificationCodes({ params: { id: thingId() } }, { token })).items.flatMap(({ id, isPrimary }) =>
      isPrimary ? [id] : [],
    )
  expect(await primary()).toEqual([second.id])
  await identificationCodes.update({ params: { id: first.id }, body: { isPrimary: true } }, { token })
  expect(await primary()).toEqual([first.id])
  await identificationCodes.update({ params: { id: first.id }, body: { value: 'PRIMARY-3' } }, { token })
  expect(await primary()).toEqual([first.id])
})
