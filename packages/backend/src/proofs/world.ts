import type { Widget } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { withScope } from '../db/scope.ts'
import type { Claims } from '../identity/tokens.ts'
import { createTestApp, type DemoPerson, type TestApp, type TestOptions } from '../testing/create-test-app.ts'
import { type Answer, sendTo } from './conversation.ts'
import { kindNamed, leavesOf, type Slot, slotsOf, withValue } from './kinds.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import { queryTexts, type Run, special, uniqueTexts } from './special.ts'

/** One of two organizations, and somebody who may do everything in it. */
export interface Side {
  organizationId: number
  person: DemoPerson
}

export interface Filled {
  parts: Parts
  token: string | undefined
}

/** What nobody has. */
const MISSING_ID = '01900000-0000-7000-8000-00000000dead'
const MISSING_ORGANIZATION = 999_999
const MISSING_TEXT = 'nothing-of-that-name'

const LONG_AGO_MS = 90 * 24 * 60 * 60 * 1000

const answerTo = ({ parameters }: Widget): unknown => {
  switch (parameters.input) {
    case 'text':
      return 'Seen'
    case 'number':
      return parameters.min ?? 1
    case 'choice':
      return parameters.options[0]?.value
    case 'date':
      return parameters.min ?? '2026-05-20'
    case 'yesno':
      return true
  }
}

/** Two organizations with rows of every kind, their people, and a way to call anything as them. */
export class World {
  /** Its person belongs to this organization alone. */
  readonly own: Side = { organizationId: 101, person: 'member' }
  readonly other: Side = { organizationId: 102, person: 'owner' }
  readonly app: TestApp
  readonly tables: ReadonlySet<string>
  /** Tables whose rows belong to an asset. */
  readonly #ofThings: ReadonlySet<string>
  /** Every text that was made to differ from others. */
  readonly uniques = new Set<string>()
  readonly #rows = new Map<string, unknown>()
  readonly #makers = new Map<string, Operation>()
  #isFurnished = false
  #number = 0

  static async create(options: TestOptions = {}): Promise<World> {
    const app = await createTestApp({ resolve: async () => [], ...options })
    const { rows } = await sql<{ name: string; of_thing: boolean }>`select c.relname as name, exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'thing_id') as of_thing
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(app.db)
    const ofThings = rows.filter((row) => row.of_thing)
    const world = new World(app, new Set(rows.map(({ name }) => name)), new Set(ofThings.map(({ name }) => name)))
    await world.#furnish()
    return world
  }

  private constructor(app: TestApp, tables: ReadonlySet<string>, ofThings: ReadonlySet<string>) {
    this.app = app
    this.tables = tables
    this.#ofThings = ofThings
    for (const operation of operations) {
      if (operation.id !== `${operation.group}.create` || operation.security !== 'organization') continue
      const table = kindNamed(operation.group, tables)
      if (table !== undefined) this.#makers.set(table, operation)
    }
  }

  within<Result>(organizationId: number, run: Parameters<typeof withScope<Result>>[2]): Promise<Result> {
    return withScope(this.app.db, { organizationId }, run)
  }

  async setMembership(side: Side, change: { role?: 'owner'; access_portal?: boolean; is_suspended?: boolean }): Promise<void> {
    await this.within(side.organizationId, (db) =>
      db
        .updateTable('memberships')
        .set(change)
        .where('organization_id', '=', side.organizationId)
        .where('account_id', '=', this.app.accountId(side.person))
        .execute(),
    )
  }

  /** Takes the person's membership away, or gives it back. */
  async moveMembership({ organizationId, person }: Side, where: 'away' | 'back'): Promise<void> {
    const account = this.app.accountId(person)
    const somebodyElse = this.app.demo.accounts.at(-1)?.id ?? ''
    const [from, to] = where === 'away' ? [account, somebodyElse] : [somebodyElse, account]
    await this.within(organizationId, (db) =>
      db
        .updateTable('memberships')
        .set({ account_id: to })
        .where('organization_id', '=', organizationId)
        .where('account_id', '=', from)
        .execute(),
    )
  }

  /** Rows of every kind that can be made, in both organizations. What refers to others is made after them. */
  async #furnish(): Promise<void> {
    await this.setMembership(this.own, { role: 'owner', access_portal: true })
    for (const side of [this.own, this.other]) {
      await this.beginRun(side, 'created')
      let failures: string[] = []
      let waiting = [...this.#makers]
      do {
        failures = []
        const begun = waiting
        waiting = []
        for (const entry of begun) {
          const answer = await this.#makeWith(entry[1], side)
          if (answer.code === 'done') continue
          failures.push(`${entry[1].id}: ${answer.text}`)
          waiting.push(entry)
        }
        if (waiting.length === begun.length) break
      } while (waiting.length > 0)
      if (failures.length > 0)
        throw new TypeError(`No valid request could be made (mend it in proofs/special.ts) of\n${failures.join('\n')}`)
    }
    this.#isFurnished = true
    for (const side of [this.own, this.other]) await this.#furnishOutbox(side)
    await this.app.outbox.deliverDue()
  }

  /** A delivery that failed, since no name leads anywhere here, and a notification. */
  async #furnishOutbox(side: Side): Promise<void> {
    const { organizationId } = side
    const webhookId = String(await this.rowOf('webhooks', side))
    const tried = operations.find(({ id }) => id === 'webhooks.test')
    if (tried) await this.#makeWith(tried, side)
    const data = () => ({ webhookId, name: 'Proof', reason: 'gone' as const })
    await this.within(organizationId, (db) => this.app.outbox.emit(db, organizationId, { type: 'webhook.disabled', data }))
  }

  async #makeWith(operation: Operation, side: Side): Promise<Answer> {
    const { parts, token } = await this.fill(operation, side)
    return this.send(operation, parts, token)
  }

  async #find(kind: string, side: Side): Promise<unknown> {
    const { organizationId } = side
    const [table = '', column = 'id'] = kind.split('.')
    const own = sql.ref(column)
    // What belongs to one asset goes together: a task of it and a unit of it.
    const first = this.#ofThings.has(table) ? sql`thing_id = ${await this.rowOf('things', side)} desc, ` : sql``
    const { rows } = await this.within(organizationId, (db) => {
      if (table === 'organizations') return sql<{ value: unknown }>`select ${own} as value from organizations`.execute(db)
      // Somebody who belongs to this organization alone.
      if (table === 'accounts')
        return sql<{ value: unknown }>`select a.id as value from accounts a join memberships m on m.account_id = a.id
          where a.email <> 'owner@demo.test' order by (a.email like '%@demo.test') desc, a.id`.execute(db)
      return sql<{ value: unknown }>`select ${own} as value from ${sql.table(table)}
        where organization_id = ${organizationId} and ${own} is not null order by ${first} 1`.execute(db)
    })
    return rows[0]?.value
  }

  /** A row that is there from the beginning. */
  async rowOf(kind: string, side: Side): Promise<unknown> {
    const name = `${kind} ${side.organizationId}`
    const known = this.#rows.get(name)
    if (known !== undefined) return known
    const value = await this.#find(kind, side)
    if (value !== undefined) this.#rows.set(name, value)
    else if (this.#isFurnished) throw new TypeError(`Organization ${side.organizationId} has no row of ${kind}: see proofs/special.ts.`)
    return value
  }

  missing(kind: string): unknown {
    if (kind === 'organizations') return MISSING_ORGANIZATION
    return kind.includes('.') ? MISSING_TEXT : MISSING_ID
  }

  slotsOf(operation: Operation): Slot[] {
    return slotsOf(operation, this.tables)
  }

  #unique(text: string): string {
    this.uniques.add(text)
    return text
  }

  #withUniques(parts: Parts): Parts {
    let filled = parts
    for (const { path, value } of leavesOf(parts.body)) {
      const make = uniqueTexts[String(path.at(-1))]
      if (typeof value !== 'string' || !make) continue
      this.#number += 1
      filled = withValue(filled, { part: 'body', path }, this.#unique(make(this.#number)))
    }
    const query = Object.fromEntries(Object.entries(filled.query).map(([name, value]) => [name, queryTexts[name] ?? value]))
    return { ...filled, query }
  }

  /** The example with rows of this organization. `fresh`: on a row of its own, where a call can make one. */
  async fill(operation: Operation, side: Side, { fresh = false } = {}): Promise<Filled> {
    const { mend, run } = special[operation.id] ?? {}
    let parts = this.#withUniques(operation.example)
    this.#number += 1
    if (mend) parts = mend(parts, this.#number)
    for (const slot of this.slotsOf(operation)) parts = withValue(parts, slot, await this.#valueFor(slot, operation, side, fresh))
    if (!run) return { parts, token: await this.token(operation, side) }
    const begun = await this.beginRun(side, run)
    return { parts: { ...parts, params: { ...parts.params, id: begun.id } }, token: begun.token }
  }

  async #valueFor({ part, path, kind }: Slot, operation: Operation, side: Side, fresh: boolean): Promise<unknown> {
    const maker = this.#makers.get(kind)
    const isTarget = path.length === 1 && /^ids?$/.test(String(path[0]))
    // The id that a device gives to what it makes.
    if (isTarget && part === 'body' && operation.id.endsWith('.create')) return crypto.randomUUID()
    if (!fresh || special[operation.id]?.standing || !maker || maker === operation || !/^ids?$/.test(String(path[0])))
      return this.rowOf(kind, side)
    const answer = await this.#makeWith(maker, side)
    if (answer.code !== 'done') throw new TypeError(`${maker.id} makes nothing to try ${operation.id} on: ${answer.text}`)
    const { id, _id } = answer.json as { id?: unknown; _id?: unknown }
    return id ?? _id
  }

  async token({ security }: Operation, side: Side): Promise<string | undefined> {
    const { app } = this
    switch (security) {
      case 'public':
        return undefined
      case 'identity':
        return app.identityToken(side.person)
      case 'general':
        return app.generalToken(side.person)
      case 'organization':
        return app.organizationToken(side.person, side.organizationId)
      case 'execution':
        return app.tokens.issue(this.#taskClaims(side))
    }
  }

  #taskClaims({ organizationId, person }: Side): Claims {
    const { featured } = this.app.demo
    const link = this.app.demo.taskThings.find((candidate) => candidate.organizationId === organizationId)
    const taskThingId = featured.organizationId === organizationId ? featured.taskThingId : (link?.id ?? '')
    return { kind: 'execution', sub: this.app.accountId(person), orgId: organizationId, taskThingId, channel: 'Portal' }
  }

  /** The same token, had it been issued long ago. */
  async expired(operation: Operation, side: Side, token: string): Promise<string> {
    if (operation.security === 'identity') return this.app.identityToken(side.person, { exp: Math.floor(Date.now() / 1000) - 60 })
    const claims = await this.app.tokens.verify(token)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - LONG_AGO_MS })
    try {
      return await this.app.tokens.issue(claims)
    } finally {
      vi.useRealTimers()
    }
  }

  async beginRun(side: Side, state: Run): Promise<{ id: string; token: string }> {
    const post = async (method: string, path: string, token: string, body: unknown) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
      const response = await this.app.fetch(`${this.app.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
      if (!response.ok) throw new TypeError(`${method} ${path}: ${await response.text()}`)
      return response.json()
    }
    const { id, token, execution } = await post('POST', '/core/executions', await this.app.tokens.issue(this.#taskClaims(side)), {})
    if (state === 'created') return { id, token }
    const widgets = Object.fromEntries(
      execution.config.widgets.map((widget: Widget) => [
        widget.id,
        { label: widget.parameters.label, input: widget.parameters.input, value: answerTo(widget) },
      ]),
    )
    await post('PATCH', `/core/executions/${id}`, token, { widgets })
    if (state === 'processed') await post('POST', `/core/executions/${id}/process`, token, {})
    return { id, token }
  }

  send(operation: Operation, parts: Parts, token: string | undefined, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return sendTo(this.app, operation, parts, token, headers)
  }
}
