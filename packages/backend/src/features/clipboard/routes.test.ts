import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type MovableClock, movableClock } from '../../testing/movable-clock.ts'

const GIVER = 101
const TAKER = 102

let app: TestApp
let clock: MovableClock
let token: string
beforeAll(async () => {
  clock = movableClock()
  app = await createTestApp({ clock })
  token = await app.organizationToken('owner', TAKER)
})
afterAll(() => app.stop())

const calls = () => createCalls(app)
const copy = async () => {
  const { organizationSlug: a, publicLink: b, itemId } = app.demo.featured
  return (await calls().publicAssets.copy({ params: { a, b }, query: { item: itemId } })).text
}
const newAsset = async (fields: { description?: string } = {}) =>
  calls().assets.create({ body: { name: 'Bought coffee', ...fields } }, { token })
const compare = async (id: string, text: string) => calls().clipboard.compare({ params: { id }, body: { text } }, { token })
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: { code: string; fields?: { path: unknown[]; code: string }[] }) => ({
      code: error.code,
      fields: error.fields?.map(({ path, code }) => [path.join('.'), code]),
    }),
  )

test('chosen values are taken, and where they come from is kept', async () => {
  const { id } = await newAsset({ description: 'Washed.' })
  const text = await copy()
  const { entries, version, source, expiresAt } = await compare(id, text)
  const { featured } = app.demo
  const giver = app.demo.publicThings.find(({ thing }) => thing.id === featured.thingId)
  expect(source).toMatchObject({ origin: 'http://localhost', organizationSlug: 'sierra-alta', assetName: giver?.thing.name })
  expect(Date.parse(expiresAt)).toBe(clock.now().getTime() + 24 * 60 * 60 * 1000)
  expect(entries.slice(0, 3).map(({ id: entry, difference, ours }) => [entry, difference, ours?.text])).toEqual([
    ['general.name', 'changed', 'Bought coffee'],
    ['general.description', 'changed', 'Washed.'],
    ['general.image', 'added', undefined],
  ])
  const take = entries.map((entry) => entry.id).filter((entry) => entry !== 'general.name')
  const outcome = await calls().clipboard.take({ params: { id }, body: { text, version, take } }, { token })
  expect(outcome.refused).toEqual([])
  expect(outcome.taken.toSorted()).toEqual(take.toSorted())
  const asset = await calls().assets.get({ params: { id } }, { token })
  expect(asset.name).toBe('Bought coffee')
  expect(asset.description).toBe(giver?.thing.description)
  expect(asset.attributes.map(({ label }) => label)).toEqual(giver?.thing.attributes.map(({ label }) => label))
  const { items } = await calls().clipboard.transfers({ params: { id } }, { token })
  expect(items).toEqual([outcome.transfer])
  expect(items[0]).toMatchObject({ ...source, thingId: id, createdById: app.accountId('owner') })
  expect(items[0]?.fields).toContainEqual({ part: 'general', label: 'description' })
  // Nothing is left to take.
  const again = await compare(id, text)
  expect(again.entries.filter(({ difference }) => difference !== 'same').map((entry) => entry.id)).toEqual(['general.name'])
})

test('the public page says whose the taken values are, until they are edited', async () => {
  const { id } = await newAsset({ description: 'Washed.' })
  const own = { name: 'Organic', issuer: 'BCS' }
  await calls().assets.update(
    { params: { id }, body: { certifications: [own], attributes: [{ label: 'Roast', value: 'Light', type: 'string' }] } },
    { token },
  )
  const { publicLink: b = '' } = await calls().assets.updatePublicInfo(
    { params: { id }, body: { isEnabledPublicLink: true, isEnabledPublicContent: true } },
    { token },
  )
  const visit = { params: { a: app.demo.organizations.find((organization) => organization.id === TAKER)?.slug ?? '', b } }
  expect((await calls().publicAssets.get(visit)).sources).toBeUndefined()

  const text = await copy()
  const { entries, version, source } = await compare(id, text)
  const take = entries.filter(({ part }) => part !== 'general').map((entry) => entry.id)
  await calls().clipboard.take({ params: { id }, body: { text, version, take } }, { token })
  const from = { name: source.organizationName, address: source.unitUrl }
  const page = await calls().publicAssets.get(visit)
  const places = (list: string, count = 0, first = 0) => Array.from({ length: count - first }, (_, index) => `${list}.${index + first}`)
  const { productInfo, videos } = page.content ?? {}
  const expected = [
    ...places('productInfo', productInfo?.length),
    ...places('attributes', page.thing.attributes.length, 1),
    ...places('certifications', page.certifications?.length, 1),
    ...places('images', page.images?.length),
    ...places('videos', videos?.length),
    ...places('journey', page.journey.length),
  ]
  expect(page.certifications?.[0]).toEqual(own)
  expect(page.sources).toEqual([{ ...from, values: expected }])

  const [, taken] = page.certifications ?? []
  await calls().assets.update({ params: { id }, body: { certifications: [own, { ...taken, name: 'Organic, checked by us' }] } }, { token })
  await calls().assets.updatePublicInfo(
    { params: { id }, body: { journey: page.journey.map((step, index) => (index === 0 ? { ...step, place: 'Graach' } : step)) } },
    { token },
  )
  const edited = expected.filter((place) => place !== 'journey.0' && !place.startsWith('certifications.'))
  expect((await calls().publicAssets.get(visit)).sources).toEqual([{ ...from, values: edited }])
})

test('what changed since it was compared is not overwritten', async () => {
  const { id } = await newAsset()
  const text = await copy()
  const { version } = await compare(id, text)
  await calls().assets.update({ params: { id }, body: { description: 'Natural.' } }, { token })
  const take = { text, version, take: ['general.description'] }
  expect(await refusal(calls().clipboard.take({ params: { id }, body: take }, { token }))).toEqual({ code: 'changed_meanwhile' })
  expect((await calls().assets.get({ params: { id } }, { token })).description).toBe('Natural.')
})

test('an entry that the content does not have is refused', async () => {
  const { id } = await newAsset()
  const text = await copy()
  const { version } = await compare(id, text)
  const body = { text, version, take: ['general.name', 'attributes.900'] }
  expect(await refusal(calls().clipboard.take({ params: { id }, body }, { token }))).toEqual({
    code: 'invalid_content',
    fields: [['take.1', 'not_found']],
  })
})

test('content is refused with the reason', async () => {
  const { id } = await newAsset()
  const text = await copy()
  const reason = async (changed: string) => (await refusal(compare(id, changed)))?.fields?.[0]
  const envelope = JSON.parse(text)
  const [header, , signature] = envelope.signed.split('.')
  const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(envelope.signed.split('.')[1], 'base64url').toString()), extra: 1 }))
  expect(await reason('Finca La Esperanza')).toEqual(['text', 'clipboard_unreadable'])
  expect(await reason('{"name":"Finca"}')).toEqual(['text', 'clipboard_unreadable'])
  expect(await reason(JSON.stringify({ ...envelope, version: 2 }))).toEqual(['text', 'clipboard_version'])
  expect(await reason(JSON.stringify({ ...envelope, signed: 'a.b' }))).toEqual(['text', 'clipboard_altered'])
  expect(await reason(JSON.stringify({ ...envelope, signed: [header, other.toString('base64url'), signature].join('.') }))).toEqual([
    'text',
    'clipboard_altered',
  ])
  expect(await reason(JSON.stringify({ ...envelope, signed: token }))).toEqual(['text', 'clipboard_altered'])
  expect(await reason('x'.repeat(300_001))).toEqual(['text', 'too_long'])
  const own = await app.organizationToken('owner', GIVER)
  expect(await refusal(calls().clipboard.compare({ params: { id: app.demo.featured.thingId }, body: { text } }, { token: own }))).toEqual({
    code: 'invalid_content',
    fields: [['text', 'clipboard_own']],
  })
  clock.forward(25 * 60 * 60)
  expect(await reason(text)).toEqual(['text', 'clipboard_expired'])
})

test('an asset without its unit is not copied', async () => {
  const { organizationSlug: a, publicLink: b } = app.demo.featured
  expect(await refusal(calls().publicAssets.copy({ params: { a, b } }))).toEqual({ code: 'not_found' })
})

test('the public key is published, without the private part', async () => {
  const answer = await app.fetch(`${app.baseUrl}/.well-known/jwks.json`)
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
  expect(keys.map(({ kty, crv, alg, d }) => [kty, crv, alg, d])).toEqual([['EC', 'P-256', 'ES256', undefined]])
})

test('content is refused from the moment on that its page, its unit or what it shows is closed', async () => {
  const { id } = await newAsset()
  const text = await copy()
  const { version } = await compare(id, text)
  const { thingId, itemId } = app.demo.featured
  const giver = await app.organizationToken('owner', GIVER)
  const closed = { code: 'invalid_content', fields: [['text', 'clipboard_closed']] }
  const outcomes = async () => [
    await refusal(compare(id, text)),
    await refusal(calls().clipboard.take({ params: { id }, body: { text, version, take: ['general.name'] } }, { token })),
  ]
  const setPage = (body: Record<string, boolean>) => calls().assets.updatePublicInfo({ params: { id: thingId }, body }, { token: giver })
  for (const name of ['isEnabledPublicLink', 'isEnabledPublicContent', 'isEnabledDiscovery']) {
    await setPage({ [name]: false })
    expect([name, ...(await outcomes())]).toEqual([name, closed, closed])
    await setPage({ [name]: true })
  }
  for (const hidden of [true, false]) {
    await calls().units.update({ params: { org: GIVER, id: itemId }, body: { hidden } }, { token: giver })
    expect([hidden, await refusal(compare(id, text))]).toEqual([hidden, hidden ? closed : undefined])
  }
})
