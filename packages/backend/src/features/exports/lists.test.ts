import { createCalls } from '@tracemark/api/client'
import { EXPORT_MAX } from '@tracemark/api/rules'
import { type AssetExport, SELECT_MAX, type UnitExport } from '@tracemark/api/schemas'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { readXlsx } from '../../testing/read-xlsx.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const params = { org: 101 }
const member = async () => ({ token: await app.organizationToken('member') })
const readRows = async (file: Blob): Promise<Record<string, string>[]> => parseCsv(await file.text(), { bom: true, columns: true })

test('a file of assets has what the list shows, in its order, with moments in UTC', async () => {
  const { assets } = createCalls(app)
  const query = { search: 'finca', sort: 'createdAt_desc' } as const
  const { items } = await assets.list({ params, query }, await member())
  const rows = await readRows(await assets.export({ params, body: { format: 'csv', ...query } }, await member()))
  expect(rows).toEqual(
    items.map((asset) => ({
      id: asset.id,
      name: asset.name,
      status: 'live',
      hidden: 'false',
      category: asset.category?.name ?? '',
      template: asset.template?.name ?? '',
      valueChain: asset.valueChain?.name ?? '',
      unitCount: String(asset.unitCount),
      publicLink: asset.publicLink ?? '',
      latestInteraction: asset.latestInteraction ?? '',
      createdAt: asset.createdAt,
      createdBy: asset.createdBy?.name ?? '',
      description: asset.description,
    })),
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('a file of units has all pages of the list, and codes as text', async () => {
  const { units } = createCalls(app)
  const { thingId } = app.demo.featured
  const { items, totalItems } = await units.list({ params, query: { thingId, perPage: 100 } }, await member())
  const file = await units.export({ params, body: { format: 'xlsx', thingId } }, await member())
  const [head = [], ...rows] = readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(head.slice(0, 4).map((cell) => cell?.value)).toEqual(['id', 'name', 'uniqueId', 'sequenceNumber'])
  expect(rows).toHaveLength(totalItems)
  expect(rows.slice(0, items.length).map(([id, , code]) => [id?.value, code?.type])).toEqual(items.map(({ id }) => [id, 'text']))
})

test('a file of assets has the columns that are asked for, in their order, and the rows that are named, hidden ones too', async () => {
  const { assets } = createCalls(app)
  const owner = { token: await app.organizationToken('owner') }
  const [first, second, third] = (await assets.list({ params, query: {} }, owner)).items
  if (!first || !second || !third) throw new TypeError('The demo has three assets.')
  await assets.update({ params: { ...params, id: third.id }, body: { hidden: true } }, owner)
  const ids = [second.id, third.id, '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d99']
  const body = { format: 'csv', columns: ['units', 'chain', 'name'], sort: 'name_desc', search: 'nothing', ids } satisfies z.input<
    typeof AssetExport
  >
  const rows = parseCsv(await (await assets.export({ params, body }, owner)).text())
  await assets.update({ params: { ...params, id: third.id }, body: { hidden: false } }, owner)
  expect(rows).toEqual([
    ['unitCount', 'valueChain', 'name'],
    ...[third, second].map(({ unitCount, valueChain, name }) => [String(unitCount), valueChain?.name ?? '', name]),
  ])
})

test('a file of units has the columns that are asked for, and the rows that are named', async () => {
  const { units } = createCalls(app)
  const { thingId } = app.demo.featured
  const [first, second] = (await units.list({ params, query: { thingId, sort: 'sequenceNumber_asc' } }, await member())).items
  if (!first || !second) throw new TypeError('The asset has two units.')
  const body = {
    format: 'csv',
    columns: ['sequenceNumber', 'name'],
    sort: 'sequenceNumber_desc',
    ids: [first.id, second.id],
  } satisfies z.input<typeof UnitExport>
  const text = await (await units.export({ params, body }, await member())).text()
  expect(text.trim().split('\r\n')).toEqual([
    'sequenceNumber,name',
    ...[second, first].map(({ sequenceNumber, name }) => `${sequenceNumber},${name}`),
  ])
})

test('columns that the list has not, and more rows than can be selected, are refused', async () => {
  const { assets } = createCalls(app)
  const ids = Array.from({ length: SELECT_MAX + 1 }, () => app.demo.featured.thingId)
  await expect(assets.export({ params, body: { format: 'csv', ids } }, await member())).rejects.toMatchObject({ code: 'invalid_content' })
  // @ts-expect-error
  const ofSecret = assets.export({ params, body: { format: 'csv', columns: ['secret'] } }, await member())
  await expect(ofSecret).rejects.toMatchObject({ code: 'invalid_content' })
})

test('text that a spreadsheet would take for a formula is defused', async () => {
  const { assets } = createCalls(app)
  const owner = { token: await app.organizationToken('owner') }
  await assets.create({ body: { name: '=HYPERLINK("https://example.com")' } }, owner)
  const rows = await readRows(await assets.export({ params, body: { format: 'csv', search: 'HYPERLINK' } }, owner))
  expect(rows.map(({ name }) => name)).toEqual([`'=HYPERLINK("https://example.com")`])
})

test('more assets than a file can hold are refused before any of them is read', async () => {
  const owner = { token: await app.organizationToken('owner') }
  await withScope(app.db, { organizationId: 101 }, (db) =>
    sql`insert into assets (organization_id, id, name, created_at, created_by_id, hidden)
      select 101, gen_random_uuid(), 'Many ' || number, now(), ${app.demo.accounts[0]?.id ?? ''}, true from generate_series(1, ${EXPORT_MAX.xlsx + 1}) number`.execute(
      db,
    ),
  )
  const asked = createCalls(app).assets.export({ params, body: { format: 'xlsx', hidden: true } }, owner)
  await expect(asked).rejects.toMatchObject({ code: 'export_too_large' })
})
