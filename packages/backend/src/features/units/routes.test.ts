import { createCalls } from '@tracemark/api/client'
import { unitChecksum } from '@tracemark/api/rules'
import type { UnitQuery } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const params = { org: 101 }
const calls = () => createCalls(app).units
const owner = async () => ({ token: await app.organizationToken('owner') })
const ofSierraAlta = () => app.demo.items.filter(({ organizationId }) => organizationId === 101)
const unit = (name: string) => {
  const found = ofSierraAlta().find((item) => item.name === name)
  if (!found) throw new TypeError(`The demo data has no unit ${name}.`)
  return found
}

test('a unit says what it is, of which variant and asset, and where its label leads', async () => {
  const item = unit('SA-0004-217')
  const variant = app.demo.variants.find(({ id }) => id === item.variantId)
  expect(await calls().get({ params: { ...params, id: item.id } }, await owner())).toEqual({
    id: item.id,
    name: 'SA-0004-217',
    status: item.status,
    statusName: app.demo.itemStatuses.find(({ organizationId, value }) => organizationId === 101 && value === item.status)?.name,
    sequenceNumber: 217,
    checksum: unitChecksum('SA-0004-217'),
    uniqueId: item.uniqueId,
    unitUrl: `http://localhost/p/sierra-alta/finca-la-esperanza?unit=${item.uniqueId}`,
    thingId: item.thingId,
    thingName: 'Finca La Esperanza',
    batchId: variant?.id,
    variantId: variant?.variantId,
    variantName: variant?.name,
    hidden: false,
    lastInteractionAt: expect.any(String),
    createdAt: '2025-05-05T14:00:00.000Z',
  })
})

test.each<[string, Partial<Record<keyof UnitQuery, unknown>>, (item: ReturnType<typeof unit>) => boolean]>([
  ['of an asset', { thingId: 'thing' }, ({ thingId }) => thingId === unit('SA-0004-217').thingId],
  ['of a variant', { batchId: 'batch' }, ({ variantId }) => variantId === unit('SA-0004-217').variantId],
  ['with one of two statuses', { status: [2, 3] }, ({ status }) => status === 2 || status === 3],
  ['without a status', { status: [-1] }, () => false],
  ['between two numbers', { sequenceFrom: 100, sequenceTo: 110 }, ({ sequenceNumber }) => sequenceNumber >= 100 && sequenceNumber <= 110],
  ['whose name is searched for', { search: 'sa-0004-21' }, ({ name }) => name.startsWith('SA-0004-21')],
])('the list finds units %s', async (_what, query, matches) => {
  const { thingId, variantId } = unit('SA-0004-217')
  const asked = { ...query, ...(query.thingId !== undefined && { thingId }), ...(query.batchId !== undefined && { batchId: variantId }) }
  const page = await calls().list({ params, query: { ...asked, perPage: 100, sort: 'name_asc' } as never }, await owner())
  const names = ofSierraAlta()
    .filter(matches)
    .map(({ name }) => name)
    .toSorted()
  expect({ totalItems: page.totalItems, names: page.items.map(({ name }) => name) }).toEqual({ totalItems: names.length, names })
})

test('a change holds what changes: name and its check character, status, variant', async () => {
  const item = unit('SA-0004-218')
  const id = { ...params, id: item.id }
  const before = await calls().get({ params: id }, await owner())
  const renamed = await calls().update({ params: id, body: { name: 'SA-0004-218B' } }, await owner())
  expect(renamed).toEqual({ ...before, name: 'SA-0004-218B', checksum: unitChecksum('SA-0004-218B') })
  await calls().update({ params: id, body: { name: 'María López' } }, await owner())
  const byNumber = await calls().list({ params, query: { thingId: item.thingId, search: '218' } }, await owner())
  expect(byNumber.items.map(({ name }) => name)).toEqual(['María López'])
  await calls().update({ params: id, body: { name: 'SA-0004-218B' } }, await owner())
  const { status: _, statusName: __, ...unknown } = renamed
  expect(await calls().update({ params: id, body: { status: null } }, await owner())).toEqual(unknown)
  expect((await calls().list({ params, query: { status: ['-1'] as never } }, await owner())).items).toEqual([unknown])
  const other = app.demo.variants.find(({ thingId, id: variantId }) => thingId === item.thingId && variantId !== item.variantId)
  expect(await calls().update({ params: id, body: { batchId: other?.id ?? '', status: 5 } }, await owner())).toEqual({
    ...unknown,
    status: 5,
    statusName: 'Do not use',
    batchId: other?.id,
    variantId: other?.variantId,
    variantName: other?.name,
  })
})

test('a status or variant that the unit can not have is refused', async () => {
  const item = unit('SA-0004-219')
  const foreign = app.demo.variants.find(({ thingId, organizationId }) => organizationId === 101 && thingId !== item.thingId)?.id ?? ''
  for (const body of [{ status: 99 }, { batchId: foreign }, { batchId: MISSING }, { name: ' ' }])
    await expect(calls().update({ params: { ...params, id: item.id }, body }, await owner())).rejects.toMatchObject({
      code: 'invalid_content',
      status: 400,
    })
})

test("another organization's unit is not there, and a member changes none", async () => {
  const foreign = app.demo.items.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  for (const id of [foreign, MISSING]) {
    await expect(calls().get({ params: { ...params, id } }, await owner())).rejects.toMatchObject({ code: 'not_found', status: 404 })
    await expect(calls().update({ params: { ...params, id }, body: { status: 1 } }, await owner())).rejects.toMatchObject({
      code: 'not_found',
    })
  }
  await expect(calls().list({ params: { org: 102 } }, await owner())).rejects.toMatchObject({ code: 'organization_not_found' })
  const member = { token: await app.organizationToken('member') }
  await expect(calls().update({ params: { ...params, id: unit('SA-0004-217').id }, body: {} }, member)).rejects.toMatchObject({
    code: 'permission_denied',
  })
})

test('a unit is given a status that its own leads to, and refused others with the reason', async () => {
  const id = unit('SA-0004-205').id
  const become = async (status: number | null) =>
    (await calls().update({ params: { ...params, id }, body: { status } }, await owner())).statusName
  expect(await become(5)).toBe('Do not use')
  await expect(become(1)).rejects.toMatchObject({ code: 'unit_status_order', status: 409 })
  await expect(become(null)).rejects.toMatchObject({ code: 'unit_status_order' })
  expect(await become(4)).toBe('Reconsider use')
  expect(await become(1)).toBe('All clear')
})

test('many units are changed at once: those that refuse stay as they are, those that are not there are left out', async () => {
  const [locked = '', first = '', second = ''] = ['SA-0004-206', 'SA-0004-207', 'SA-0004-208'].map((name) => unit(name).id)
  await calls().update({ params: { ...params, id: locked }, body: { status: 5 } }, await owner())
  const foreign = app.demo.items.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  const body = { ids: [second, locked, MISSING, foreign, first, second], status: 1 }
  expect(await calls().bulkUpdate({ params, body }, await owner())).toEqual({
    ids: [second, first],
    failures: [{ id: locked, code: 'unit_status_order' }],
  })
  const shown = await calls().list({ params, query: { search: 'SA-0004-20' } }, await owner())
  const statuses = new Map(shown.items.map(({ id, status }) => [id, status]))
  expect([first, second, locked].map((id) => statuses.get(id))).toEqual([1, 1, 5])
  await expect(calls().bulkUpdate({ params, body: { ids: [first], status: 99 } }, await owner())).rejects.toMatchObject({
    code: 'invalid_content',
  })
})

test('a unit keeps what statuses it had: who gave each, when, and by which run', async () => {
  const { vcodeGroups, tasks, taskAssets, taskRuns } = createCalls(app)
  const { id: batchId = '' } = app.demo.variants.find(({ variantId }) => variantId === 'PIJ-ALTO') ?? {}
  const group = await vcodeGroups.create({ body: { batchId, size: 1 } }, await owner())
  const query = { thingId: group.thingId, sequenceFrom: group.firstSequenceNumber }
  const [{ id, thingId } = { id: '', thingId: '' }] = (await calls().list({ params, query }, await owner())).items
  const changes = async (asked = {}) => (await calls().statusChanges({ params: { ...params, id }, query: asked }, await owner())).items
  expect(await changes()).toEqual([])

  const body = { name: 'Look at it', config: { widgets: [] }, defaultClassification: 'alert' as const }
  const { id: taskId } = await tasks.create({ body }, await owner())
  const link = await taskAssets.create({ body: { taskId, thingId, itemStatuses: { alert: 3 } } }, await owner())
  await calls().update({ params: { ...params, id }, body: { status: 1 } }, await owner())
  await calls().bulkUpdate({ params, body: { ids: [id, unit('SA-0004-210').id], status: 2 } }, await owner())
  // To stay as it is is no change.
  await calls().bulkUpdate({ params, body: { ids: [id], status: 2, hidden: false } }, await owner())
  const started = { params: { id: link.id }, body: { channel: 'Portal' as const, itemId: id } }
  const { jwt } = await taskAssets.executionToken(started, { token: await app.organizationToken('worker') })
  const run = await taskRuns.create({ body: {} }, { token: jwt })
  const { interactionId } = await taskRuns.process({ params: { id: run.id } }, { token: run.token })

  const getName = (accountId: string) => {
    const { firstName, lastName } = app.demo.accounts.find((account) => account.id === accountId) ?? {}
    return `${firstName} ${lastName}`
  }
  const by = (person: 'owner' | 'worker') => {
    const accountId = app.accountId(person)
    return { createdById: accountId, createdBy: { id: accountId, name: getName(accountId) } }
  }
  const [allClear, precaution, caution] = [1, 2, 3].map((value) => ({
    value,
    name: app.demo.itemStatuses.find((status) => status.organizationId === 101 && status.value === value)?.name,
  }))
  const made = { id: expect.any(String), itemId: id, createdAt: expect.any(String) }
  const byRun = { ...made, from: precaution, to: caution, interaction: { id: interactionId, name: 'Look at it' }, ...by('worker') }
  const inBulk = { ...made, from: allClear, to: precaution, ...by('owner') }
  const byHand = { ...made, to: allClear, ...by('owner') }
  expect(await changes()).toEqual([byRun, inBulk, byHand])
  expect(await changes({ sort: 'createdAt_asc' })).toEqual([byHand, inBulk, byRun])
  expect(await changes({ search: 'look' })).toEqual([byRun])
  for (const foreign of [app.demo.items.find(({ organizationId }) => organizationId === 102)?.id ?? '', MISSING])
    await expect(calls().statusChanges({ params: { ...params, id: foreign } }, await owner())).rejects.toMatchObject({ code: 'not_found' })
})

test('hidden units leave the list, its count and the public page, and come back', async () => {
  const { id, thingId, uniqueId } = unit('SA-0004-209')
  const count = async (query: object) =>
    (await calls().list({ params, query: { thingId, perPage: 1, ...query } as never }, await owner())).totalItems
  const publicUnit = async () => {
    const answer = await app.fetch(`${app.baseUrl}/public/things/sierra-alta/finca-la-esperanza?unit=${uniqueId}`)
    return ((await answer.json()) as { item?: { id: string } }).item?.id
  }
  const before = await count({})
  expect([await publicUnit(), await count({ hidden: 'true' })]).toEqual([id, 0])
  expect(await calls().bulkUpdate({ params, body: { ids: [id], hidden: true } }, await owner())).toEqual({ ids: [id], failures: [] })
  expect([await count({}), await count({ hidden: 'true' }), await publicUnit()]).toEqual([before - 1, 1, undefined])
  expect((await calls().get({ params: { ...params, id } }, await owner())).hidden).toBe(true)
  await calls().update({ params: { ...params, id }, body: { hidden: false } }, await owner())
  expect([await count({}), await publicUnit()]).toEqual([before, id])
})

test('units are deleted while nothing refers to them, and their numbers are not given again', async () => {
  const variant = app.demo.variants.find(({ variantId }) => variantId === 'PIJ-ALTO')
  const batchId = variant?.id ?? ''
  const { vcodeGroups } = createCalls(app)
  const group = await vcodeGroups.create({ body: { batchId, size: 3 } }, await owner())
  const query = { sequenceFrom: group.firstSequenceNumber, thingId: group.thingId }
  const made = (await calls().list({ params, query }, await owner())).items.map(({ id }) => id)
  const used = unit('SA-0004-217').id
  await expect(calls().delete({ params: { ...params, id: used } }, await owner())).rejects.toMatchObject({ code: 'unit_used', status: 409 })
  const [one = '', ...others] = made
  expect(await calls().delete({ params: { ...params, id: one } }, await owner())).toEqual({ id: one })
  await expect(calls().delete({ params: { ...params, id: one } }, await owner())).rejects.toMatchObject({ code: 'not_found' })
  expect(await calls().bulkDelete({ params, body: { ids: [used, ...others, one] } }, await owner())).toEqual({
    ids: others,
    failures: [{ id: used, code: 'unit_used', usedBy: (await calls().uses({ params: { ...params, id: used } }, await owner())).usedBy }],
  })
  const next = await vcodeGroups.create({ body: { batchId, size: 1 } }, await owner())
  expect(next.firstSequenceNumber).toBe(group.lastSequenceNumber + 1)
})

test('pages of any size come in the same order', async () => {
  const query = { thingId: unit('SA-0004-217').thingId, perPage: 5 }
  const names = async (page: number, perPage: number) =>
    (await calls().list({ params, query: { ...query, perPage, page } }, await owner())).items.map(({ name }) => name)
  const all = await names(1, 100)
  const pages = await Promise.all(Array.from({ length: Math.ceil(all.length / 5) + 1 }, (_, index) => names(index + 1, 5)))
  expect(pages).toEqual(Array.from({ length: Math.ceil(all.length / 5) + 1 }, (_, index) => all.slice(index * 5, index * 5 + 5)))
})

test.each([
  ['a number', '217', ['SA-0004-217']],
  ['a part of a name and a word of the asset', '217 esperanza', ['SA-0004-217']],
  ['words of a name', '0004 217', ['SA-0004-217']],
  ['nothing that is there', 'no-such-unit', []],
])('a search for %s finds the units', async (_what, search, names) => {
  const { items } = await calls().list({ params, query: { search } }, await owner())
  expect(items.map(({ name }) => name)).toEqual(names)
})
