import { taskLibrary } from '@tracemark/api/content'
import { typeDefs } from '@tracemark/api/graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, refusal } from './conversation.ts'
import { withoutMembership } from './exceptions.ts'
import { Fixture } from './fixture.ts'
import { operationCases } from './operation-cases.ts'
import { type Operation, operations } from './operations.ts'
import { changeMembership, expiredToken } from './people.ts'
import { withValue } from './resource-types.ts'
import { getMissing } from './rows.ts'
import { beginRun } from './runs.ts'

let fixture: Fixture
/** What the other organization's rows were before anyone tried to reach them. */
let before: Record<string, string>
/** Ids of the other organization alone. */
let foreignIds: ReadonlySet<string>
beforeAll(async () => {
  fixture = await Fixture.create()
  before = await rowsOfOther()
  foreignIds = await idsOfOther()
})
afterAll(() => fixture.app.stop())

const rowsOfOther = (): Promise<Record<string, string>> =>
  fixture.within(fixture.other.organizationId, async (db) => {
    const entries: [string, string][] = []
    for (const table of fixture.rows.tables) {
      if (table.startsWith('kysely_') || table === 'journal_position') continue
      const { rows } = await sql<{ rows: string }>`select coalesce(string_agg(t::text, ',' order by t::text), '') as rows
        from ${sql.table(table)} t`.execute(db)
      entries.push([table, rows[0]?.rows ?? ''])
    }
    return Object.fromEntries(entries)
  })

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const idsOfOther = async (): Promise<Set<string>> => {
  const { rows } = await fixture.within(fixture.own.organizationId, (db) =>
    // The other has taken over content of an asset of this one, and keeps from which.
    sql<{ id: string }>`select account_id as id from memberships union select id from accounts
      union select id from assets where organization_id = ${fixture.own.organizationId}`.execute(db),
  )
  // Every organization has the same task library.
  const shared = new Set([...rows.map(({ id }) => id), fixture.app.accountId('owner'), ...taskLibrary.map(({ id }) => id)])
  return new Set([...Object.values(before).join(' ').matchAll(UUID)].map(([id]) => id).filter((id) => !shared.has(id)))
}

const authorized = operations.filter(({ security }) => security !== 'public')
const each = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const)
const answered = ({ status, code }: Answer) => ({ status, code })

describe('a token', () => {
  test.each(each(authorized))('%s is refused without one', async (_, operation) => {
    const { parts } = await fixture.fill(operation, fixture.own)
    expect(answered(await fixture.send(operation, parts, undefined))).toEqual({ status: 401, code: 'unauthenticated' })
  })

  test.each(each(authorized))('%s is refused with one that has expired', async (_, operation) => {
    const { parts, token = '' } = await fixture.fill(operation, fixture.own)
    const expired = await expiredToken(fixture.app, operation.security, fixture.own, token)
    expect(answered(await fixture.send(operation, parts, expired))).toEqual({ status: 401, code: 'token_expired' })
  })

  test.each(each(authorized.filter(({ security }) => security !== 'execution' && security !== 'memberOrRun')))(
    '%s is refused with that of a run',
    async (_, operation) => {
      const { parts } = await fixture.fill(operation, fixture.own)
      const { token } = await beginRun(fixture.app, fixture.own, 'created')
      expect(answered(await fixture.send(operation, parts, token))).toEqual({ status: 401, code: 'token_invalid' })
    },
  )

  test.each(each(authorized.filter(({ security }) => security === 'execution')))(
    '%s is refused with that of a member',
    async (_, operation) => {
      const { parts } = await fixture.fill(operation, fixture.own)
      const token = await fixture.app.organizationToken('member')
      expect(answered(await fixture.send(operation, parts, token))).toEqual({ status: 401, code: 'token_invalid' })
    },
  )
})

describe('a member', () => {
  const getAnswers = async (): Promise<Record<string, { status: number; code: string }>> => {
    const answers: Record<string, { status: number; code: string }> = {}
    for (const [{ id, ...operation }, { parts, token }] of filled)
      answers[id] = answered(await fixture.send({ id, ...operation }, parts, token))
    return answers
  }
  const change = (to: Parameters<typeof changeMembership>[3], accountId = fixture.app.accountId(fixture.own.person)) =>
    changeMembership(fixture.app, fixture.own.organizationId, accountId, to)
  const filled: (readonly [Operation, { parts: Operation['example']; token: string | undefined }])[] = []
  const expected = (code: 'account_suspended' | 'permission_denied' | 'organization_not_found', isGone: boolean) =>
    Object.fromEntries(
      authorized.map((operation) => {
        if (withoutMembership[operation.id]?.answer === 'done') return [operation.id, { status: 200, code: 'done' }]
        // To whoever is no member, an organization outside of its own token does not exist.
        const isOutside = isGone && (operation.security === 'general' || operation.security === 'identity')
        return [operation.id, refusal(operation, isOutside ? 'organization_not_found' : code)]
      }),
    )

  test('is refused everything in an organization that has suspended them, and then is not', async () => {
    for (const operation of authorized) filled.push([operation, await fixture.fill(operation, fixture.own)])
    await change({ is_suspended: true })
    const answers = await getAnswers()
    await change({ is_suspended: false })
    expect(answers).toEqual(expected('account_suspended', false))
  })

  test('is refused everything in an organization that they no longer belong to', async () => {
    const own = fixture.app.accountId(fixture.own.person)
    const somebodyElse = fixture.app.demo.accounts.at(-1)?.id ?? ''
    await change({ account_id: somebodyElse })
    const answers = await getAnswers()
    await change({ account_id: own }, somebodyElse)
    expect(answers).toEqual(expected('permission_denied', true))
  })
})

/** Before ids of others are sent, which a block that is shown would give back. */
describe('the own organization', () => {
  test.each(each(operations))('%s takes its example, and tells nothing of others', async (_, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
    const answer = await fixture.send(operation, parts, token)
    expect([answer.code === 'done' ? '' : answer.text, answer.status, answer.code]).toEqual(['', 200, 'done'])
    expect([...answer.text.matchAll(UUID)].map(([id]) => id).filter((id) => foreignIds.has(id))).toEqual([])
  })
})

describe('another organization', () => {
  /** What is left of an answer when what must differ is taken out. */
  const comparable = ({ status, text }: Answer, value: unknown) => {
    // A short number stands in some request ids by chance, and in no name that is longer.
    const given = typeof value === 'number' ? new RegExp(`\\b${value}\\b`, 'g') : String(value)
    let bare = text.replace(/"requestId":"[^"]+"/, '"requestId":""').replaceAll(given, '<given>')
    for (const unique of fixture.uniques) bare = bare.replaceAll(JSON.stringify(unique), '"<unique>"')
    return { status, bare: bare.replace(UUID, '<id>').replace(/eyJ[\w.-]+/g, '<token>') }
  }

  test.each(each(operations))('%s answers its ids like those of nobody', async (_, operation) => {
    for (const slot of fixture.findSlots(operation)) {
      const place = `${slot.part} ${slot.path.join('.')}`
      const answerTo = async (value: unknown) => {
        const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
        const withRun = operationCases[operation.id]?.run && slot.kind === 'task_runs' ? { ...parts, params: { id: value } } : parts
        return comparable(await fixture.send(operation, withValue(withRun, slot, value), token), value)
      }
      const foreign = await fixture.rows.of(slot.kind, fixture.other)
      const own = await fixture.rows.of(slot.kind, fixture.own)
      expect([place, foreign]).not.toEqual([place, own])
      expect([place, await answerTo(foreign)]).toEqual([place, await answerTo(getMissing(slot.kind))])
    }
  })

  test('keeps no id of nobody, in whatever field it is sent', async () => {
    const kept = await fixture.within(fixture.own.organizationId, async (db) => {
      const found: string[] = []
      for (const table of fixture.rows.tables) {
        // A device names its runs itself.
        if (table.startsWith('kysely_') || table === 'task_runs') continue
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t
          where t::text like ${`%${String(getMissing('assets'))}%`} limit 3`.execute(db)
        found.push(...rows.map(({ row }) => `${table} ${row}`))
      }
      return found
    })
    expect(kept).toEqual([])
  })

  test('has lost, gained and changed nothing by it', async () => {
    expect(await rowsOfOther()).toEqual(before)
  })
})

test('every query of the schema is among the operations, and every line of the tables names one', () => {
  const queryType = /type Query \{([\s\S]*?)\n {2}\}/.exec(typeDefs)?.[1] ?? ''
  const queries = [...queryType.matchAll(/^ {4}(\w+)[(:]/gm)].map(([, name]) => `graphql.${name}`)
  const ids = new Set(operations.map(({ id }) => id))
  expect(queries.length).toBeGreaterThan(0)
  expect([...queries, ...Object.keys(operationCases), ...Object.keys(withoutMembership)].filter((id) => !ids.has(id))).toEqual([])
})
