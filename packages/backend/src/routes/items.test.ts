import { createCalls } from '@tracemark/api/client'
import { unitChecksum } from '@tracemark/api/rules'
import type { UnitQuery } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

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
    statusName: 'Do Not Use',
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
