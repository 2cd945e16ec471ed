import { createCalls } from '@tracemark/api/client'
import { organizationTasks, searchWithinOrganization, thing } from '@tracemark/api/graphql'
import { sql } from 'kysely'
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

const search = async (words: string, { page = 1, perPage = 20, bearer = token, organizationId = 101 } = {}) =>
  (await client().graphql(searchWithinOrganization, { organizationId, search: words, page, perPage }, { token: bearer }))
    .searchWithinOrganization

test('an asset is answered as its call answers it, without what other systems keep with it', async () => {
  const { thingId } = app.demo.featured
  const { thing: found } = await client().graphql(thing, { thingId }, { token })
  const { metadata: _, ...asset } = await client().assets.get({ params: { id: thingId } }, { token })
  expect(found).toEqual(asset)
  const foreign = app.demo.things.find(({ organizationId }) => organizationId === 102)?.id ?? ''
  for (const id of [foreign, MISSING, 'no id'])
    await expect(client().graphql(thing, { thingId: id }, { token })).rejects.toMatchObject({ code: 'not_found' })
})

test('a page that there can not be is refused as a page by every list', async () => {
  const query = `query ($page: Int!) {
    organizationTasks(organizationId: 101, page: $page, perPage: 20) { totalItems }
    notifications(organizationId: 101, page: $page, perPage: 20) { totalItems }
    searchWithinOrganization(organizationId: 101, search: "a", page: $page, perPage: 20) { totalItems }
  }`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  for (const page of [0, 1001, 2_147_483_647]) {
    const body = JSON.stringify({ query, variables: { page } })
    const answer = await (await app.fetch(`${app.baseUrl}/graphql`, { method: 'POST', headers, body })).json()
    const said = answer.errors.map(({ message, extensions }: { message: string; extensions: { code: string } }) => [
      message,
      extensions.code,
    ])
    expect([page, said.at(0)]).toEqual([page, ['Pages count from 1 to 1000 and have at most 100 items.', 'invalid_content']])
  }
})

test('tasks come in the order that is asked for, with how they are run', async () => {
  const { items: library } = await client().taskLibrary.list({ query: { search: 'scan' } }, { token })
  const entry = library[0]
  const made = await client().tasks.create({ body: { name: 'Aa scan', usedForDiscovery: true, taskLibraryId: entry?.id } }, { token })
  const list = async (sort?: 'usedForDiscovery_desc' | 'usedForDiscovery_asc') => {
    const variables = { organizationId: 101, page: 1, perPage: 50, ...(sort && { sort }) }
    return (await client().graphql(organizationTasks, variables, { token })).organizationTasks.items
  }
  const item = {
    id: made.id,
    organizationId: 101,
    name: 'Aa scan',
    usedForDiscovery: true,
    taskLibrary: { id: entry?.id, automatic: true, type: 1 },
  }
  expect([(await list())[0], (await list('usedForDiscovery_desc'))[0], (await list('usedForDiscovery_asc')).at(-1)]).toEqual([
    item,
    item,
    item,
  ])
  await expect(list('name' as 'usedForDiscovery_asc')).rejects.toMatchObject({ code: 'invalid_content' })
})

test('a search finds every kind by words, accents or not, and shows the best first', async () => {
  const { assets, supportProfiles, categories } = client()
  const first = await assets.create({ body: { name: 'Ñandú', description: 'A bird' } }, { token })
  const second = await assets.create({ body: { name: 'Ñandú feathers' } }, { token })
  const third = await assets.create({ body: { name: 'Feathers', description: 'Of the ñandú' } }, { token })
  const profile = await supportProfiles.create({ body: { name: 'Help with ñandú' } }, { token })
  const category = await categories.create({ body: { name: 'Ñandú' } }, { token })
  const { items, ...pages } = await search('nandu')
  expect(pages).toEqual({ totalItems: 5, perPage: 20, totalPages: 1 })
  expect(items).toEqual([
    { title: 'Ñandú', text: 'A bird', url: `/org/sierra-alta/things/${first.id}` },
    { title: 'Ñandú', text: '', url: `/org/sierra-alta/settings/organization-settings/categories/${category.id}` },
    { title: 'Ñandú feathers', text: '', url: `/org/sierra-alta/things/${second.id}` },
    { title: 'Feathers', text: 'Of the ñandú', url: `/org/sierra-alta/things/${third.id}` },
    {
      title: 'Help with ñandú',
      text: '',
      url: `/org/sierra-alta/settings/organization-settings/support-profiles/${profile.id}`,
    },
  ])
  expect((await search('nandu', { page: 2, perPage: 2 })).items).toEqual(items.slice(2, 4))
  expect((await search('nandu', { page: 9, perPage: 2 })).items).toEqual([])
  expect((await search('feathers Ñan')).items.map(({ title }) => title)).toEqual(['Feathers', 'Ñandú feathers'])
})

test('units, variants and interactions are found by what stands on a label, and anything by its id', async () => {
  const { items: units, variants, things, interactions, featured } = app.demo
  const unit = units.find(({ id }) => id === featured.itemId)
  const variant = variants.find(({ id }) => id === unit?.variantId)
  const asset = things.find(({ id }) => id === featured.thingId)
  const found = async (words: string) => (await search(words)).items[0]
  expect(await found(unit?.name ?? '')).toEqual({
    title: unit?.name,
    text: asset?.name,
    url: `/org/sierra-alta/things/${asset?.id}/units/${unit?.id}`,
  })
  expect(await found(variant?.variantId ?? '')).toEqual({
    title: variant?.name,
    text: `${variant?.variantId} · ${asset?.name}`,
    url: `/org/sierra-alta/things/${asset?.id}/variants/${variant?.id}`,
  })
  const newest = interactions.find(({ orgId }) => orgId === 101)
  expect(await found(newest?._id ?? '')).toEqual({
    title: newest?.name,
    text: newest?.thing.name,
    url: `/org/sierra-alta/interactions/${newest?._id}`,
  })
  const { items } = await search(newest?.name ?? '', { perPage: 100 })
  expect(items.find(({ url }) => url.includes('/interactions/'))?.url).toBe(`/org/sierra-alta/interactions/${newest?._id}`)
})

test('nobody finds what is not theirs, and nothing that is typed is a query of its own', async () => {
  const foreign = app.demo.things.find(({ organizationId }) => organizationId === 102)
  for (const words of [foreign?.name ?? '', foreign?.id ?? ''])
    expect((await search(words)).items.map(({ url }) => url).filter((url) => url.includes(foreign?.id ?? ''))).toEqual([])
  expect(
    (await search(foreign?.name ?? '', { bearer: await app.organizationToken('owner', 102), organizationId: 102 })).items[0]?.title,
  ).toBe(foreign?.name)
  await expect(search('coffee', { organizationId: 102 })).rejects.toMatchObject({ code: 'organization_not_found' })
  await expect(search('coffee', { bearer: await app.organizationToken('worker') })).rejects.toMatchObject({ code: 'permission_denied' })
  await expect(search('x'.repeat(201))).rejects.toMatchObject({ code: 'invalid_content' })
  for (const words of ['', '  ', "'", "':*", '!&|<->()', '\\', '€', '%', '€ & ¬', "x':* | 'y"])
    expect((await search(words)).perPage).toBe(20)
  const { rows } = await sql`select * from search_organization(to_tsquery('simple', '''a'':*'))`.execute(app.db)
  expect(rows).toEqual([])
})
