import { createCalls } from '@tracemark/api/client'
import { EXPORT_MAX } from '@tracemark/api/rules'
import { parse as parseCsv } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
