import { createCalls } from '@tracemark/api/client'
import type { AssetChange } from '@tracemark/api/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
const make = (body: Parameters<ReturnType<typeof client>['assets']['create']>[0]['body']) => client().assets.create({ body }, { token })

const foreignId = () => app.demo.things.find(({ organizationId }) => organizationId === 102)?.id ?? ''

describe('an asset', () => {
  test('made from a template has its attributes as values of the organization’s attributes of those names, where they fit', async () => {
    const { ownAttributes, templates } = client()
    const own = await ownAttributes.create({ body: { name: 'Roast level', type: 'string', validValues: ['Light', 'Dark'] } }, { token })
    const fromTemplate = async (value: string) => {
      const attributes = [
        { label: ' roast Level', value, type: 'string' as const },
        { label: 'Bag', value: 'Jute', type: 'string' as const },
      ]
      const template = await templates.create({ body: { name: `Roasted ${value}`, attributes } }, { token })
      return (await make({ name: `Lote ${value}`, templateId: template.id })).attributes
    }
    expect([await fromTemplate('Dark'), await fromTemplate('Burnt')]).toEqual([
      [
        { label: 'Roast level', value: 'Dark', type: 'string', baseAttributeId: own.id, source: 'own' },
        { label: 'Bag', value: 'Jute', type: 'string' },
      ],
      [
        { label: 'roast Level', value: 'Burnt', type: 'string' },
        { label: 'Bag', value: 'Jute', type: 'string' },
      ],
    ])
  })

  test('is made with what it has of other kinds, and answers it with their names', async () => {
    const { categories, templates, supportProfiles, documents } = client()
    const template = await templates.create(
      { body: { name: 'Washed', attributes: [{ label: 'Process', value: 'Washed', type: 'string' }] } },
      { token },
    )
    const category = await categories.create({ body: { name: 'Green coffee' } }, { token })
    const profile = await supportProfiles.create({ body: { name: 'Hotline' } }, { token })
    const document = await documents.create({ body: { name: 'Origin', file: '/files/origin.pdf' } }, { token })
    const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === 101)
    const thing = await make({
      name: 'Lote 7',
      templateId: template.id,
      categoryId: category.id,
      valueChainId: chain?.id ?? '',
      supportProfileIds: [profile.id],
      documentIds: [document.id],
      images: [{ image: '/files/a.jpg', caption: 'The farm' }],
      certifications: [{ name: 'Organic', validUntil: '2027-05-01' }],
    })
    const organization = app.demo.organizations[0]
    const process = app.demo.ownAttributes.find(({ organizationId, name }) => organizationId === 101 && name === 'Process')
    expect(thing).toEqual({
      id: thing.id,
      name: 'Lote 7',
      description: '',
      status: 0,
      templateId: template.id,
      template: { id: template.id, name: 'Washed' },
      categoryId: category.id,
      category: { id: category.id, name: 'Green coffee' },
      valueChainId: chain?.id,
      valueChain: { id: chain?.id, name: chain?.name },
      attributes: [{ label: 'Process', value: 'Washed', type: 'string', baseAttributeId: process?.id, source: 'own' }],
      supportProfileIds: [profile.id],
      documentIds: [document.id],
      images: [{ image: `${app.baseUrl}/files/a.jpg`, caption: 'The farm' }],
      certifications: [{ name: 'Organic', validUntil: '2027-05-01' }],
      isEnabledPublicLink: false,
      hidden: false,
      unitCount: 0,
      organizationId: 101,
      organizationName: organization?.name,
      organizationImage: `${app.baseUrl}${organization?.image}`,
      createdAt: TEST_NOW.toISOString(),
      createdById: app.accountId('owner'),
      createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
    })
    expect(await client().assets.get({ params: { id: thing.id } }, { token })).toEqual(thing)
    expect((await client().assets.supportProfiles({ params: { id: thing.id } }, { token })).items).toEqual([profile])

    const changed = await client().assets.update(
      {
        params: { id: thing.id },
        body: { status: 1, categoryId: null, attributes: [], documentIds: [], certifications: [] },
      },
      { token },
    )
    const { categoryId: _, category: __, ...rest } = thing
    expect(changed).toEqual({ ...rest, status: 1, attributes: [], documentIds: [], certifications: [] })
  })

  test('that names what is not there, or what is of another organization, is refused alike', async () => {
    const { assets } = client()
    const foreignChain = app.demo.valueChains.find(({ organizationId }) => organizationId === 102)?.id ?? ''
    for (const body of [
      { valueChainId: MISSING },
      { valueChainId: foreignChain },
      { supportProfileIds: [MISSING] },
      { documentIds: [MISSING] },
      { inheritedId: foreignId() },
    ])
      await expect(make({ name: 'Wrong', ...body })).rejects.toMatchObject({ code: 'invalid_content', status: 400 })
    expect((await assets.list({ params: { org: 101 }, query: { search: 'Wrong' } }, { token })).totalItems).toBe(0)
    for (const id of [MISSING, foreignId()]) {
      const params = { id }
      for (const call of [
        () => assets.get({ params }, { token }),
        () => assets.update({ params, body: { name: 'Mine' } }, { token }),
        () => assets.delete({ params }, { token }),
        () => assets.duplicate({ params }, { token }),
        () => assets.tasks({ params }, { token }),
        () => assets.publicInfo({ params }, { token }),
        () => assets.updatePublicInfo({ params, body: {} }, { token }),
        () => assets.supportProfiles({ params }, { token }),
        () => assets.identificationCodes({ params }, { token }),
        () => assets.summary({ params: { org: 101, x: id } }, { token }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'not_found', status: 404 })
    }
  })

  test('is listed by status and category, searched and sorted', async () => {
    const { assets, categories } = client()
    const { id: categoryId } = await categories.create({ body: { name: 'Listed' } }, { token })
    await make({ name: 'Zeta', categoryId })
    await make({ name: 'Álamo', categoryId, status: 1 })
    const names = async (query: object) =>
      (await assets.list({ params: { org: 101 }, query: { categoryId, ...query } }, { token })).items.map(({ name }) => name)
    expect(await names({ sort: 'name_desc' })).toEqual(['Zeta', 'Álamo'])
    expect([await names({ sort: 'name_desc', page: 2, perPage: 1 }), await names({ page: 9 })]).toEqual([['Álamo'], []])
    expect(await names({ status: 0 })).toEqual(['Zeta'])
    expect(await names({ status: 1 })).toEqual(['Álamo'])
    expect(await names({ search: 'alamo' })).toEqual(['Álamo'])
  })

  test('is found by the beginnings of its words, in Japanese and Chinese by any characters that follow each other', async () => {
    const { assets } = client()
    for (const name of ['静岡の新茶', '静かな岡 no. 2', '云南普洱茶', 'Quebrada Zurita']) await make({ name })
    const found = async (search: string, query: object = {}) =>
      (await assets.list({ params: { org: 101 }, query: { search, ...query } }, { token })).items.map(({ name }) => name)
    expect(await found('新茶')).toEqual(['静岡の新茶'])
    expect(await found('静岡')).toEqual(['静岡の新茶'])
    expect(await found('普洱')).toEqual(['云南普洱茶'])
    expect(await found('queb zur')).toEqual(['Quebrada Zurita'])
    expect(await found('rada')).toEqual([])
    expect(await found('静', { sort: 'name_desc' })).toEqual(['静岡の新茶', '静かな岡 no. 2'])
  })

  test('is listed by template, task and creation', async () => {
    const { assets, templates, tasks, taskAssets } = client()
    const { id: templateId } = await templates.create({ body: { name: 'Of the filters' } }, { token })
    const plain = await make({ name: 'Without a task', templateId })
    const { id } = await make({ name: 'With a task', templateId })
    const task = await tasks.create({ body: { name: 'Filtered' } }, { token })
    const link = await taskAssets.create({ body: { taskId: task.id, thingId: id } }, { token })
    const found = async (query: object) => {
      const { items, totalItems } = await assets.list({ params: { org: 101 }, query: { templateId, ...query } }, { token })
      return [totalItems, items.map((item) => item.id)]
    }
    expect(await found({})).toEqual([2, [id, plain.id]])
    expect(await found({ taskId: task.id })).toEqual([1, [id]])
    await taskAssets.delete({ params: { id: link.id } }, { token })
    expect(await found({ taskId: task.id })).toEqual([0, []])
    const now = TEST_NOW.toISOString()
    const later = new Date(TEST_NOW.getTime() + 1).toISOString()
    expect(await found({ createdFrom: now, createdTo: later })).toEqual([2, [id, plain.id]])
    expect([await found({ createdTo: now }), await found({ createdFrom: later })]).toEqual([
      [0, []],
      [0, []],
    ])
  })

  test('that is hidden leaves the list and the numbers of its status', async () => {
    const { assets } = client()
    const at = { params: { org: 101 } }
    const standing = async () => ({
      totals: await assets.totals(at, { token }),
      listed: (await assets.list(at, { token })).totalItems,
      hidden: (await assets.list({ ...at, query: { hidden: 'true' } }, { token })).items.map(({ name }) => name),
    })
    const before = await standing()
    const { id } = await make({ name: 'Out of sight' })
    await assets.update({ params: { id }, body: { hidden: true } }, { token })
    const { totals } = before
    expect(await standing()).toEqual({
      totals: { ...totals, hidden: totals.hidden + 1 },
      listed: before.listed,
      hidden: [...before.hidden, 'Out of sight'].toSorted(),
    })
    await assets.update({ params: { id }, body: { hidden: false, status: 1 } }, { token })
    expect(await standing()).toEqual({
      totals: { ...totals, archived: totals.archived + 1 },
      listed: before.listed + 1,
      hidden: before.hidden,
    })
    await assets.delete({ params: { id } }, { token })
    expect(await standing()).toEqual(before)
  })

  test('is deleted with what it has of its own, and only while nothing was made of it', async () => {
    const { assets, assetAttributes, identificationCodes, components, taskAssets, variants, vcodeGroups } = client()
    const { id } = await make({ name: 'Short-lived', attributes: [{ label: 'Process', value: 'Washed', type: 'string' }] })
    const params = { id }
    await assetAttributes.create({ body: { thingId: id, label: 'Height', value: '1700', type: 'number' } }, { token })
    await identificationCodes.create({ body: { thingId: id, type: 'gtin', value: '04006381333931' } }, { token })
    await components.create({ params: { org: 101 }, body: { name: 'On its page', thingId: id } }, { token })
    const taskId = app.demo.tasks.find(({ organizationId }) => organizationId === 101)?.id ?? ''
    await taskAssets.create({ body: { taskId, thingId: id } }, { token })
    const heir = await make({ name: 'Heir', inheritedId: id, inheritedMode: 'oneOff' })
    const used = { code: 'asset_used', status: 409 }
    await expect(assets.delete({ params }, { token })).rejects.toMatchObject(used)
    await assets.update({ params: { id: heir.id }, body: { inheritedId: null } }, { token })
    expect(await assets.delete({ params }, { token })).toEqual(params)
    await expect(assets.get({ params }, { token })).rejects.toMatchObject({ code: 'not_found', status: 404 })

    const variant = await variants.create({ body: { thingId: heir.id, variantId: 'KEEP-1', name: 'Kept' } }, { token })
    await expect(assets.delete({ params: { id: heir.id } }, { token })).rejects.toMatchObject(used)
    await identificationCodes.create({ body: { thingId: heir.id, type: 'gtin', value: '04006381333931' } }, { token })
    await vcodeGroups.create({ body: { batchId: variant.id, size: 3 } }, { token })
    expect(await assets.get({ params: { id: heir.id } }, { token })).toMatchObject({ unitCount: 3 })
    const recorded = app.demo.interactions.find(({ orgId }) => orgId === 101)?.thingId ?? ''
    await expect(assets.delete({ params: { id: recorded } }, { token })).rejects.toMatchObject(used)
  })

  test('has the numbers that are kept of it', async () => {
    const { items } = await client().assets.list({ params: { org: 101 }, query: { perPage: 100 } }, { token })
    const { demo } = app
    const getNewest = (id: string) =>
      demo.interactions
        .filter(({ thingId }) => thingId === id)
        .map(({ _id, recordDate, reportedDate }) => ({
          at: `${new Date(recordDate).toISOString()} ${_id}`,
          reported: new Date(reportedDate).toISOString(),
        }))
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .at(-1)?.reported
    const things = demo.things.filter(({ organizationId }) => organizationId === 101)
    for (const { id } of things) {
      const { unitCount, latestInteraction } = items.find((item) => item.id === id) ?? {}
      expect([id, unitCount, latestInteraction]).toEqual([id, demo.items.filter(({ thingId }) => thingId === id).length, getNewest(id)])
    }
  })

  test('never comes from itself, not even when two assets are told so at once', async () => {
    const { assets } = client()
    const first = await make({ name: 'First' })
    const second = await make({ name: 'Second' })
    const inherit = (id: string, inheritedId: string) =>
      assets.update({ params: { id }, body: { inheritedId, inheritedMode: 'continuous' } }, { token })
    const answers = await Promise.allSettled([inherit(first.id, second.id), inherit(second.id, first.id), inherit(first.id, first.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'invalid_content' })
  })
})

test('a copy has what the first one has, a name of its own, and no public page, codes or records', async () => {
  const { assets, components, taskAssets } = client()
  const id = app.demo.featured.thingId
  await components.create({ params: { org: 101 }, body: { name: 'Story', thingId: id } }, { token })
  const original = await assets.get({ params: { id } }, { token })
  const key = 'a-key-for-one-copy-1'
  const copies = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await app.fetch(`${app.baseUrl}/core/things/${id}/duplicate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      })
      return response.text()
    }),
  )
  expect(new Set(copies).size).toBe(1)
  const copy = await assets.duplicate({ params: { id } }, { token })
  const { publicLink: _, latestInteraction: __, metadata: ___, ...rest } = original
  expect(copy).toEqual({
    ...rest,
    unitCount: 0,
    id: copy.id,
    name: `${original.name} (3)`,
    isEnabledPublicLink: false,
    createdAt: TEST_NOW.toISOString(),
    createdById: app.accountId('owner'),
    createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
  })
  const listTasks = async (thingId: string) =>
    (await taskAssets.list({ params: { org: 101 }, query: { thingId } }, { token })).items.map(({ taskId, order }) => [taskId, order])
  expect(await listTasks(copy.id)).toEqual(await listTasks(id))
  const { items: blocks } = await components.list({ params: { org: 101 } }, { token })
  const listNames = (of: string) => blocks.flatMap(({ thingId, name }) => (thingId === of ? [name] : []))
  expect(listNames(copy.id)).toContain('Story')
  expect(listNames(copy.id)).toEqual(listNames(id))
  expect(await assets.summary({ params: { org: 101, x: copy.id } }, { token })).toEqual({
    thingId: copy.id,
    units: 0,
    variants: 0,
    tasks: app.demo.tasks.filter(({ organizationId }) => organizationId === 101).length,
    interactions: { notice: 0, alert: 0, warning: 0, unclassified: 0 },
    unitStatuses: [],
    months: [],
    visits: { total: 0, days: [] },
  })
})

test('the attributes of an asset are one list: what is sent takes the place of what was there', async () => {
  const { assets } = client()
  const { id } = await make({ name: 'Lote 9' })
  const attributes = [
    { label: 'Net weight', value: '69.5', type: 'number' as const, unit: 'KGM', baseAttributeId: 'netWeight', source: 'base' as const },
    { label: 'Process', value: 'Washed', type: 'string' as const, isPublic: false },
  ]
  type Lines = NonNullable<z.input<typeof AssetChange>['attributes']>
  const set = async (list: Lines) => (await assets.update({ params: { id }, body: { attributes: list } }, { token })).attributes
  expect(await set(attributes)).toEqual(attributes)
  expect(await set(attributes.toReversed())).toEqual(attributes.toReversed())
  await expect(set(attributes.map((line) => ({ ...line, unit: 'MTR' })))).rejects.toMatchObject({
    code: 'invalid_content',
    fields: [{ path: ['attributes', 0, 'unit'] }],
  })
  expect((await assets.get({ params: { id } }, { token })).attributes).toEqual(attributes.toReversed())
})

test('documents are found by the asset that has them', async () => {
  const { documents } = client()
  const document = await documents.create({ body: { name: 'Lab report', file: '/files/lab.pdf' } }, { token })
  const { id: thingId } = await make({ name: 'Lote 10', documentIds: [document.id] })
  const found = await documents.list({ query: { thingId } }, { token })
  expect(found.items.map(({ id }) => id)).toEqual([document.id])
})

test('a summary counts what an asset has', async () => {
  const id = app.demo.featured.thingId
  const records = app.demo.interactions.filter(({ thingId }) => thingId === id)
  const countClassifications = (of: typeof records) => {
    const count = (wanted: string) => of.filter(({ classification }) => classification === wanted).length
    return { notice: count('notice'), alert: count('alert'), warning: count('warning'), unclassified: count('unclassified') }
  }
  const units = app.demo.items.filter(({ thingId }) => thingId === id)
  const statuses = app.demo.itemStatuses.filter(
    ({ organizationId, value }) => organizationId === 101 && units.some(({ status }) => status === value),
  )
  const first = new Date(Date.UTC(TEST_NOW.getUTCFullYear(), TEST_NOW.getUTCMonth() - 11)).toISOString()
  const months = Map.groupBy(records, ({ recordDate }) => recordDate.slice(0, 7))
  const visited = app.demo.pageVisits.filter(({ thingId }) => thingId === id)
  expect(await client().assets.summary({ params: { org: 101, x: id } }, { token })).toEqual({
    thingId: id,
    units: units.length,
    unitStatuses: statuses
      .toSorted((one, other) => one.value - other.value)
      .map(({ value, name }) => ({ value, name, count: units.filter(({ status }) => status === value).length })),
    variants: app.demo.variants.filter(({ thingId }) => thingId === id).length,
    tasks: app.demo.taskThings.filter(({ thingId }) => thingId === id).length,
    interactions: countClassifications(records),
    months: [...months]
      .filter(([month]) => month >= first.slice(0, 7))
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([month, recorded]) => ({ month, interactions: countClassifications(recorded) })),
    visits: {
      total: visited.reduce((sum, { visits }) => sum + visits, 0),
      days: visited.slice(-30).map(({ day, visits }) => ({ day, visits })),
    },
    latestInteraction: records[0]?.reportedDate,
  })
})

test('many assets are changed together, all of them or none', async () => {
  const { assets, tasks, supportProfiles, taskAssets } = client()
  const [first, second] = [await make({ name: 'Bulk 1' }), await make({ name: 'Bulk 2' })]
  const task = await tasks.create({ body: { name: 'Bulk task' } }, { token })
  const profile = await supportProfiles.create({ body: { name: 'Bulk help' } }, { token })
  const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === 101)?.id ?? ''
  const ids = [second.id, MISSING, foreignId(), first.id]
  const update = (body: object) => assets.bulkUpdate({ body: { ids, ...body } }, { token })
  const added = { addTaskIds: [task.id], addSupportProfileIds: [profile.id], valueChainId: chain }
  const answers = await Promise.all(Array.from({ length: 8 }, () => update(added)))
  expect(answers).toEqual(Array(8).fill({ ids: [second.id, first.id] }))
  const state = async (id: string) => {
    const { supportProfileIds, valueChainId } = await assets.get({ params: { id } }, { token })
    const { items } = await assets.tasks({ params: { id } }, { token })
    return { supportProfileIds, valueChainId, tasks: items.map(({ taskId }) => taskId) }
  }
  const expected = { supportProfileIds: [profile.id], valueChainId: chain, tasks: [task.id] }
  expect([await state(first.id), await state(second.id)]).toEqual([expected, expected])
  await expect(update({ removeTaskIds: [task.id], addTaskIds: [MISSING] })).rejects.toMatchObject({ code: 'invalid_content' })
  expect(await state(first.id)).toEqual(expected)
  await update({ removeTaskIds: [task.id], removeSupportProfileIds: [profile.id] })
  expect(await state(first.id)).toEqual({ supportProfileIds: [], valueChainId: chain, tasks: [] })
  expect((await taskAssets.list({ params: { org: 101 }, query: { taskId: task.id } }, { token })).totalItems).toBe(0)
})

test('tasks of the asset that one comes from are its own, where it follows that one', async () => {
  const { assets, taskAssets, tasks } = client()
  const [source, heir] = [await make({ name: 'Source' }), await make({ name: 'Heir' })]
  const task = await tasks.create({ body: { name: 'Inherited task' } }, { token })
  const { ids } = await taskAssets.bulkAssign({ body: { taskIds: [task.id], thingIds: [source.id] } }, { token })
  const listed = async (allowInherited?: 0 | 1) =>
    (
      await assets.tasks({ params: { id: heir.id }, query: { ...(allowInherited !== undefined && { allowInherited }) } }, { token })
    ).items.map(({ id }) => id)
  const follow = (inheritedMode: 'continuous' | 'oneOff') =>
    assets.update({ params: { id: heir.id }, body: { inheritedId: source.id, inheritedMode } }, { token })
  await follow('oneOff')
  expect(await listed(1)).toEqual([])
  await follow('continuous')
  expect([await listed(), await listed(0), await listed(1)]).toEqual([[], [], ids])
})

test('a public page is opened under a link of its own, and closed again', async () => {
  const { assets, publicAssets } = client()
  const [first, second] = [await make({ name: 'Niña Ñandú' }), await make({ name: 'Niña Ñandú' })]
  const change = (id: string, body: object) => assets.updatePublicInfo({ params: { id }, body }, { token })
  const opened = await change(first.id, { isEnabledPublicLink: true, highlights: [{ value: '1,740 m', label: 'altitude' }] })
  expect(opened).toEqual({
    thingId: first.id,
    isEnabledPublicLink: true,
    isEnabledPublicContent: true,
    isEnabledDiscovery: true,
    isEnabledServices: true,
    publicLink: 'nina-nandu',
    highlights: [{ value: '1,740 m', label: 'altitude' }],
    journey: [],
    content: {},
    showsHistory: false,
    showsEvents: false,
    identificationMethod: 'qr',
  })
  expect((await change(second.id, { isEnabledPublicLink: true })).publicLink).toBe('nina-nandu-2')
  await expect(change(second.id, { publicLink: 'nina-nandu' })).rejects.toMatchObject({
    code: 'name_taken',
    status: 409,
    fields: [{ path: ['publicLink'], code: 'taken' }],
  })
  expect((await change(first.id, { publicLink: null })).publicLink).toBe('nina-nandu')
  expect((await change(first.id, { publicLink: 'nina' })).publicLink).toBe('nina')
  expect((await change(second.id, { publicLink: null })).publicLink).toBe('nina-nandu-2')
  await expect(change(second.id, { publicLink: 'nina-nandu' })).rejects.toMatchObject({
    code: 'name_taken',
    fields: [{ path: ['publicLink'], code: 'taken' }],
  })
  expect((await change(first.id, { publicLink: null })).publicLink).toBe('nina-nandu')
  const page = () => publicAssets.get({ params: { a: 'sierra-alta', b: 'nina-nandu' } })
  expect((await page()).highlights).toEqual(opened.highlights)
  await change(first.id, { isEnabledPublicLink: false })
  await expect(page()).rejects.toMatchObject({ code: 'not_found' })
  expect(await assets.publicInfo({ params: { id: first.id } }, { token })).toEqual({ ...opened, isEnabledPublicLink: false })
})
