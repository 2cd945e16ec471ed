import { changesEntity, withoutVersion } from '@tracemark/api/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TEST_NOW } from '../testing/template.ts'
import type { Answer } from './conversation.ts'
import { Fixture } from './fixture.ts'
import { type Operation, operations, type Parts } from './operations.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
})
afterAll(() => fixture.app.stop())

const reads = operations.filter(({ endpoint, method, path }) => method === 'GET' && endpoint?.entity === path)
const changes = operations.filter(({ endpoint }) => endpoint && changesEntity(endpoint))
const findRead = ({ id, endpoint }: Operation): Operation => {
  const found = reads.find(({ path }) => path === endpoint?.entity)
  if (!found) throw new TypeError(`No GET reads what ${id} changes.`)
  return found
}
const each = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const)

/** An entity of its own for a change, and how it is read. */
const begin = async (operation: Operation) => {
  const { parts, token = '' } = await fixture.fill(operation, fixture.own, { fresh: true })
  const read = () => fixture.send(findRead(operation), { params: parts.params, query: {}, body: undefined }, token)
  const change = (headers: Record<string, string>, of: Operation = operation, changed: Parts = parts) =>
    fixture.send(of, changed, token, headers)
  return { read, change, parts }
}

const outcome = ({ status, code }: Answer) => ({ status, code })
const done = { status: 200, code: 'done' }
const stale = { status: 412, code: 'changed_meanwhile' }
const lastChange = { by: expect.any(String), at: TEST_NOW.toISOString(), own: true }

describe('a read of one entity', () => {
  test.each(each(reads))('%s answers the same version until something changes, and nothing to who has it', async (_, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own)
    const first = await fixture.send(operation, parts, token)
    expect([first.text, first.etag]).toEqual([first.text, expect.stringMatching(/^"[\w-]{22}"$/)])
    const again = await fixture.send(operation, parts, token, { 'if-none-match': `W/${first.etag}` })
    const isWhole = operation.endpoint?.derived === undefined
    expect([again.etag, again.status]).toEqual([first.etag, isWhole ? 304 : 200])
  })
})

/** Columns that others show. */
const shownColumns = ['name', 'first_name', 'last_name', 'image', 'label', 'public_link', 'element_name']
/** Tables whose rows are the entity, or parts of it. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  'valueChains.get': ['value_chain_elements'],
  'assets.get': ['asset_attributes', 'identification_codes'],
  'assets.publicInfo': ['assets'],
  'organizations.get': ['organizations'],
}

/** Gives whatever has a name another one, but for the entity itself. Gives how many rows that were. */
const renameOthers = async (ids: readonly string[], except: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ table: string; column: string; keys: string[] }>`select c.table_name as table, c.column_name as column,
      array(select k.column_name::text from information_schema.columns k where k.table_schema = c.table_schema and k.table_name = c.table_name
        and k.column_name in ('organization_id', 'id')) as keys
    from information_schema.columns c
    where c.table_schema = current_schema() and c.data_type in ('text', 'character varying') and c.is_generated = 'NEVER'
      and c.column_name = any(${shownColumns})`.execute(fixture.app.db)
  const { organizationId } = fixture.own
  let renamed = 0
  for (const { table, column, keys } of rows) {
    if (except.includes(table)) continue
    const named = sql.ref(column)
    const own = keys.includes('organization_id') ? sql`organization_id = ${organizationId}` : sql`true`
    const other = keys.includes('id') ? sql`id::text <> all(${ids})` : sql`true`
    const { numAffectedRows = 0n } = await fixture
      .within(organizationId, (db) =>
        sql`update ${sql.table(table)} set ${named} = ${named} || 'x' where ${own} and ${other} and ${named} <> ''`.execute(db),
      )
      // Some tables are not to be written, and some columns take no other text.
      .catch(() => ({ numAffectedRows: 0n }))
    renamed += Number(numAffectedRows)
  }
  return renamed
}

describe('a rename', () => {
  test.each(each(reads))('of anything else leaves the version of %s', async (id, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own)
    const before = await fixture.send(operation, parts, token)
    expect(await renameOthers(Object.values(parts.params).map(String), partsOf[id] ?? [])).toBeGreaterThan(100)
    const after = await fixture.send(operation, parts, token)
    expect([after.status, after.text, after.etag]).toEqual([200, after.text, before.etag])
  })
})

describe('a change', () => {
  test.each(each(changes.filter(({ method }) => method !== 'DELETE')))(
    '%s is done to the version that it names, and refused to the one before',
    async (_, operation) => {
      const { read, change } = await begin(operation)
      const before = await read()
      const changed = await change({ 'if-match': before.etag ?? '' })
      expect([changed.text, outcome(changed)]).toEqual([changed.text, done])
      expect(changed.etag).not.toBe(before.etag)
      const after = await read()
      expect(after.etag).toBe(changed.etag)

      const refused = await change({ 'if-match': before.etag ?? '' })
      expect([outcome(refused), Object(refused.json).changed]).toEqual([stale, lastChange])
      expect((await read()).text).toBe(after.text)
    },
  )

  test.each(each(changes.filter(({ method }) => method === 'DELETE')))(
    '%s is refused to a version that is not there any more, and done to the one that is',
    async (_, operation) => {
      const { read, change } = await begin(operation)
      const before = await read()
      expect(outcome(await change({ 'if-match': '"of-another-time"' }))).toEqual(stale)
      expect((await read()).text).toBe(before.text)
      expect(outcome(await change({ 'if-match': `"of-another-time", W/${before.etag}` }))).toEqual(done)
      expect((await read()).status).toBe(404)
    },
  )
})

/** Fields that are no one's to change and say nothing of other rows, so that they belong to the version. */
const lasting = new Set([
  ...['id', '_id', 'orgId', 'organizationId', 'createdAt', 'createdById', 'dateModified', 'updatedAt', 'changedAt'],
  ...['thingId', 'taskId', 'itemId', 'taskThingId', 'batchId', 'groupId', 'accountId', 'defaultElementId', 'answeredById'],
])
const ofTheirOwn: Readonly<Record<string, readonly string[]>> = {
  'accessTokens.get': ['clientId'],
  'organizations.get': ['slug'],
  'organizationAccounts.get': ['isAdmin', 'inviteEmail', 'inviteExpiry', 'inviteDecline'],
  'interactions.get': ['name', 'recordDate', 'recordLocation', 'placeNote', 'taskResultMessage', 'answers', 'clockOffset'],
  'interactions.answers': ['config'],
  'units.get': ['sequenceNumber', 'checksum', 'uniqueId'],
  'variantShares.get': ['mode', 'state', 'withAssessments', 'message', 'answeredAt', 'endedAt'],
  'variantOffers.get': ['mode', 'state', 'withAssessments', 'message', 'answeredAt', 'endedAt', 'content'],
  'jobs.get': ['dateAssigned', 'dateDue', 'completedAt'],
  'savedViews.get': ['list'],
  'webhooks.get': ['hasHmacSecurityKey', 'hasApiKey', 'disabledReason'],
}

/** The fields of an object, of one of several, or of what a body is before it is checked. */
const listFields = (schema: unknown): string[] => {
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })
  return [...Object.keys(properties), ...anyOf.flatMap((inner) => (typeof inner === 'object' ? Object.keys(inner.properties ?? {}) : []))]
}

test.each(each(reads))('what %s computes of other rows is no part of the version', (id, { path, endpoint }) => {
  const written = new Set(
    changes
      .filter((change) => change.endpoint?.entity === path)
      .flatMap((change) => (change.endpoint?.body ? listFields(change.endpoint.body) : [])),
  )
  if (written.size === 0) return
  const derived = new Set(endpoint?.derived?.map((name) => name.split('.')[0]))
  const own = new Set(ofTheirOwn[id])
  const rest = listFields(endpoint?.response).filter((field) => ![written, derived, own, lasting].some((known) => known.has(field)))
  expect(rest).toEqual([])
})

test('whatever reads or changes one entity has its version, or a reason in the contract', () => {
  const ofOne = operations.filter(({ endpoint, method, path }) => {
    if (!endpoint || method === 'POST') return false
    const isList = endpoint.response instanceof z.ZodMiniObject && Object.hasOwn(endpoint.response.shape, 'items')
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'product' && name !== 'org')
    return method === 'GET' ? names.length > 0 && !isList : true
  })
  const without = ofOne.filter(({ endpoint }) => endpoint?.entity === undefined).map(({ id }) => id)
  expect(without.toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})

test('what makes no version is in the answer', () => {
  const unknown = reads.flatMap(({ id, endpoint }) => {
    const { properties = {} } = z.toJSONSchema(endpoint?.response ?? z.object({}), { io: 'input', unrepresentable: 'any' })
    return (endpoint?.derived ?? []).filter((path) => !Object.hasOwn(properties, path.split('.')[0] ?? '')).map((path) => `${id} ${path}`)
  })
  expect(unknown).toEqual([])
})
