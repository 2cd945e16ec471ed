import { sql } from 'kysely'
import { withScope } from '../platform/db/scope.ts'
import { createTestApp, type TestApp, type TestOptions } from '../testing/create-test-app.ts'
import { type Answer, sendTo } from './conversation.ts'
import { copiedFor } from './copied.ts'
import { type Offer, operationCases, PARTNER_ORGANIZATION, queryTexts, uniqueTexts } from './operation-cases.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import { changeMembership, getToken, type Side } from './people.ts'
import { findSlots, kindNamed, listLeaves, type Slot, withValue } from './resource-types.ts'
import { openRows, type Rows } from './rows.ts'
import { answersTo, beginRun } from './runs.ts'
import { seed, seedSharing } from './seed.ts'

export interface Filled {
  parts: Parts
  token: string | undefined
}

const isTarget = ({ path: [name, ...rest] }: Slot): boolean => rest.length <= 1 && /^ids?$/.test(String(name))

const findOperation = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new TypeError(`There is no call ${id}.`)
  return found
}

const takesMembers = ({ security }: Operation): boolean => security === 'organization' || security === 'memberOrRun'

export const sides: Readonly<Record<'own' | 'other' | 'partner', Side>> = {
  /** Its person belongs to this organization alone. */
  own: { organizationId: 101, person: 'member' },
  other: { organizationId: 102, person: 'owner' },
  /** Shares variants with both. */
  partner: { organizationId: PARTNER_ORGANIZATION, person: 'owner' },
}

/** Two organizations with rows of every kind, their people, and a way to call anything as them. */
export class Fixture {
  readonly own = sides.own
  readonly other = sides.other
  readonly partner = sides.partner
  readonly app: TestApp
  readonly rows: Rows
  /** Every text that was made to differ from others. */
  readonly uniques = new Set<string>()
  /** By table: the call that makes a row of it. */
  readonly #makers = new Map<string, Operation>()
  #isSeeded = false
  #number = 0

  static async create(options: TestOptions = {}): Promise<Fixture> {
    const app = await createTestApp({ resolve: async () => [], credentialIssuer: async () => 'https://wallet.example/invite', ...options })
    const fixture = new Fixture(app, await openRows(app))
    await changeMembership(app, fixture.own.organizationId, app.accountId(fixture.own.person), { role: 'owner', access_portal: true })
    await seedSharing(fixture, [fixture.own, fixture.other, fixture.partner])
    for (const side of [fixture.own, fixture.other]) await fixture.#seed(side)
    fixture.#isSeeded = true
    await seed(fixture)
    return fixture
  }

  private constructor(app: TestApp, rows: Rows) {
    this.app = app
    this.rows = rows
    for (const operation of operations) {
      if (operation.id !== `${operation.group}.create` || !takesMembers(operation)) continue
      const table = operationCases[operation.id]?.makes ?? kindNamed(operation.group, rows.tables)
      if (table !== undefined) this.#makers.set(table, operation)
    }
  }

  /** In the scope of an organization, as the app's role. */
  within<Result>(organizationId: number, run: Parameters<typeof withScope<Result>>[2]): Promise<Result> {
    return withScope(this.app.db, { organizationId }, run)
  }

  /** A row of every kind that a call makes. What refers to others is made after them. */
  async #seed(side: Side): Promise<void> {
    await beginRun(this.app, side, 'created')
    let waiting = [...this.#makers.values()]
    while (waiting.length > 0) {
      const failed: [Operation, Answer][] = []
      for (const operation of waiting) {
        const answer = await this.make(operation, side)
        if (answer.code !== 'done') failed.push([operation, answer])
      }
      if (failed.length === waiting.length) {
        const answers = failed.map(([{ id }, { text }]) => `${id}: ${text}`).join('\n')
        throw new TypeError(`No valid request could be made (mend it in contract-tests/operation-cases.ts) of\n${answers}`)
      }
      waiting = failed.map(([operation]) => operation)
    }
  }

  /** Calls it with a valid request. */
  async make(operation: Operation, side: Side): Promise<Answer> {
    const { parts, token } = await this.fill(operation, side)
    return this.send(operation, parts, token)
  }

  async #activate({ organizationId }: Side, id: string): Promise<void> {
    await this.within(organizationId, (db) =>
      db.updateTable('variants').set({ status: 'active' }).where('organization_id', '=', organizationId).where('id', '=', id).execute(),
    )
  }

  /** A unit that nothing refers to. Gives its id. */
  async #newUnit({ organizationId }: Side): Promise<string> {
    const id = crypto.randomUUID()
    await this.within(organizationId, (db) =>
      sql`insert into units (organization_id, id, asset_id, name, sequence_number)
        select organization_id, ${id}, asset_id, 'Proof', max(sequence_number) + 1 from units
        where organization_id = ${organizationId} group by organization_id, asset_id order by asset_id limit 1`.execute(db),
    )
    return id
  }

  /** An interaction that waits for a review. Gives its id. */
  async #toReview({ organizationId }: Side): Promise<string> {
    const id = crypto.randomUUID()
    await this.within(organizationId, (db) =>
      sql`insert into interactions (organization_id, id, asset_id, task_id, name, classification, reported_date, record_date, answers, review)
        select organization_id, ${id}, asset_id, task_id, name, classification, reported_date, record_date, answers, 'received'
        from interactions where organization_id = ${organizationId} limit 1`.execute(db),
    )
    return id
  }

  /** The task that recorded an interaction. Gives its id. */
  async #taskOf({ organizationId }: Side, id: string): Promise<string> {
    const { rows } = await this.within(organizationId, (db) =>
      sql<{ task_id: string }>`select task_id from interactions where organization_id = ${organizationId} and id = ${id}`.execute(db),
    )
    return rows[0]?.task_id ?? id
  }

  /** Ends all exports, and forgets all but a few. */
  async #export({ organizationId }: Side): Promise<void> {
    await this.within(organizationId, async (db) => {
      await sql`update exports set state = 'done', finished_at = created_at
        where organization_id = ${organizationId} and state in ('waiting', 'running')`.execute(db)
      await sql`delete from exports where organization_id = ${organizationId} and id not in (
        select id from exports where organization_id = ${organizationId} order by id desc limit 5)`.execute(db)
    })
  }

  /** What the partner offers to this organization. Gives its id. */
  async offer(side: Side, state: Offer): Promise<string> {
    const create = findOperation('variantShares.create')
    const { parts, token } = await this.fill(create, this.partner)
    const offered = await this.send(create, { ...parts, body: { ...Object(parts.body), destination: side.organizationId } }, token)
    const { id } = offered.json as { id: string }
    if (state === 'offered') return id
    const member = await getToken(this.app, 'organization', side)
    await this.send(findOperation('variantOffers.accept'), { params: { id }, query: {}, body: {} }, member)
    return id
  }

  findSlots(operation: Operation): Slot[] {
    return findSlots(operation, this.rows.tables)
  }

  #withUniques(parts: Parts): Parts {
    let filled = parts
    for (const { path, value } of listLeaves(parts.body)) {
      const make = uniqueTexts[String(path.at(-1))]
      if (typeof value !== 'string' || !make) continue
      this.#number += 1
      const text = make(this.#number)
      this.uniques.add(text)
      filled = withValue(filled, { part: 'body', path }, text)
    }
    const query = Object.fromEntries(Object.entries(filled.query).map(([name, value]) => [name, queryTexts[name] ?? value]))
    return { ...filled, query }
  }

  /** The example with rows of this organization. `fresh`: on a row of its own, where a call can make one. */
  async fill(operation: Operation, side: Side, { fresh = false } = {}): Promise<Filled> {
    const { mend, run, offer, activates, newUnit, toReview } = operationCases[operation.id] ?? {}
    let parts = this.#withUniques(operation.example)
    this.#number += 1
    if (mend) parts = mend(parts, this.#number)
    for (const slot of this.findSlots(operation)) parts = withValue(parts, slot, await this.#valueFor(slot, operation, side, fresh))
    if (operationCases[operation.id]?.answers)
      parts = { ...parts, body: { ...Object(parts.body), answers: await answersTo(this.app, side, Object(parts.body).taskId) } }
    if (operationCases[operation.id]?.corrects) {
      // Others than it has: what is so already is no change.
      const answers = await answersTo(this.app, side, await this.#taskOf(side, String(parts.params.id)), this.#number)
      parts = { ...parts, body: { answers, reason: 'Read anew.' } }
    }
    if (operationCases[operation.id]?.copied) {
      const copied = await copiedFor(this.app, side, String(parts.params.id))
      // No more than the call takes.
      const body = Object.fromEntries(Object.entries(copied).filter(([name]) => name in Object(parts.body)))
      parts = { ...parts, body }
    }
    if (operationCases[operation.id]?.exported) await this.#export(side)
    if (activates !== undefined) await this.#activate(side, Object(parts.body)[activates])
    if (offer) parts = { ...parts, params: { ...parts.params, id: await this.offer(side, offer) } }
    if (newUnit) parts = { ...parts, params: { ...parts.params, id: await this.#newUnit(side) } }
    if (toReview) parts = { ...parts, params: { ...parts.params, id: await this.#toReview(side) } }
    if (!run) return { parts, token: await getToken(this.app, operation.security, side) }
    const begun = await beginRun(this.app, side, run)
    return { parts: { ...parts, params: { ...parts.params, id: begun.id } }, token: begun.token }
  }

  async #valueFor(slot: Slot, operation: Operation, side: Side, fresh: boolean): Promise<unknown> {
    // The id that a device gives to what it makes.
    if (isTarget(slot) && slot.part === 'body' && operation.id.endsWith('.create')) return crypto.randomUUID()
    const maker = this.#makers.get(slot.kind)
    const { once = [] } = operationCases[operation.id] ?? {}
    if (maker && slot.path.some((step) => once.includes(String(step)))) return this.#freshRow(maker, operation, side)
    if (fresh && !operationCases[operation.id]?.standing && maker && maker !== operation && isTarget(slot))
      return this.#freshRow(maker, operation, side)
    const value = await this.rows.of(slot.kind, side)
    // While rows are made, those that refer to them may do without.
    if (value === undefined && this.#isSeeded)
      throw new TypeError(
        `${operation.id} needs a row of ${slot.kind} in organization ${side.organizationId}: see contract-tests/operation-cases.ts.`,
      )
    return value
  }

  async #freshRow(maker: Operation, operation: Operation, side: Side): Promise<unknown> {
    const answer = await this.make(maker, side)
    if (answer.code !== 'done') throw new TypeError(`${maker.id} makes nothing to try ${operation.id} on: ${answer.text}`)
    const { id, _id, items } = answer.json as { id?: unknown; _id?: unknown; items?: { id: unknown }[] }
    return id ?? _id ?? items?.[0]?.id
  }

  send(operation: Operation, parts: Parts, token: string | undefined, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return sendTo(this.app, operation, parts, token, headers)
  }
}
