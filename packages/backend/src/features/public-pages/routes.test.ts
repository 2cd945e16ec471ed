import { createCalls } from '@tracemark/api/client'
import { automaticLibraryIds } from '@tracemark/api/content'
import { displayConditionOperators } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const client = () => createCalls(app)
const { stringEquals, includedIn, notIncludedIn, between } = displayConditionOperators

const page = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const { organizationSlug, publicLink } = app.demo.featured
  const response = await app.fetch(`${app.baseUrl}/public/things/${organizationSlug}/${publicLink}?${new URLSearchParams(query)}`, {
    headers,
  })
  return response.json()
}

test('each visitor gets the blocks, profiles and services whose conditions they meet', async () => {
  const { featured, items, variants, itemStatuses } = app.demo
  const { thingId } = featured
  const item = items.find(({ id }) => id === featured.itemId)
  const variant = variants.find(({ id }) => id === item?.variantId)
  const status = itemStatuses.find(({ organizationId, value }) => organizationId === 101 && value === item?.status)
  const conditions = {
    admins: [{ property: 'onlyAdmin', operator: stringEquals, value: 'admin' }],
    colombia: [{ property: 'country', operator: includedIn, value: 'CO' }],
    abroad: [{ property: 'country', operator: notIncludedIn, value: 'CO' }],
    german: [{ property: 'language', operator: includedIn, value: 'de' }],
    unit: [{ property: 'itemId', operator: includedIn, value: item?.name ?? '' }],
    variant: [{ property: 'batchId', operator: includedIn, value: variant?.variantId ?? '' }],
    sequence: [{ property: 'rfiderSequenceNumber', operator: between, value: `${item?.sequenceNumber}-${item?.sequenceNumber}` }],
    status: [{ property: 'itemStatus', operator: includedIn, value: String(item?.status) }],
    everybody: [],
  } as const
  for (const [name, ruleConditions] of Object.entries(conditions))
    await client().components.create({ params: { org: 101 }, body: { name, thingId, ruleConditions: [...ruleConditions] } }, { token })
  await client().components.create({ params: { org: 101 }, body: { name: 'disabled', thingId, enabled: false } }, { token })

  const ofDemo = new Set(app.demo.components.map(({ name }) => name))
  const blocks = async (...visit: Parameters<typeof page>): Promise<string[]> =>
    (await page(...visit)).blocks.map(({ name }: { name: string }) => name).filter((name: string) => !ofDemo.has(name))
  expect(await blocks()).toEqual(['abroad', 'everybody'])
  expect(await blocks({}, { 'cf-ipcountry': 'CO' })).toEqual(['colombia', 'everybody'])
  expect(await blocks({}, { 'accept-language': 'es-CO,es;q=0.9' })).toEqual(['colombia', 'everybody'])
  expect(await blocks({}, { 'accept-language': 'fr;q=0.2, de-CH', 'cf-ipcountry': 'CO' })).toEqual(['colombia', 'german', 'everybody'])
  const ofUnit = ['abroad', 'unit', 'variant', 'sequence', 'status', 'everybody']
  expect(await blocks({ item: item?.name ?? '' })).toEqual(ofUnit)
  expect(await blocks({ item: featured.itemId })).toEqual(ofUnit)
  expect(await blocks({ item: 'of another asset' })).toEqual(['abroad', 'everybody'])
  expect((await page({ item: featured.itemId })).item).toEqual({
    id: item?.id,
    name: item?.name,
    sequenceNumber: item?.sequenceNumber,
    status: { value: status?.value, name: status?.name },
    variant: { variantId: variant?.variantId, name: variant?.name },
  })

  const as = async (bearer: string) => blocks({}, { authorization: `Bearer ${bearer}` })
  expect(await as(token)).toEqual(['admins', 'abroad', 'everybody'])
  for (const other of [await app.organizationToken('member'), await app.organizationToken('owner', 102), await app.taskToken(), 'garbage'])
    expect(await as(other)).toEqual(['abroad', 'everybody'])
})

test("a unit's page counts the records of the unit, an asset's those of the asset", async () => {
  const { featured, interactions } = app.demo
  const listDates = (records: typeof interactions) => records.map(({ recordDate }) => recordDate).toSorted()
  const ofAsset = listDates(interactions.filter(({ thingId }) => thingId === featured.thingId))
  const ofUnit = listDates(interactions.filter(({ item }) => item?.id === featured.itemId))
  const counted = (dates: readonly string[]) => ({ count: dates.length, latest: dates.at(-1) })
  expect(ofUnit.length).toBeGreaterThan(0)
  expect(ofUnit.length).toBeLessThan(ofAsset.length)
  expect((await page()).records).toEqual(counted(ofAsset))
  expect((await page({ item: featured.itemId })).records).toEqual(counted(ofUnit))
  expect((await page({ item: 'of another asset' })).records).toEqual(counted(ofAsset))
})

test('documents are public one by one, and services as long as their time lasts', async () => {
  const { documents, assets, taskAssets, supportProfiles } = client()
  const { thingId, taskThingId } = app.demo.featured
  const params = { id: thingId }
  const shown = await documents.create({ body: { name: 'Origin', file: '/files/origin.pdf', isPublic: true } }, { token })
  const hidden = await documents.create({ body: { name: 'Invoice', file: '/files/invoice.pdf' } }, { token })
  const help = await supportProfiles.create({ body: { name: 'Hotline', phone: '+57 606 741 2200' } }, { token })
  const german = [{ property: 'language' as const, operator: includedIn, value: 'de' }]
  const helpInGerman = await supportProfiles.create({ body: { name: 'Hotline DE', displayConditions: german } }, { token })
  await assets.update({ params, body: { documentIds: [hidden.id, shown.id], supportProfileIds: [helpInGerman.id, help.id] } }, { token })
  const serve = (body: object) => taskAssets.update({ params: { id: taskThingId }, body }, { token })
  await serve({ publicServiceEnabled: true, publicTaskVisibility: 'basic', publicTaskContent: { title: 'Look with us' } })
  const before = await page()
  expect(before.documents).toEqual([{ id: shown.id, name: 'Origin', file: '/files/origin.pdf' }])
  expect(before.supportProfiles).toEqual([
    { id: help.id, name: 'Hotline', phone: '+57 606 741 2200', showExpanded: false, contactMethods: [] },
  ])
  const task = app.demo.tasks.find(({ id }) => id === app.demo.taskThings.find((link) => link.id === taskThingId)?.taskId)
  const service = { taskThingId, title: 'Look with us', description: task?.description, isSharingEnabled: false }
  const others = before.services.filter((other: { taskThingId: string }) => other.taskThingId !== taskThingId)
  expect(before.services).toEqual([service, ...others])
  // The focal point is that of its own picture: the task's has none.
  const [image, focus] = ['/files/cherries.jpg', { x: 0.2, y: 0.8 }]
  await serve({ publicTaskContent: { title: 'Look with us', image, focus } })
  expect((await page()).services[0]).toEqual({ ...service, image, focus })
  await serve({ publicTaskContent: { title: 'Look with us', focus } })
  expect((await page()).services[0]).toEqual(service)
  await serve({ publicTaskVisibility: 'peerToPeer' })
  expect((await page()).services).toEqual(others)
  expect((await page({ item: app.demo.featured.itemId })).services).toEqual([service, ...others])
  await serve({ publicTaskVisibility: 'basic', expiration: '2026-01-01T00:00:00Z' })
  expect((await page()).services).toEqual(others)
})

test('a collection shows its records in its order or by asset, each once, and nothing of another organization', async () => {
  const { collections, components } = client()
  const { thingId } = app.demo.featured
  const own = app.demo.interactions.filter(({ orgId }) => orgId === 101)
  const [first, second, third] = [own.find(({ thing }) => thing.id !== thingId), own.find(({ thing }) => thing.id === thingId), own.at(-1)]
  const ids = [first, second, third].map((record) => record?._id ?? '')
  const foreign = app.demo.interactions.find(({ orgId }) => orgId === 102)?._id ?? ''
  const params = { org: 101 }
  await expect(collections.create({ params, body: { name: 'Of others', interactionIds: [foreign] } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  const collect = (name: string, interactionIds: string[]) => collections.create({ params, body: { name, interactionIds } }, { token })
  const one = await collect('Seen in May', [ids[1] ?? '', ids[0] ?? ''])
  const other = await collect('Seen in June', [ids[0] ?? '', ids[2] ?? ''])
  const collectionIds = [one.id, other.id]
  await components.create({ params, body: { name: 'as put', thingId, collectionsInfo: { collectionIds } } }, { token })
  await components.create(
    { params, body: { name: 'by asset', thingId, collectionsInfo: { collectionIds, defaultSort: 'thingName' } } },
    { token },
  )
  await components.create({ params, body: { name: 'none', thingId, collectionsInfo: { collectionIds: [] } } }, { token })
  const { blocks } = await page()
  const shown = (name: string) => blocks.find((block: { name: string }) => block.name === name).records
  expect(shown('as put').map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0], ids[2]])
  const names = shown('by asset').map(({ thing }: { thing: string }) => thing)
  expect(names).toEqual(names.toSorted())
  expect(shown('none')).toBeUndefined()
  expect(Object.keys(shown('as put')[0]).sort()).toEqual(['date', 'id', 'name', 'place', 'point', 'stage', 'thing'])
})

test('a collection by rule shows what its rule finds now, the newest first, and nothing that the system records by itself', async () => {
  const { assets, collections, components, interactions, supportProfiles, taskAssets, tasks } = client()
  const { thingId } = app.demo.featured
  const params = { org: 101 }
  const makeTask = async (name: string, taskLibraryId?: string) => {
    const { id: taskId } = await tasks.create({ body: { name, ...(taskLibraryId !== undefined && { taskLibraryId }) } }, { token })
    await taskAssets.create({ body: { taskId, thingId } }, { token })
    return taskId
  }
  const byPeople = await makeTask('Shown by rule')
  const bySystem = await makeTask('Shown by rule, of the system', automaticLibraryIds[0])
  const record = async (taskId: string, reportedDate: string) =>
    (await interactions.create({ params, body: { thingId, taskId, reportedDate } }, { token }))._id
  const first = await record(byPeople, '2026-04-01T00:00:00Z')
  const rule = await collections.create({ params, body: { name: 'By rule', rule: { search: 'shown rule' } } }, { token })
  const byHand = await collections.create({ params, body: { name: 'Beside it', interactionIds: [first] } }, { token })
  const collectionsInfo = { collectionIds: [rule.id, byHand.id] }
  await components.create({ params, body: { name: 'ruled', thingId, collectionsInfo } }, { token })
  const { id: profile } = await supportProfiles.create({ body: { name: 'ruled', collectionId: rule.id } }, { token })
  const before = (await assets.get({ params: { id: thingId } }, { token })).supportProfileIds
  await assets.update({ params: { id: thingId }, body: { supportProfileIds: [...before, profile] } }, { token })
  const readIds = async () => {
    const { blocks, supportProfiles: shown } = await page()
    const named = ({ name }: { name: string }) => name === 'ruled'
    return [blocks.find(named).records, shown.find(named).collection.records].map((records: { id: string }[]) =>
      records.map(({ id }) => id),
    )
  }
  expect(await readIds()).toEqual([[first], [first]])
  const later = await record(byPeople, '2026-05-01T00:00:00Z')
  await record(bySystem, '2026-05-02T00:00:00Z')
  expect(await readIds()).toEqual([
    [later, first],
    [later, first],
  ])
})

test('help comes with the records of its collection in their order, and with none without', async () => {
  const { collections, supportProfiles, assets } = client()
  const { thingId } = app.demo.featured
  const params = { org: 101 }
  const ids = app.demo.interactions.filter(({ orgId }) => orgId === 101).map(({ _id }) => _id)
  const wanted = [ids[3], ids[0], ids[2]].map((id) => id ?? '')
  const full = await collections.create({ params, body: { name: 'To ask about', interactionIds: wanted } }, { token })
  const empty = await collections.create({ params, body: { name: 'Nothing yet', interactionIds: [] } }, { token })
  const make = async (name: string, collectionId: string) => (await supportProfiles.create({ body: { name, collectionId } }, { token })).id
  const before = app.demo.thingDetails.find((detail) => detail.thingId === thingId)?.supportProfileIds ?? []
  const supportProfileIds = [...before, await make('with records', full.id), await make('with none', empty.id)]
  await assets.update({ params: { id: thingId }, body: { supportProfileIds } }, { token })
  const { supportProfiles: shown } = await page()
  const findCollection = (name: string) => shown.find((profile: { name: string }) => profile.name === name).collection
  expect(findCollection('with records').name).toBe('To ask about')
  expect(findCollection('with records').records.map(({ id }: { id: string }) => id)).toEqual([ids[3], ids[0], ids[2]])
  expect(findCollection('with none')).toBeUndefined()
})

test('what is closed of an asset reaches no visitor', async () => {
  const { featured, items } = app.demo
  const item = items.find(({ id }) => id === featured.itemId)?.name ?? ''
  const set = (body: object) => client().assets.updatePublicInfo({ params: { id: featured.thingId }, body }, { token })
  const open = await page({ item })
  const { organization, thing, services, supportProfiles, records, ...content } = open
  const { id, publicLink, name, description, image, gtin } = thing
  expect([Object.keys(content).length > 3, services.length > 0, open.item.name]).toEqual([true, true, item])

  await set({ isEnabledPublicContent: false })
  const bare = { id, publicLink, name, description, ...(image && { image }), ...(gtin && { gtin }), attributes: [] }
  const shown = { organization, thing: bare, highlights: [], journey: [], supportProfiles, services, records }
  expect(await page({ item })).toEqual({ ...shown, item: open.item })

  await set({ isEnabledPublicContent: true, isEnabledServices: false })
  const { services: _, ...withoutServices } = open
  expect(await page({ item })).toEqual(withoutServices)
  const params = { a: featured.organizationSlug, b: featured.publicLink, taskThingId: services[0].taskThingId }
  await expect(client().publicAssets.startTask({ params, body: { item } })).rejects.toMatchObject({ code: 'not_found' })

  await set({ isEnabledServices: true, isEnabledDiscovery: false })
  const withoutUnit = await page({ item })
  expect([withoutUnit.item, withoutUnit.isItemClosed]).toEqual([undefined, true])
  expect((await page()).isItemClosed).toBeUndefined()
  const lookup = () => client().identificationCodes.lookup({ query: { code: item } }, { token })
  await expect(lookup()).rejects.toMatchObject({ code: 'not_found' })

  await set({ isEnabledDiscovery: true })
  expect(await lookup()).toMatchObject({ kind: 'unit', thing: { id } })
  expect(await page({ item })).toEqual(open)
})

test('rich text leaves the server clean', async () => {
  const { components, assets, supportProfiles } = client()
  const { thingId } = app.demo.featured
  const params = { id: thingId }
  const dirty = '<p onclick="go()">Washed<script>alert(1)</script></p><a href="javascript:alert(1)">x</a>'
  const clean = '<p>Washed</p><a>x</a>'
  await components.create({ params: { org: 101 }, body: { name: 'dirty', thingId, component: { html: dirty } } }, { token })
  const help = await supportProfiles.create({ body: { name: 'Help', mainContent: dirty } }, { token })
  await assets.update({ params, body: { supportProfileIds: [help.id] } }, { token })
  await assets.updatePublicInfo({ params, body: { content: { longDescription: dirty } } }, { token })
  const after = await page()
  expect([
    after.blocks.find(({ name }: { name: string }) => name === 'dirty').component.html,
    after.supportProfiles[0].mainContent,
    after.content,
  ]).toEqual([clean, clean, { longDescription: clean }])
})

test('who holds a unit sees what was recorded of it, without authors, where the organization shows it', async () => {
  const { thingId, itemId } = app.demo.featured
  const recorded = app.demo.interactions
    .filter(({ item }) => item?.id === itemId)
    .toSorted((a, b) => (a.recordDate < b.recordDate ? -1 : 1))
  const { history } = await page({ item: itemId })
  expect(history.map(({ id, date }: { id: string; date: string }) => [id, date])).toEqual(recorded.map((row) => [row._id, row.recordDate]))
  expect(new Set(history.flatMap((record: object) => Object.keys(record)))).toEqual(
    new Set(['id', 'name', 'date', 'stage', 'place', 'point']),
  )
  expect((await page()).history).toBe(undefined)
  await client().assets.updatePublicInfo({ params: { id: thingId }, body: { showsHistory: false, showsEvents: false } }, { token })
  const hidden = await page({ item: itemId })
  expect([hidden.history, hidden.events]).toEqual([undefined, undefined])
})

test('what a visitor records has no author, and a visitor changes no record', async () => {
  const { organizationSlug: a, publicLink: b } = app.demo.featured
  const taskThingId = app.demo.taskThings.find(({ thingId, service }) => thingId === app.demo.featured.thingId && service)?.id ?? ''
  const { jwt } = await client().publicAssets.startTask({ params: { a, b, taskThingId }, body: { item: app.demo.featured.itemId } })
  const { taskRuns, interactions, files } = client()
  const run = await taskRuns.create({ body: {} }, { token: jwt })
  const params = { id: run.id }
  const task = app.demo.tasks.find(({ id }) => id === app.demo.taskThings.find((link) => link.id === taskThingId)?.taskId)
  const inputs = new Map(task?.config.widgets.map(({ id, parameters }) => [id, parameters.input]))
  const answers = app.demo.interactions.find((row) => row.task.id === task?.id)?.answers ?? []
  const widgets = Object.fromEntries(
    answers.map(({ widgetId, label, value }) => [widgetId, { label, input: inputs.get(widgetId) ?? 'text', value }]),
  )
  await taskRuns.update({ params, body: { widgets } }, { token: run.token })
  const { interactionId } = await taskRuns.process({ params }, { token: run.token })
  const record = await interactions.get({ params: { org: 101, id: interactionId } }, { token })
  expect([record.createdBy, record.item?.id]).toEqual([undefined, app.demo.featured.itemId])
  await files.create({ body: { name: 'seal.jpg' } }, { token: run.token })
  await expect(
    interactions.update({ params: { org: 101, id: interactionId }, body: { classification: 'alert' } }, { token: run.token }),
  ).rejects.toMatchObject({
    code: 'permission_denied',
  })
})
