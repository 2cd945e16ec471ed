import { createCalls } from '@tracemark/api/client'
import type { NewLabelPrint } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { readXlsx } from '../../testing/read-xlsx.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const calls = () => createCalls(app).labelPrints
const owner = async () => ({ token: await app.organizationToken('owner') })
const variant = () => {
  const found = app.demo.variants.find(({ variantId }) => variantId === 'PIJ-ALTO')
  if (!found) throw new TypeError('The demo data has no such variant.')
  return found
}
/** The numbers of the variant's units, the lowest first. */
const numbers = () =>
  app.demo.items.flatMap((item) => (item.variantId === variant().id ? [item.sequenceNumber] : [])).toSorted((one, other) => one - other)
const asked = (changes: Partial<NewLabelPrint> = {}): NewLabelPrint => {
  const [first = 0, second = 0] = numbers()
  return {
    batchId: variant().id,
    firstSequenceNumber: first,
    lastSequenceNumber: second,
    layout: 'avery_l7160',
    symbol: 'qr',
    startPosition: 4,
    logo: false,
    ...changes,
  }
}
const makeGroup = async (size: number) => createCalls(app).vcodeGroups.create({ body: { batchId: variant().id, size } }, await owner())
const create = async (changes: Partial<NewLabelPrint> = {}) => calls().create({ body: asked(changes) }, await owner())

test('labels are a PDF file, and stand in the log with who created them', async () => {
  const print = await create()
  const { thingId, id, variantId, name } = variant()
  expect(print).toEqual({
    ...asked(),
    id: print.id,
    thingId,
    batchId: id,
    variantId,
    variantName: name,
    labelCount: 2,
    createdAt: print.createdAt,
    createdById: app.accountId('owner'),
    createdBy: { id: app.accountId('owner'), name: print.createdBy?.name },
  })
  const file = await calls().file({ params: { id: print.id } }, await owner())
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([file.type, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
  const listed = await calls().list({ query: { thingId } }, await owner())
  expect(listed.items.find((each) => each.id === print.id)).toEqual(print)
  expect((await calls().list({ query: { batchId: MISSING } }, await owner())).items).toEqual([])
  expect(await calls().get({ params: { id: print.id } }, await owner())).toEqual(print)
})

test('a table has what a label of another program needs', async () => {
  const { id } = await create({ layout: 'csv', startPosition: 1 })
  const file = await calls().file({ params: { id } }, await owner())
  const [head, line = '', , end] = (await file.text()).split('\r\n')
  const [first] = numbers()
  const item = app.demo.items.find(({ variantId, sequenceNumber }) => variantId === variant().id && sequenceNumber === first)
  expect([file.type, head, end]).toEqual([
    'text/csv;charset=utf-8',
    'name,uniqueId,sequenceNumber,checksum,unitUrl,variantId,variantName,asset',
    '',
  ])
  expect(line.split(',').slice(0, 3)).toEqual([item?.name, item?.uniqueId ?? '', String(first)])
})

test('a workbook keeps codes as text, and numbers as numbers', async () => {
  const { id } = await create({ layout: 'xlsx', startPosition: 1 })
  const file = await calls().file({ params: { id } }, await owner())
  const [head = [], line = []] = readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [first] = numbers()
  const item = app.demo.items.find(({ variantId, sequenceNumber }) => variantId === variant().id && sequenceNumber === first)
  expect([file.type, head.slice(0, 3).map((cell) => cell?.value), line.slice(0, 3)]).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ['name', 'uniqueId', 'sequenceNumber'],
    [
      { type: 'text', value: item?.name },
      item?.uniqueId === undefined ? undefined : { type: 'text', value: item.uniqueId },
      { type: 'number', value: first, format: '0' },
    ],
  ])
})

test('codes of any number are one table, also when it is downloaded again', async () => {
  const { firstSequenceNumber, lastSequenceNumber } = await makeGroup(450)
  const { id, labelCount } = await create({ firstSequenceNumber, lastSequenceNumber, layout: 'csv', startPosition: 1 })
  const download = async () => calls().file({ params: { id } }, await owner())
  const [file, again] = [await download(), await download()]
  const text = await file.text()
  const numbers = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[2]))
  const all = Array.from({ length: 450 }, (_, index) => firstSequenceNumber + index)
  expect([file.type, labelCount, numbers, await again.text()]).toEqual(['text/csv;charset=utf-8', 450, all, text])
})

test('a workbook has all codes, too', async () => {
  const { firstSequenceNumber, lastSequenceNumber } = await makeGroup(230)
  const { id } = await create({ firstSequenceNumber, lastSequenceNumber, layout: 'xlsx', startPosition: 1 })
  const file = await calls().file({ params: { id } }, await owner())
  const rows = readXlsx(new Uint8Array(await file.arrayBuffer())).slice(1)
  expect(rows.map((cells) => cells[2]?.value)).toEqual(Array.from({ length: 230 }, (_, index) => firstSequenceNumber + index))
})

test("labels have the organization's logo where that is asked for", async () => {
  const { id, logo } = await create({ logo: true })
  const file = await calls().file({ params: { id } }, await owner())
  expect([
    logo,
    Buffer.from(await file.arrayBuffer())
      .toString('latin1')
      .includes('/Subtype /Image'),
  ]).toEqual([true, true])
})

test('labels of units that were made together name their group', async () => {
  const { id, firstSequenceNumber, lastSequenceNumber } = await makeGroup(3)
  const print = await create({ firstSequenceNumber, lastSequenceNumber })
  expect([print.groupId, print.labelCount]).toEqual([id, 3])
})

test('labels of more numbers than there are units are of these units alone, and are called by their numbers', async () => {
  const { id: groupId, firstSequenceNumber, lastSequenceNumber } = await makeGroup(3)
  const first = firstSequenceNumber + 1
  const print = await create({ firstSequenceNumber: first, lastSequenceNumber: lastSequenceNumber + 10, layout: 'csv', startPosition: 1 })
  expect([print.firstSequenceNumber, print.lastSequenceNumber, print.labelCount, print.groupId]).toEqual([
    first,
    lastSequenceNumber,
    2,
    groupId,
  ])
})

test.each([
  ['numbers that run backwards', { firstSequenceNumber: 9, lastSequenceNumber: 8 }, 'lastSequenceNumber', 'too_small'],
  ['a place that the sheet does not have', { startPosition: 22 }, 'startPosition', 'too_big'],
  ['a place on a roll but the first', { layout: 'roll_57x32', startPosition: 2 }, 'startPosition', 'too_big'],
  ['numbers that no unit has', { firstSequenceNumber: 900_000, lastSequenceNumber: 900_001 }, 'firstSequenceNumber', 'not_found'],
  ['a variant that is not there', { batchId: MISSING }, 'batchId', 'not_found'],
] as const)('%s is refused at its field', async (_, changes, field, code) => {
  await expect(create(changes)).rejects.toMatchObject({ code: 'invalid_content', fields: [{ path: [field], code }] })
})

test('labels of several sheets are one file', async () => {
  const { firstSequenceNumber: first, lastSequenceNumber: last } = await makeGroup(150)
  const { id } = await create({ firstSequenceNumber: first, lastSequenceNumber: last, layout: 'avery_l7160', startPosition: 5 })
  const file = await calls().file({ params: { id } }, await owner())
  const pages = Buffer.from(await file.arrayBuffer())
    .toString('latin1')
    .match(/\/Type \/Page\b/g)
  expect([file.type, pages?.length]).toEqual(['application/pdf', 8])
})

const unitsOfGroup = async (size: number): Promise<string[]> => {
  const { firstSequenceNumber: sequenceFrom, lastSequenceNumber: sequenceTo } = await makeGroup(size)
  const query = { batchId: variant().id, sequenceFrom, sequenceTo, perPage: 100 }
  const page = async (nth: number) =>
    (await createCalls(app).units.list({ params: { org: 101 }, query: { ...query, page: nth } }, await owner())).items.map(({ id }) => id)
  return [...(await page(1)), ...(size > 100 ? await page(2) : [])]
}
const ofUnits = async (body: Parameters<ReturnType<typeof calls>['ofUnits']>[0]['body']) => calls().ofUnits({ body }, await owner())

test('labels of single units are these in the order of their numbers, and the log has a line for each run of numbers', async () => {
  const [first = '', second = '', , fourth = ''] = await unitsOfGroup(4)
  const file = await ofUnits({ unitIds: [fourth, second, first, first], layout: 'csv' })
  const printed = (await file.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[2]))
  const { items } = await calls().list({ query: { batchId: variant().id, perPage: 2 } }, await owner())
  const start = printed[0] ?? 0
  expect([
    file.type,
    printed,
    items
      .map((line) => [line.firstSequenceNumber, line.lastSequenceNumber, line.labelCount])
      .toSorted(([one = 0], [other = 0]) => one - other),
  ]).toEqual([
    'text/csv;charset=utf-8',
    [start, start + 1, start + 3],
    [
      [start, start + 1, 2],
      [start + 3, start + 3, 1],
    ],
  ])
})

test('labels of more than 100 single units are one file', async () => {
  const file = await ofUnits({ unitIds: await unitsOfGroup(101), layout: 'avery_l7160' })
  expect(file.type).toBe('application/pdf')
})

test('a unit that is not there refuses the labels of all, and so does a place that the roll does not have', async () => {
  const unitIds = await unitsOfGroup(1)
  await expect(ofUnits({ unitIds: [...unitIds, MISSING], layout: 'csv' })).rejects.toMatchObject({
    code: 'invalid_content',
    fields: [{ path: ['unitIds'], code: 'not_found' }],
  })
  await expect(ofUnits({ unitIds, layout: 'roll_57x32', startPosition: 2 })).rejects.toMatchObject({
    fields: [{ path: ['startPosition'], code: 'too_big' }],
  })
})

test('who may not create units gets no labels', async () => {
  const worker = { token: await app.organizationToken('worker') }
  await expect(calls().create({ body: asked() }, worker)).rejects.toMatchObject({ code: 'permission_denied' })
  await expect(calls().file({ params: { id: MISSING } }, await owner())).rejects.toMatchObject({ code: 'not_found' })
})

const letter = {
  unit: 'inch' as const,
  pageWidth: 8.5,
  pageHeight: 11,
  columns: 2,
  rows: 5,
  labelWidth: 4,
  labelHeight: 2,
  left: 0.15625,
  top: 0.5,
  gapX: 0.1875,
  gapY: 0,
}

test('labels of a size of their own are drawn on it, and the log keeps the size for the next time', async () => {
  const print = await create({ layout: 'custom', size: letter, startPosition: 10 })
  const file = await calls().file({ params: { id: print.id } }, await owner())
  const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect([print.size, pdf.match(/\/MediaBox \[0 0 612 792\]/g)?.length]).toEqual([letter, 2])
  const [unitId = ''] = await unitsOfGroup(1)
  const one = await ofUnits({ unitIds: [unitId], layout: 'custom', size: letter })
  const { items } = await calls().list({ query: { batchId: variant().id, perPage: 1 } }, await owner())
  expect([one.type, items[0]?.size]).toEqual(['application/pdf', letter])
})

test('a size of its own that labels do not fit, or that is not told, is refused at its field; of another layout none is kept', async () => {
  await expect(create({ layout: 'custom' })).rejects.toMatchObject({ fields: [{ path: ['size'], code: 'required' }] })
  await expect(create({ layout: 'custom', size: { ...letter, labelWidth: 5 } })).rejects.toMatchObject({
    code: 'invalid_content',
    fields: [{ path: ['size', 'labelWidth'], code: 'too_big', params: { maximum: 4.0781 } }],
  })
  await expect(create({ layout: 'custom', size: { ...letter, labelHeight: 0.25 } })).rejects.toMatchObject({
    fields: [{ path: ['size', 'labelHeight'], code: 'too_small' }],
  })
  await expect(create({ layout: 'custom', size: letter, startPosition: 11 })).rejects.toMatchObject({
    fields: [{ path: ['startPosition'], code: 'too_big', params: { maximum: 10 } }],
  })
  expect((await create({ size: letter })).size).toBeUndefined()
})
