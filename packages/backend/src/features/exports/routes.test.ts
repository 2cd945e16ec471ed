import { createCalls } from '@tracemark/api/client'
import type { InteractionExport, Language } from '@tracemark/api/schemas'
import { parse as parseCsv } from 'csv-parse/sync'
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

const member = async () => ({ token: await app.organizationToken('member') })
const exported = async (body: z.input<typeof InteractionExport>) =>
  createCalls(app).interactions.export({ params: { org: 101 }, body }, await member())
const ofSierraAlta = () => app.demo.interactions.filter(({ orgId }) => orgId === 101)

test('a CSV file has every record, in UTF-8 with its mark, newest first', async () => {
  const file = await exported({ format: 'csv' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([file.type, ...bytes.slice(0, 3)]).toEqual(['text/csv;charset=utf-8', 0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines[0]).toBe(
    'id,recordDate,reportedDate,classification,asset,unit,task,valueChain,valueChainElement,place,longitude,latitude,recordedLongitude,recordedLatitude,placeNote,createdBy,review,expiredAt,clockOffset,answers,attachments',
  )
  expect(lines.slice(1, -1).map((line) => line.slice(0, 36))).toEqual(ofSierraAlta().map(({ _id }) => _id))
})

test('a CSV file is the same whichever language its reader works in', async () => {
  const texts = await Promise.all(
    (['en', 'de', 'ja'] as const).map(async (language) => (await exported({ format: 'csv', language })).text()),
  )
  expect([...new Set(texts)]).toEqual([await (await exported({ format: 'csv' })).text()])
})

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
] as const)('a CSV file has a %s between its values where that is asked for', async (separator, mark) => {
  const text = await (await exported({ format: 'csv', separator })).text()
  const rows: string[][] = parseCsv(text, { bom: true, delimiter: mark })
  expect(rows.map(([id]) => id)).toEqual(['id', ...ofSierraAlta().map(({ _id }) => _id)])
})

test('an XLSX file has every record and a column for each question', async () => {
  const file = await exported({ format: 'xlsx' })
  const [head = [], ...rows] = readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect([file.type, rows.map(([id]) => id?.value)]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ofSierraAlta().map(({ _id }) => _id),
  ])
  const moisture = head.findIndex((cell) => cell?.value === 'Moisture (%)')
  expect(new Set(rows.flatMap((row) => row[moisture]?.type ?? []))).toEqual(new Set(['number']))
})

test('a file goes by when records occurred, where that is asked for', async () => {
  const occurred = ofSierraAlta().toSorted((a, b) =>
    a.reportedDate === b.reportedDate ? (a._id < b._id ? 1 : -1) : a.reportedDate < b.reportedDate ? 1 : -1,
  )
  const text = await (await exported({ format: 'csv', sort: 'reportedDate_desc' })).text()
  expect(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(0, 36)),
  ).toEqual(occurred.map(({ _id }) => _id))
})

test('filters are those of the list', async () => {
  const alerts = ofSierraAlta().filter(({ classification }) => classification === 'alert')
  const text = await (await exported({ format: 'csv', classification: ['alert'] })).text()
  expect(text.split('\r\n')).toHaveLength(alerts.length + 2)
})

test('a file has the columns of the list that are asked for, and the rows that are named, in the order of the list', async () => {
  const [newest, ...older] = ofSierraAlta()
  const chosen = [older[4], newest, older[2]].flatMap((record) => record ?? [])
  const ask = (format: 'csv' | 'xlsx') =>
    exported({
      format,
      columns: ['task', 'recordDate'],
      ids: chosen.map(({ _id }) => _id),
      classification: ['warning'],
      sort: 'recordDate_asc',
    })
  const expected = [
    ['task', 'recordDate'],
    ...chosen.toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : 1)).map(({ task, recordDate }) => [task.name, recordDate]),
  ]
  expect(parseCsv(await (await ask('csv')).text(), { bom: true })).toEqual(expected)
  const rows = readXlsx(new Uint8Array(await (await ask('xlsx')).arrayBuffer()))
  expect(rows.map((cells) => cells.map((cell) => cell?.value))).toEqual(expected)
})

test('a place has all that was reported and recorded of it', async () => {
  const [head = ''] = (await (await exported({ format: 'csv', columns: ['place', 'element'] })).text()).split('\r\n')
  expect(head).toBe('place,longitude,latitude,recordedLongitude,recordedLatitude,placeNote,valueChain,valueChainElement')
})

test('text that a spreadsheet would take for a formula is defused, numbers stay numbers', async () => {
  const { thingId } = app.demo.featured
  const rename = (name: string) =>
    withScope(app.db, { organizationId: 101 }, (db) =>
      db.updateTable('assets').set({ name }).where('organization_id', '=', 101).where('id', '=', thingId).execute(),
    )
  const cells = async (name: string) => {
    await rename(name)
    const [, line = ''] = (await (await exported({ format: 'csv', thingId })).text()).split('\r\n')
    return line
  }
  expect(await cells('=HYPERLINK("http://evil.example")')).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
  for (const name of ['+1', '-1', '@SUM(A1)', '\t=1', '＝1']) expect(await cells(name)).toMatch(new RegExp(`,"?'[\\s]?[${name.trim()[0]}]`))
  expect(await cells('Finca La Esperanza')).toMatch(/,-75\.\d+,4\.\d+,/)
})

test('a file has the records of the unit that the list is filtered by', async () => {
  const { itemId } = app.demo.featured
  const [, ...lines] = (await (await exported({ format: 'csv', itemId })).text()).trim().split('\r\n')
  expect([lines.length > 0, lines.filter((line) => !line.includes('SA-0004-217'))]).toEqual([true, []])
})

test('a PDF is a document with the organization, the filters and page numbers', async () => {
  const file = await exported({ format: 'pdf', classification: ['warning'], timeZone: 'America/Bogota' })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([file.type, bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['application/pdf', '%PDF-', '%%EOF'])
  expect(bytes.toString('latin1')).toContain('/Type /Page')
})

test('a PDF is in the language that the asker has chosen in the portal, or names', async () => {
  const readLanguage = async (body: { language?: 'ja' }) =>
    /\/Lang \(([\w-]+)\)/.exec(await (await exported({ format: 'pdf', classification: ['warning'], ...body })).text())?.[1]
  const choose = (language: Language | null) =>
    withScope(app.db, { organizationId: 101 }, (db) =>
      db
        .updateTable('memberships')
        .set({ portal_language: language })
        .where('organization_id', '=', 101)
        .where('account_id', '=', app.accountId('member'))
        .execute(),
    )
  await choose('de')
  expect([await readLanguage({}), await readLanguage({ language: 'ja' })]).toEqual(['de-DE', 'ja-JP'])
  await choose(null)
  expect(await readLanguage({})).toBe('en-GB')
})

test('more than a PDF may have is refused, and says so', async () => {
  await expect(exported({ format: 'pdf' })).rejects.toMatchObject({ code: 'export_too_large', status: 413 })
})

test('a time zone of nobody, a foreign organization and who may not list are refused', async () => {
  await expect(exported({ format: 'pdf', timeZone: 'Moon/Base' })).rejects.toMatchObject({ code: 'invalid_content' })
  const call = async (org: number, person: 'member' | 'worker') =>
    createCalls(app).interactions.export({ params: { org }, body: { format: 'csv' } }, { token: await app.organizationToken(person) })
  await expect(call(102, 'member')).rejects.toMatchObject({ code: 'organization_not_found', status: 404 })
  await expect(call(101, 'worker')).rejects.toMatchObject({ code: 'permission_denied', status: 403 })
})
