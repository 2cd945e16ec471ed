import { randomUUID } from 'node:crypto'
import { createCalls } from '@tracemark/api/client'
import { unitChecksum } from '@tracemark/api/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeNextUnits } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const calls = () => createCalls(app)
const owner = async () => ({ token: await app.organizationToken('owner') })
const variant = (variantId: string) => {
  const found = app.demo.variants.find((candidate) => candidate.variantId === variantId)
  if (!found) throw new TypeError(`The demo data has no variant ${variantId}.`)
  return found
}
const getPath = (variantId: string) => ({ a: variant(variantId).thingId, b: variant(variantId).id })

test('codes are downloaded with new units, whose numbers go on from the last', async () => {
  const params = getPath('PIJ-ALTO')
  const { groupId, items } = await calls().virtualCodes.download({ params, query: { size: 3, instantiateItems: 'true' } }, await owner())
  expect(items).toEqual(
    [226, 227, 228].map((sequenceNumber, index) => {
      const name = `PIJ-ALTO-00${sequenceNumber}`
      const uniqueId = items[index]?.uniqueId
      return {
        id: items[index]?.id,
        name,
        uniqueId,
        sequenceNumber,
        checksum: unitChecksum(name),
        unitUrl: `http://localhost/p/sierra-alta/finca-la-esperanza?unit=${uniqueId}`,
        variantId: 'PIJ-ALTO',
        variantName: 'Vereda La Mariela',
        thingName: 'Finca La Esperanza',
      }
    }),
  )
  expect(new Set(items.map(({ uniqueId }) => uniqueId)).size).toBe(3)
  expect(await calls().vcodeGroups.get({ params: { id: groupId ?? '' } }, await owner())).toMatchObject({
    size: 3,
    firstSequenceNumber: 226,
    lastSequenceNumber: 228,
  })
  const again = await calls().virtualCodes.download({ params, query: { size: 2, fields: ['name', 'checksum'] } }, await owner())
  expect(again).toEqual({ items: items.slice(1).map(({ id, name, checksum }) => ({ id, name, checksum })) })
})

test('ten downloads at once leave neither gaps nor doubles in the numbers of an asset', async () => {
  const options = await owner()
  const codes = ['GEN-CEDRAL', 'GEN-MAIZ']
  const downloads = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      calls().virtualCodes.download({ params: getPath(codes[index % 2] ?? ''), query: { size: 7, instantiateItems: 'true' } }, options),
    ),
  )
  const numbers = downloads.flatMap(({ items }) => items.map(({ sequenceNumber = 0 }) => sequenceNumber)).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 70 }, (_, index) => 38 + index))
})

test('the same key downloads the same units', async () => {
  const options = { ...(await owner()), idempotencyKey: 'labels-of-this-morning' }
  const query = { size: 5, instantiateItems: 'true' }
  const downloads = await Promise.all(
    Array.from({ length: 5 }, () => calls().virtualCodes.download({ params: getPath('PIJ-RIO'), query }, options)),
  )
  expect(new Set(downloads.map(({ groupId }) => groupId)).size).toBe(1)
})

test('groups are made and listed', async () => {
  const batchId = variant('BUE-GRANJA').id
  const group = await calls().vcodeGroups.create({ body: { batchId, size: 4 } }, await owner())
  expect(group).toEqual({
    id: group.id,
    thingId: variant('BUE-GRANJA').thingId,
    thingName: 'Veredal Buenavista',
    batchId,
    variantId: 'BUE-GRANJA',
    variantName: 'Vereda La Granja',
    size: 4,
    madeCount: 4,
    firstSequenceNumber: 15,
    lastSequenceNumber: 18,
    createdAt: '2026-05-20T15:00:00.000Z',
    createdById: app.accountId('owner'),
  })
  expect((await calls().vcodeGroups.list({ query: { batchId } }, await owner())).items).toEqual([group])
  await expect(calls().variants.delete({ params: { id: batchId } }, await owner())).rejects.toMatchObject({ code: 'variant_used' })
})

test('more than a hundred, a suspended variant and one of another asset are refused', async () => {
  const download = async (params: { a: string; b: string }, size = 1) =>
    calls().virtualCodes.download({ params, query: { size, instantiateItems: 'true' } }, await owner())
  await expect(download(getPath('PIJ-ALTO'), 101)).rejects.toMatchObject({ code: 'invalid_content' })
  await expect(download(getPath('BUE-MIRADOR'))).rejects.toMatchObject({ code: 'status_conflict', status: 409 })
  await expect(download({ a: variant('PIJ-ALTO').thingId, b: variant('GEN-MAIZ').id })).rejects.toMatchObject({ code: 'not_found' })
  for (const b of [variant('25-GH-01').id, MISSING])
    await expect(download({ a: variant('PIJ-ALTO').thingId, b })).rejects.toMatchObject({ code: 'not_found' })
})

test('an asset without any code gets no units', async () => {
  const { thingId, id } = variant('SAL-COCORA')
  await withScope(app.db, { organizationId: 101 }, async (db) => {
    await db.updateTable('assets').set({ gtin: null }).where('organization_id', '=', 101).where('id', '=', thingId).execute()
    await db.deleteFrom('identification_codes').where('organization_id', '=', 101).where('asset_id', '=', thingId).execute()
  })
  const make = async () => calls().vcodeGroups.create({ body: { batchId: id, size: 1 } }, await owner())
  await expect(make()).rejects.toMatchObject({ code: 'identification_code_missing', status: 409 })
  await calls().identificationCodes.create({ body: { thingId, type: 'giai', value: '9506000COCORA-1' } }, await owner())
  expect((await make()).size).toBe(1)
})

test('a code is looked up: unit, asset, variant', async () => {
  const lookup = async (code: string) =>
    calls().identificationCodes.lookup({ query: { code } }, { token: await app.organizationToken('member') })
  const item = app.demo.items.find(({ name }) => name === 'SA-0004-217')
  const thing = { id: app.demo.featured.thingId, name: 'Finca La Esperanza', image: 'http://localhost/demo/thing-esperanza.svg' }
  const owned = app.demo.variants.find(({ id }) => id === item?.variantId)
  const unit = {
    kind: 'unit',
    thing,
    item: { id: item?.id, name: 'SA-0004-217', sequenceNumber: 217 },
    variant: { id: owned?.id, variantId: owned?.variantId, name: owned?.name },
  }
  expect(await lookup('SA-0004-217')).toEqual(unit)
  expect(await lookup(item?.uniqueId ?? '')).toEqual(unit)
  expect(await lookup('09506000134352')).toEqual({ kind: 'asset', thing, codeType: 'gtin' })
  expect(await lookup('PIJ-RIO')).toMatchObject({ kind: 'variant', thing, variant: { variantId: 'PIJ-RIO' } })
  for (const code of ['25-GH-01', 'nothing', app.demo.items.find(({ organizationId }) => organizationId === 102)?.name ?? ''])
    await expect(lookup(code)).rejects.toMatchObject({ code: 'not_found', status: 404 })
})

test('many units are made in the background, in order and to the last; numbers of others follow theirs at once', async () => {
  const batchId = variant('COR-GUAYA').id
  const group = await calls().vcodeGroups.create({ body: { batchId, size: 1200, status: 2 } }, await owner())
  expect([group.madeCount, group.lastSequenceNumber - group.firstSequenceNumber]).toEqual([0, 1199])
  const next = await calls().vcodeGroups.create({ body: { batchId, size: 2 } }, await owner())
  expect(next.firstSequenceNumber).toBe(group.lastSequenceNumber + 1)
  await app.outbox.deliverDue()
  expect(await calls().vcodeGroups.get({ params: { id: group.id } }, await owner())).toEqual({ ...group, madeCount: 1200 })
  const query = { batchId, sequenceFrom: group.firstSequenceNumber, perPage: 100, page: 13 }
  const { totalItems, items } = await calls().units.list({ params: { org: 101 }, query }, await owner())
  expect([totalItems, items.map(({ sequenceNumber }) => sequenceNumber - group.firstSequenceNumber)]).toEqual([1202, [1200, 1201]])
  const ofStatus = await calls().units.list({ params: { org: 101 }, query: { ...query, page: 1, status: [2] } }, await owner())
  expect(ofStatus.totalItems).toBe(1200)
  expect((await calls().variants.get({ params: { id: batchId } }, await owner())).unitCount).toBe(
    app.demo.items.filter(({ variantId }) => variantId === batchId).length + 1202,
  )
})

describe('where the operator limits the units of an organization', () => {
  const has = () => app.demo.items.filter(({ organizationId }) => organizationId === 101).length
  let limited: TestApp
  beforeAll(async () => {
    limited = await createTestApp({ settings: { TRACEMARK_UNITS_MAX: String(has() + 1000) } })
  })
  afterAll(() => limited.stop())

  test('what is still to be made counts, what is cancelled does not, and the refusal says how many are left', async () => {
    const { vcodeGroups, virtualCodes } = createCalls(limited)
    const options = { token: await limited.organizationToken('owner') }
    const batchId = variant('COR-GUAYA').id
    const create = (size: number) => vcodeGroups.create({ body: { batchId, size } }, options)
    const refused = (left: number) => ({
      code: 'invalid_content',
      fields: [expect.objectContaining({ path: ['size'], code: 'over_limit', params: { maximum: has() + 1000, left } })],
    })
    await expect(create(1001)).rejects.toMatchObject(refused(1000))
    await create(3)
    const group = await create(990)
    await expect(create(8)).rejects.toMatchObject(refused(7))
    await expect(
      virtualCodes.download({ params: getPath('COR-GUAYA'), query: { size: 8, instantiateItems: 'true' } }, options),
    ).rejects.toMatchObject(refused(7))
    await vcodeGroups.cancel({ params: { id: group.id } }, options)
    const both = await Promise.allSettled([create(600), create(600)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await limited.outbox.deliverDue()
    await expect(create(398)).rejects.toMatchObject(refused(397))
    expect((await create(397)).size).toBe(397)
    await expect(create(1)).rejects.toMatchObject(refused(0))
    const other = limited.demo.variants.find(({ organizationId, status }) => organizationId === 102 && status === 'active')
    const elsewhere = { token: await limited.organizationToken('owner', 102) }
    expect((await vcodeGroups.create({ body: { batchId: other?.id ?? '', size: 1 } }, elsewhere)).size).toBe(1)
  })
})

test('units that are being made are cancelled: those that are there stay, the others are not made, and a late delivery makes none', async () => {
  const batchId = variant('COR-GUAYA').id
  const group = await calls().vcodeGroups.create({ body: { batchId, size: 2000 } }, await owner())
  const made = await withScope(app.db, { organizationId: 101 }, (db) => makeNextUnits(db, 101, group.id, { ids: randomUUID, most: 30 }))
  const cancelled = await calls().vcodeGroups.cancel({ params: { id: group.id } }, await owner())
  expect([made, cancelled]).toEqual([30, { ...group, madeCount: 30, cancelledAt: '2026-05-20T15:00:00.000Z' }])
  expect(await withScope(app.db, { organizationId: 101 }, (db) => makeNextUnits(db, 101, group.id, { ids: randomUUID, most: 30 }))).toBe(0)
  expect(await app.outbox.deliverDue()).toBe(0)
  expect(await calls().vcodeGroups.get({ params: { id: group.id } }, await owner())).toEqual(cancelled)
  const worker = { token: await app.organizationToken('worker') }
  await expect(calls().vcodeGroups.cancel({ params: { id: group.id } }, worker)).rejects.toMatchObject({ code: 'permission_denied' })
})
