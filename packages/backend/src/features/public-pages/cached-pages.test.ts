import { createDemoData } from '@tracemark/api/demo'
import type { PublicAsset } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../platform/db/connect.ts'
import { withScope } from '../../platform/db/scope.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type CachedPages, createCachedPages } from './cached-pages.ts'

const { featured, items } = createDemoData(TEST_NOW)
const item = items.find(({ id }) => id === featured.itemId)
const address = { slug: featured.organizationSlug, publicLink: featured.publicLink, item: featured.itemId }
const visitor = { isAdmin: false, country: undefined, languages: [] }
const COLLECTION = '0190a000-0000-7000-8000-00000000c011'
const KEPT_MS = 1000

let connection: DatabaseConnection
let pages: CachedPages
let now: number
beforeAll(async () => {
  connection = await openTestDatabase()
})
beforeEach(() => {
  now = TEST_NOW.getTime()
  pages = createCachedPages({ db: connection.db, clock: { now: () => new Date(now) } })
})
afterAll(() => connection.close())

const page = async (wanted: typeof address = address) => (await pages.find(wanted))?.pageFor(visitor)
const inScope = (statement: string) => withScope(connection.db, { organizationId: 101 }, (db) => sql.raw(statement).execute(db))

test('a page is put together once in a second, and its text with it', async () => {
  const first = await page()
  expect(first?.answer.thing.id).toBe(featured.thingId)
  now += KEPT_MS - 1
  expect(await page()).toBe(first)
  now += 1
  const second = await page()
  expect(second).not.toBe(first)
  expect(second?.answer).toEqual(first?.answer)
})

test('it is put together anew when this process has changed something of its organization, and of no other', async () => {
  const first = await page()
  pages.forget(102)
  expect(await page()).toBe(first)
  pages.forget(101)
  expect(await page()).not.toBe(first)
})

const ofAsset = `organization_id = 101 and asset_id = '${featured.thingId}'`
const changes = {
  organization: "update organizations set name = name || '.'",
  asset: `update assets set description = description || '.' where id = '${featured.thingId}'`,
  'page of the asset': `update assets set public_page = public_page || '{"highlights": []}' where id = '${featured.thingId}'`,
  attribute: `update asset_attributes set value = value || '.' where ${ofAsset}`,
  block: `update components set name = name || '.' where ${ofAsset}`,
  'support profile': "update support_profiles set name = name || '.'",
  'taking a support profile away': `delete from asset_support_profiles where ${ofAsset}`,
  document: "update documents set name = name || '.'",
  'taking a document away': `delete from asset_documents where ${ofAsset}`,
  service: `update task_assets set public_task_content = '{"title": "Other"}' where ${ofAsset}`,
  task: "update tasks set description = coalesce(description, '') || '.'",
  unit: `update units set sequence_number = sequence_number + 1000 where id = '${featured.itemId}'`,
  status: "update unit_statuses set name = name || '.'",
  variant: "update variants set name = name || '.'",
  'stage of a record': "update value_chain_elements set name = name || '.'",
  'what a record names': `update interactions set value_chain_element_id = null where ${ofAsset}`,
}

test.each(Object.entries(changes))('a change is seen after a second: %s', async (_, statement) => {
  const before = (await page())?.answer
  await inScope(statement)
  now += KEPT_MS
  expect((await page())?.answer).not.toEqual(before)
})

test('a change of a collection is seen, and of a record in it, whichever asset it is of', async () => {
  const records = async () => {
    now += KEPT_MS
    return (await page())?.answer.blocks
      ?.filter(({ collectionsInfo }) => collectionsInfo?.collectionIds.includes(COLLECTION))
      .flatMap((block) => block.records ?? [])
      .map(({ stage }) => stage)
  }
  const other = `select id from interactions where asset_id <> '${featured.thingId}' and value_chain_element_id is not null order by id limit 1`
  await inScope(`insert into collections (organization_id, id, name, interaction_ids)
    select 101, '${COLLECTION}', 'Collected', jsonb_agg(id) from (${other}) one`)
  await inScope(`update components set collections_info = '{"collectionIds": ["${COLLECTION}"]}' where ${ofAsset} and id =
    (select id from components where ${ofAsset} and enabled and rule_conditions = '[]' order by id limit 1)`)
  expect(await records()).toEqual([expect.any(String)])
  await inScope(`update interactions set value_chain_element_id = null where id = (${other})`)
  expect(await records()).toEqual([undefined])
  await inScope("update collections set interaction_ids = '[]'")
  expect(await records()).toEqual([])
})

test('a page that is closed is closed at once, and its former link leads to the present one', async () => {
  await page()
  await inScope(`update assets set public_link = 'moved' where id = '${featured.thingId}'`)
  const moved = await page({ ...address, publicLink: 'moved' })
  expect(moved?.answer.thing.publicLink).toBe('moved')
  expect(await page()).toBe(moved)
  await inScope(`update assets set is_enabled_public_link = false where id = '${featured.thingId}'`)
  expect([await page({ ...address, publicLink: 'moved' }), await page()]).toEqual([undefined, undefined])
  await inScope(`update assets set is_enabled_public_link = true, public_link = '${address.publicLink}' where id = '${featured.thingId}'`)
  expect((await page())?.answer.item?.name).toBe(item?.name)
})

test('an organization that is suspended shows nothing from then on, and under its old name neither', async () => {
  await page()
  await inScope("update organizations set state = 'suspended'")
  expect(await page()).toBeUndefined()
  await inScope("update organizations set state = 'active', slug = 'renamed'")
  expect(await page()).toBeUndefined()
  expect((await page({ ...address, slug: 'renamed' }))?.answer.organization.slug).toBe('renamed')
  await inScope(`update organizations set slug = '${address.slug}'`)
  expect((await page())?.answer.organization.slug).toBe(address.slug)
})

test.each<[string, (answer: PublicAsset | undefined) => unknown]>([
  ['is_enabled_public_content', (answer) => answer?.blocks],
  ['is_enabled_discovery', (answer) => answer?.item],
  ['is_enabled_services', (answer) => answer?.services],
])('what is closed of it is closed at once: %s', async (column, getPart) => {
  expect(getPart((await page())?.answer)).toBeDefined()
  await inScope(`update assets set ${column} = false where id = '${featured.thingId}'`)
  expect(getPart((await page())?.answer)).toBeUndefined()
  await inScope(`update assets set ${column} = true where id = '${featured.thingId}'`)
  expect(getPart((await page())?.answer)).toBeDefined()
})

test('a service ends when it does', async () => {
  await inScope(`update task_assets set expiration = '${new Date(now + KEPT_MS).toISOString()}' where ${ofAsset}`)
  expect((await page())?.answer.services?.length).toBeGreaterThan(0)
  now += KEPT_MS
  expect((await page())?.answer.services).toBeUndefined()
})

test('units that are not there are not kept', async () => {
  const wanted = { ...address, item: 'made up' }
  expect(await page(wanted)).not.toBe(await page(wanted))
})
