import { createCalls } from '@tracemark/api/client'
import { attributeSpecifications, sustainabilityAttributes, systemAttributes, unitsOfMeasure } from '@tracemark/api/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const client = () => createCalls(app)

test('attributes, specifications, lists and vocabularies are answered, and their values are valid', async () => {
  const { baseAttributes } = client()
  const whole = { query: { perPage: 100 } }
  const toSet = ({ items }: { items: readonly unknown[] }) => new Set(items)
  expect(toSet(await baseAttributes.system(whole, { token }))).toEqual(new Set(systemAttributes))
  expect(toSet(await baseAttributes.sustainability(whole, { token }))).toEqual(new Set(sustainabilityAttributes))
  expect(toSet(await baseAttributes.specifications(whole, { token }))).toEqual(new Set(attributeSpecifications))
  for (const { id, example } of attributeSpecifications)
    expect([id, await baseAttributes.validate({ params: { x: id }, body: { value: ` ${example} ` } }, { token })]).toEqual([
      id,
      { valid: true, value: example },
    ])
  const { items: lists } = await baseAttributes.lookupConfigurations({}, { token })
  for (const { id, count, attributeIds } of lists) {
    const values = await baseAttributes.validValues({ params: { x: id } }, { token })
    expect([id, values.totalItems, attributeIds.length > 0]).toEqual([id, count, true])
    for (const x of attributeIds) expect(await baseAttributes.validValues({ params: { x } }, { token })).toEqual(values)
  }
  const { items: mapping } = await baseAttributes.mapping(whole, { token })
  expect(mapping).toContainEqual({ attributeId: 'countryOfOrigin', vocabulary: 'gs1', term: 'gs1:countryOfOrigin' })
  for (const x of ['nothing', '__proto__', 'constructor']) {
    await expect(baseAttributes.validValues({ params: { x } }, { token })).rejects.toMatchObject({ code: 'not_found' })
    await expect(baseAttributes.validate({ params: { x }, body: { value: '1' } }, { token })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test.each([
  ['netWeight', '', undefined, 'required'],
  ['netWeight', 'heavy', undefined, 'not_a_number'],
  ['netWeight', '1e3', undefined, 'not_a_number'],
  ['netWeight', '-1', undefined, 'too_small'],
  ['alcoholByVolume', '100.1', undefined, 'too_large'],
  ['farmers', '1.5', undefined, 'too_many_decimals'],
  ['netWeight', '1', 'LTR', 'wrong_unit'],
  ['netWeight', '1', 'KGM', undefined],
  ['countryOfOrigin', 'XX', undefined, 'not_an_option'],
  ['gtin', '12', undefined, 'malformed'],
  ['size', 'x'.repeat(41), undefined, 'too_long'],
  ['isOrganic', 'yes', undefined, 'not_yes_or_no'],
  ['harvestDate', '2026-02-30', undefined, 'not_a_date'],
])('%s can be %j %s: %s', async (x, value, unit, reason) => {
  const body = { value, ...(unit !== undefined && { unit }) }
  expect(await client().baseAttributes.validate({ params: { x }, body }, { token })).toEqual(
    reason === undefined ? { valid: true, value } : { valid: false, reason },
  )
})

test('units are found by kind, code, name and symbol', async () => {
  const units = async (query: object) => (await client().baseAttributes.unitsOfMeasure({ query }, { token })).items.map(({ code }) => code)
  expect(await units({ kind: 'temperature' })).toEqual(['CEL', 'FAH', 'KEL'])
  expect(await units({ search: 'hectare' })).toEqual(['HAR'])
  expect(await units({ search: '°c' })).toEqual(['CEL'])
  const { totalItems, items } = await client().baseAttributes.unitsOfMeasure({ query: { perPage: 1 } }, { token })
  expect([totalItems, new Set(unitsOfMeasure.map(({ code }) => code)).size]).toEqual(Array(2).fill(unitsOfMeasure.length))
  expect(items).toEqual([
    { code: 'CMK', name: 'square centimetre', symbol: 'cm²', kind: 'area', conversion: { to: 'MTK', symbol: 'm²', factor: 0.0001 } },
  ])
})

test("an asset's attributes come in their order, and keep to the base attribute that they are values of", async () => {
  const { assetAttributes, assets } = client()
  const { id: thingId } = await assets.create({ body: { name: 'Measured' } }, { token })
  const create = (body: object) =>
    assetAttributes.create({ body: { thingId, label: 'Weight', type: 'number', value: '1', ...body } as never }, { token })
  const second = await create({ order: 1 })
  const first = await create({ order: 0, baseAttributeId: 'netWeight', source: 'base', unit: 'KGM', value: '0.25' })
  expect(await assetAttributes.ofAsset({ params: { id: thingId } }, { token })).toEqual({
    totalItems: 2,
    perPage: 50,
    totalPages: 1,
    items: [first, second],
  })
  for (const [body, path] of [
    [{ baseAttributeId: 'netWeight', value: 'heavy' }, 'value'],
    [{ baseAttributeId: 'netWeight', unit: 'LTR' }, 'unit'],
    [{ baseAttributeId: 'nothing' }, 'baseAttributeId'],
  ] as const)
    await expect(create(body)).rejects.toMatchObject({ code: 'invalid_content', fields: [{ path: [path] }] })
  await expect(assetAttributes.update({ params: { id: first.id }, body: { value: '-1' } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  const foreign = app.demo.things.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  for (const id of [MISSING, foreign])
    await expect(assetAttributes.ofAsset({ params: { id } }, { token })).rejects.toMatchObject({ code: 'not_found' })
})

test('values can be taken from people, base attributes and the questions of tasks', async () => {
  const { items } = await client().assetAttributes.availableSources({}, { token })
  expect(items.map(({ source }) => source)).toEqual(['manual', 'own', 'base', 'sustainability', 'task'])
  const tasks = app.demo.tasks.filter(({ organizationId }) => organizationId === 101)
  const asked = tasks.flatMap(({ id, config }) => config.widgets.map((widget) => `${id}/${widget.id}`))
  expect(items[4]?.attributes.map(({ id }) => id).toSorted()).toEqual(asked.toSorted())
})

test('components of the catalogue are the own ones, and those that come with the product', async () => {
  const list = (query: object) => client().catalogueComponents.list({ params: { org: 101 }, query }, { token })
  expect((await list({ search: 'parchment' })).items).toEqual([
    { name: 'Parchment coffee', category: 'grains', origin: 'Pijao, Quindío', units: 'KGM', isOwn: true },
  ])
  expect((await list({ search: 'cork', category: 'packaging' })).items).toEqual([
    { name: 'Cork', category: 'packaging', subCategory: 'Closure', units: 'H87', isOwn: false },
  ])
  await expect(client().catalogueComponents.list({ params: { org: 102 } }, { token })).rejects.toMatchObject({
    code: 'organization_not_found',
  })
})

test('support profiles are given to many assets at once', async () => {
  const { supportProfiles, assets } = client()
  const profile = await supportProfiles.create({ body: { name: 'For many' } }, { token })
  const ids = [
    (await assets.create({ body: { name: 'Helped 1' } }, { token })).id,
    (await assets.create({ body: { name: 'Helped 2' } }, { token })).id,
  ]
  const assign = (supportProfileIds: string[]) =>
    supportProfiles.bulkAssign({ body: { supportProfileIds, thingIds: [MISSING, ...ids] } }, { token })
  expect(await Promise.all([assign([profile.id]), assign([profile.id])])).toEqual([{ ids }, { ids }])
  for (const id of ids) expect((await assets.get({ params: { id } }, { token })).supportProfileIds).toEqual([profile.id])
  await expect(assign([MISSING])).rejects.toMatchObject({ code: 'invalid_content' })
})
