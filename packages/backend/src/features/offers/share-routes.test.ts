import { ApiError, createCalls } from '@tracemark/api/client'
import { getLibraryId } from '@tracemark/api/content'
import { notifications as notificationsQuery } from '@tracemark/api/graphql'
import type { HistoryKind, NewVariantShare } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const OWNER = 101
const RECEIVER = 102
const client = () => createCalls(app)
const as = async (organizationId: number) => ({ token: await app.organizationToken('owner', organizationId) })
const deliver = () => app.outbox.deliverDue()
const NOW = '2026-05-20T15:00:00.000Z'
const sierra = { id: OWNER, slug: 'sierra-alta', name: 'Asociación Sierra Alta' }

let made = 0
/** An asset of the owner that can be shared, with a variant. */
const makeVariant = async (kinds: readonly HistoryKind[] = ['share_request'], thingId?: string) => {
  made += 1
  const owner = await as(OWNER)
  const { assets, tasks, taskAssets, variants } = client()
  const image = 'https://pictures.example/asset.jpg'
  const attributes = [{ label: 'Altitude', value: '1900', type: 'number' as const, unit: 'MTR' }]
  const thing = thingId ?? (await assets.create({ body: { name: `Shared ${made}`, image, attributes } }, owner)).id
  const taskIds: string[] = []
  for (const kind of kinds) {
    const body = { name: `${kind} ${made}`, taskLibraryId: getLibraryId(kind), config: { widgets: [] } }
    const task = await tasks.create({ body }, owner)
    taskIds.push(task.id)
    await taskAssets.create({ body: { taskId: task.id, thingId: thing, publicServiceSharingEnabled: true } }, owner)
  }
  const variant = await variants.create(
    {
      body: {
        thingId: thing,
        variantId: `SHARE-${made}`,
        name: `Variant ${made}`,
        status: 'active',
        attributes: [{ key: 'Farms', value: '12', type: 'number' }],
        components: [{ name: 'Parchment', quantity: 1 }],
      },
    },
    owner,
  )
  return { thingId: thing, batchId: variant.id, variantId: variant.variantId, name: variant.name, taskIds }
}

const offer = async (batchId: string, more: Partial<z.input<typeof NewVariantShare>> = {}) =>
  client().variantShares.create({ body: { batchId, destination: RECEIVER, mode: 'oneOff', ...more } }, await as(OWNER))
const accept = async (id: string, body = {}, organizationId = RECEIVER) =>
  client().variantOffers.accept({ params: { id }, body }, await as(organizationId))
const getCopy = async (batchId: string | undefined) => client().variants.get({ params: { id: batchId ?? '' } }, await as(RECEIVER))
const getAsset = async (thingId: string | undefined) => client().assets.get({ params: { id: thingId ?? '' } }, await as(RECEIVER))
const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
const notified = async (organizationId: number) => {
  const { notifications: page } = await client().graphql(
    notificationsQuery,
    { organizationId, page: 1, perPage: 50 },
    await as(organizationId),
  )
  return page.items
    .filter(({ notificationType }) => notificationType.startsWith('variant_'))
    .map(({ notificationType, text }) => [notificationType, text])
}

test('a variant is offered, and the receiver sees all that it gives; the record of the asset says with whom it was shared', async () => {
  const { batchId, thingId, variantId, name } = await makeVariant()
  const share = await offer(batchId, { destination: 'klosterhalde', message: 'As agreed' })
  expect(share).toEqual({
    id: share.id,
    batchId,
    destination: { ...share.destination, id: RECEIVER, slug: 'klosterhalde' },
    mode: 'oneOff',
    state: 'offered',
    withAssessments: false,
    message: 'As agreed',
    createdAt: NOW,
    createdById: app.accountId('owner'),
  })
  const received = await client().variantOffers.get({ params: { id: share.id } }, await as(RECEIVER))
  expect(received).toEqual({
    id: share.id,
    origin: { ...received.origin, id: sierra.id, slug: sierra.slug },
    mode: 'oneOff',
    state: 'offered',
    withAssessments: false,
    message: 'As agreed',
    createdAt: NOW,
    content: {
      variantId,
      name,
      attributes: [{ key: 'Farms', value: '12', type: 'number' }],
      components: [{ name: 'Parchment', quantity: 1, order: 0, isActive: true }],
      thing: {
        name: `Shared ${made}`,
        description: '',
        image: 'https://pictures.example/asset.jpg',
        images: [],
        certifications: [],
        attributes: [{ label: 'Altitude', value: '1900', type: 'number', unit: 'MTR' }],
      },
    },
    assessments: [],
  })
  expect((await client().variantOffers.list({ query: { state: ['offered'] } }, await as(RECEIVER))).items).toEqual([received])
  expect((await client().variantShares.list({ query: { batchId } }, await as(OWNER))).items).toEqual([share])
  const history = await client().interactions.list(
    { params: { org: OWNER }, query: { thingId, history: 'share_request' } },
    await as(OWNER),
  )
  expect(history.items.map(({ createdBy }) => createdBy?.id)).toEqual([app.accountId('owner')])
  await deliver()
  expect(await notified(RECEIVER)).toEqual([['variant_offered', `${name}: ${received.origin.name}`]])
})

test('whoever is no side of it finds nothing, whichever of the two rows they ask for', async () => {
  const { batchId } = await makeVariant()
  const { id } = await offer(batchId)
  const params = { id }
  const outside = await as(103)
  const [owner, receiver] = [await as(OWNER), await as(RECEIVER)]
  const calls = [
    client().variantOffers.get({ params }, outside),
    client().variantShares.get({ params }, outside),
    client().variantOffers.accept({ params, body: {} }, outside),
    client().variantOffers.accept({ params, body: {} }, owner),
    client().variantOffers.decline({ params }, owner),
    client().variantShares.end({ params }, receiver),
    client().variantShares.get({ params }, receiver),
    client().variantOffers.get({ params }, owner),
  ]
  expect(await Promise.all(calls.map(getCode))).toEqual(calls.map(() => 'not_found'))
  expect((await client().variantOffers.list({}, outside)).items.map(({ id }) => id)).not.toContain(params.id)
})

test('what was copied once goes its own way, and makes an asset each time', async () => {
  const { batchId, variantId, name } = await makeVariant()
  const first = await accept((await offer(batchId)).id)
  expect([first.state, first.answeredAt, first.answeredById]).toEqual(['accepted', NOW, app.accountId('owner')])
  expect(await getCopy(first.batchId)).toMatchObject({ variantId, name, status: 'active', thingId: first.thingId, unitCount: 0 })
  expect(await getAsset(first.thingId)).toMatchObject({
    name: `Shared ${made}`,
    organizationId: RECEIVER,
    attributes: [{ label: 'Altitude', value: '1900', type: 'number', unit: 'MTR' }],
  })
  await client().variants.update({ params: { id: batchId }, body: { name: 'Renamed' } }, await as(OWNER))
  expect(await deliver()).toBeGreaterThan(0)
  expect((await getCopy(first.batchId)).name).toBe(name)
  const again = await offer(batchId)
  expect(await getCode(accept(again.id))).toBe('variant_id_taken')
  const second = await accept(again.id, { variantId: 'SECOND-1' })
  expect([second.thingId === first.thingId, (await getCopy(second.batchId)).name]).toEqual([false, 'Renamed'])
  expect(await getCode(accept(again.id))).toBe('status_conflict')
})

test('what changes is followed in order, and what the receiver has changed themselves stays', async () => {
  const { batchId, thingId } = await makeVariant()
  const { id } = await offer(batchId, { mode: 'continuous' })
  await client().variants.update({ params: { id: batchId }, body: { name: 'Before it' } }, await as(OWNER))
  const accepted = await accept(id)
  expect((await getCopy(accepted.batchId)).name).toBe('Before it')
  const own = { params: { id: accepted.batchId ?? '' } }
  const farms = { key: 'Farms', value: '12', type: 'number' as const }
  await client().variants.update(
    { ...own, body: { description: 'Ours', attributes: [farms, { key: 'Shelf', value: 'B', type: 'string' }] } },
    await as(RECEIVER),
  )
  for (const name of ['One', 'Two', 'Three']) await client().variants.update({ params: { id: batchId }, body: { name } }, await as(OWNER))
  const attributes = [
    { ...farms, value: '14' },
    { key: 'Moisture', value: '11', type: 'number' as const },
  ]
  await client().variants.bulkAttributes({ body: { items: [{ batchId, attributes }] } }, await as(OWNER))
  await client().assets.update({ params: { id: thingId }, body: { name: 'Asset renamed' } }, await as(OWNER))
  const [attribute] = (await client().assetAttributes.ofAsset({ params: { id: thingId } }, await as(OWNER))).items
  await client().assetAttributes.update({ params: { id: attribute?.id ?? '' }, body: { value: '2000' } }, await as(OWNER))
  await deliver()
  const copy = await getCopy(accepted.batchId)
  expect([copy.name, copy.description, copy.attributes]).toEqual([
    'Three',
    'Ours',
    [{ ...farms, value: '14' }, { key: 'Shelf', value: 'B', type: 'string' }, attributes[1]],
  ])
  const asset = await getAsset(accepted.thingId)
  expect([asset.name, asset.attributes]).toEqual(['Asset renamed', [{ label: 'Altitude', value: '2000', type: 'number', unit: 'MTR' }]])
  const followed = await client().variantShares.get({ params: { id } }, await as(OWNER))
  expect([followed.state, followed.followedAt]).toEqual(['accepted', NOW])
  expect(await getCode(offer(batchId))).toBe('variant_already_shared')
  const [theirs] = (await client().assetAttributes.ofAsset({ params: { id: accepted.thingId ?? '' } }, await as(RECEIVER))).items
  await client().assetAttributes.update({ params: { id: theirs?.id ?? '' }, body: { value: '1950' } }, await as(RECEIVER))
  await client().assetAttributes.update({ params: { id: attribute?.id ?? '' }, body: { unit: 'FOT' } }, await as(OWNER))
  await deliver()
  expect((await getAsset(accepted.thingId)).attributes).toEqual([{ label: 'Altitude', value: '1950', type: 'number', unit: 'FOT' }])

  // Another variant of the same asset comes to the same copy of it.
  const other = await makeVariant([], thingId)
  const next = await offer(other.batchId, { mode: 'continuous' })
  const opened = await client().variantOffers.get({ params: { id: next.id } }, await as(RECEIVER))
  expect(opened.copyThing).toEqual({ id: accepted.thingId, name: (await getAsset(accepted.thingId)).name })
  const beside = await accept(next.id)
  expect([beside.thingId, beside.copyThing]).toEqual([accepted.thingId, undefined])
})

test.each([
  ['its owner', async (id: string) => client().variantShares.end({ params: { id } }, await as(OWNER))],
  ['its receiver', async (id: string) => client().variantOffers.end({ params: { id } }, await as(RECEIVER))],
])('continuous sharing is ended by %s, and what waited is not brought any more', async (_, end) => {
  const { batchId, name } = await makeVariant()
  const { id } = await offer(batchId, { mode: 'continuous' })
  const { batchId: copy } = await accept(id)
  await client().variants.update({ params: { id: batchId }, body: { name: 'Too late' } }, await as(OWNER))
  expect((await end(id)).state).toBe('ended')
  await client().variants.update({ params: { id: batchId }, body: { name: 'Much too late' } }, await as(OWNER))
  await deliver()
  expect((await getCopy(copy)).name).toBe(name)
  expect((await client().variantShares.get({ params: { id } }, await as(OWNER))).state).toBe('ended')
  expect((await client().variantOffers.get({ params: { id } }, await as(RECEIVER))).state).toBe('ended')
  expect(await getCode(end(id))).toBe('status_conflict')
  expect((await offer(batchId, { mode: 'continuous' })).state).toBe('offered')
})

test('an offer is declined, or withdrawn, and may be made again', async () => {
  const { batchId, name } = await makeVariant()
  const declined = await offer(batchId)
  expect(await getCode(offer(batchId))).toBe('variant_already_shared')
  expect((await client().variantOffers.decline({ params: { id: declined.id } }, await as(RECEIVER))).state).toBe('declined')
  expect(await getCode(accept(declined.id))).toBe('status_conflict')
  const withdrawn = await offer(batchId)
  expect((await client().variantShares.end({ params: { id: withdrawn.id } }, await as(OWNER))).state).toBe('withdrawn')
  expect(await getCode(accept(withdrawn.id))).toBe('status_conflict')
  await deliver()
  const about = (list: string[][]) => list.filter(([, text]) => text?.startsWith(`${name}:`)).map(([type]) => type)
  expect(about(await notified(OWNER))).toEqual(['variant_share_declined'])
  expect(about(await notified(RECEIVER)).toSorted()).toEqual(['variant_offered', 'variant_offered', 'variant_share_withdrawn'])
})

test('a deleted variant is shared no more, on whichever side', async () => {
  const { batchId } = await makeVariant()
  const { id } = await offer(batchId)
  await client().variants.delete({ params: { id: batchId } }, await as(OWNER))
  const share = await client().variantShares.get({ params: { id } }, await as(OWNER))
  expect([share.state, share.batchId]).toEqual(['withdrawn', undefined])
  const other = await makeVariant()
  const followed = await offer(other.batchId, { mode: 'continuous' })
  const accepted = await accept(followed.id)
  await client().variants.delete({ params: { id: accepted.batchId ?? '' } }, await as(RECEIVER))
  expect((await client().variantShares.get({ params: { id: followed.id } }, await as(OWNER))).state).toBe('ended')
})

test('rapid assessments go with it, and those that follow', async () => {
  const { batchId, thingId, taskIds } = await makeVariant(['share_request', 'rapid_assessment'])
  const record = async () => {
    const body = { thingId, taskId: taskIds[1] ?? '', classification: 'alert' as const, answers: {} }
    return (await client().interactions.create({ params: { org: OWNER }, body }, await as(OWNER)))._id
  }
  const first = await record()
  const { id } = await offer(batchId, { mode: 'continuous', withAssessments: true })
  expect((await accept(id)).assessments.map((assessment) => assessment.id)).toEqual([first])
  const second = await record()
  await client().interactions.update({ params: { org: OWNER, id: first }, body: { classification: 'notice' } }, await as(OWNER))
  await deliver()
  const { assessments } = await client().variantOffers.get({ params: { id } }, await as(RECEIVER))
  expect(assessments.map(({ id: assessment, classification }) => [assessment, classification])).toEqual([
    [second, 'alert'],
    [first, 'notice'],
  ])
})

test('what can not be shared is refused by a code, and the profile says so before', async () => {
  const bare = await makeVariant([])
  const profile = async (id: string) => client().variantShares.profile({ params: { id } }, await as(OWNER))
  expect(await profile(bare.batchId)).toEqual({
    batchId: bare.batchId,
    recommendedMode: 'continuous',
    canShareAssessments: false,
    obstacles: ['sharing_task_missing'],
  })
  expect(await getCode(offer(bare.batchId))).toBe('sharing_task_missing')
  const { batchId } = await makeVariant()
  expect(await getCode(offer(batchId, { withAssessments: true }))).toBe('rapid_assessment_missing')
  expect(await getCode(offer(batchId, { destination: 999_999 }))).toBe('organization_not_found')
  expect(await getCode(offer(batchId, { destination: 'nobody' }))).toBe('organization_not_found')
  expect(await getCode(offer(batchId, { destination: OWNER }))).toBe('invalid_content')
  await client().variants.update({ params: { id: batchId }, body: { status: 'archived' } }, await as(OWNER))
  expect(await getCode(offer(batchId))).toBe('status_conflict')
  expect(await profile(batchId)).toMatchObject({ recommendedMode: 'oneOff', obstacles: ['status_conflict'] })
})

test('what can not be shared says the same of every destination, whether there is such an organization or not', async () => {
  const bare = await makeVariant([])
  const archived = await makeVariant()
  await client().variants.update({ params: { id: archived.batchId }, body: { status: 'archived' } }, await as(OWNER))
  const codes = async (batchId: string, more: { withAssessments?: boolean }) => {
    const each: string[] = []
    for (const destination of [RECEIVER, 999_999, 'nobody', OWNER]) each.push(await getCode(offer(batchId, { ...more, destination })))
    return each
  }
  expect(await codes(bare.batchId, {})).toEqual(Array(4).fill('sharing_task_missing'))
  expect(await codes(archived.batchId, {})).toEqual(Array(4).fill('status_conflict'))
  expect(await codes((await makeVariant()).batchId, { withAssessments: true })).toEqual(Array(4).fill('rapid_assessment_missing'))
})

test('of many answers at the same moment one is taken, and makes one copy', async () => {
  const { batchId, variantId } = await makeVariant()
  const { id } = await offer(batchId)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => getCode(accept(id))),
    getCode(client().variantShares.end({ params: { id } }, await as(OWNER))),
    getCode(client().variantOffers.decline({ params: { id } }, await as(RECEIVER))),
  ])
  expect(answers.toSorted()).toEqual(['done', ...Array(6).fill('status_conflict')])
  const copies = await client().variants.list({ query: { search: variantId } }, await as(RECEIVER))
  expect(copies.totalItems).toBeLessThanOrEqual(1)
  const twice = await Promise.all(Array.from({ length: 5 }, () => getCode(offer(batchId, { mode: 'continuous' }))))
  expect(twice.toSorted()).toEqual(['done', ...Array(4).fill('variant_already_shared')])
})

test('that a variant was shared is no evidence on the public page of its asset', async () => {
  const { batchId, thingId } = await makeVariant()
  await offer(batchId)
  const owner = await as(OWNER)
  const params = { id: thingId }
  const body = { isEnabledPublicLink: true, isEnabledPublicContent: true, showsEvents: true }
  const { publicLink: b = '' } = await client().assets.updatePublicInfo({ params, body }, owner)
  const { records, events } = await client().publicAssets.get({ params: { a: sierra.slug, b } })
  expect([records, events]).toEqual([{ count: 0 }, undefined])
  const history = await client().interactions.list({ params: { org: OWNER }, query: { thingId } }, owner)
  expect(history.items.map(({ name }) => name)).toEqual([expect.stringContaining('share_request')])
})
