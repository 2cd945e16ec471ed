import { createCalls } from '@tracemark/api/client'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isolateOrganization, moveOrganization, type PlacedOrganization, readCluster } from '../cli/cluster.ts'
import { clusterLines } from '../cli/cluster-command.ts'
import { openOwner } from '../platform/db/connect.ts'
import { withScope } from '../platform/db/scope.ts'
import type { Database } from '../schema/database.ts'
import { databaseUrl } from '../testing/administer.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

const CLIENTS = 8
/** How long a call of the organization that is moved may wait. */
const STOPPED_MS = 10_000
/** What a call of another organization may take, on a machine that copies tables meanwhile. */
const UNTOUCHED_MS = 2000
const TIMEOUT_MS = 120_000

const template = inject('template')

interface Call {
  organization: number
  milliseconds: number
}

describe.runIf(template.kind === 'citus')('an organization of a cluster', () => {
  let app: TestApp
  let owner: Kysely<Database>
  beforeAll(async () => {
    if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
    app = await createTestApp()
    const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(app.db)
    owner = openOwner(databaseUrl(template.url, rows[0]?.name ?? ''))
  })
  afterAll(async () => {
    await owner.destroy()
    await app.stop()
  })

  const place = async (slug: string): Promise<PlacedOrganization> => {
    const found = (await readCluster(owner)).organizations.find((organization) => organization.slug === slug)
    if (!found) throw new TypeError(`There is no ${slug}.`)
    return found
  }
  const readOther = async (worker: string): Promise<string> =>
    (await readCluster(owner)).workers.find(({ name }) => name !== worker)?.name ?? ''

  test('is not moved where that can not be right, which is said', async () => {
    const { part } = await place('sierra-alta')
    await expect(moveOrganization(owner, 'nowhere', part.worker)).rejects.toThrow(/^There is no organization with the slug nowhere\./)
    await expect(moveOrganization(owner, 'sierra-alta', part.worker)).rejects.toThrow(`sierra-alta is on ${part.worker} already.`)
    await expect(moveOrganization(owner, 'sierra-alta', 'elsewhere:5432')).rejects.toThrow(
      /^The cluster has no worker elsewhere:5432\. It has /,
    )
  })

  test(
    'is isolated and moved under the calls of 8 clients, which lose and double nothing',
    async () => {
      const moved = await place('klosterhalde')
      const organizations = [moved.id, 101]
      const calls: Call[] = []
      const made = new Map<number, string[]>(organizations.map((id) => [id, []]))
      const { assets } = createCalls(app)
      const tokens = new Map<number, string>()
      for (const id of organizations) tokens.set(id, await app.organizationToken('owner', id))
      const list = (organization: number, search?: string) =>
        assets.list(
          { params: { org: organization }, query: { page: 1, perPage: 100, ...(search !== undefined && { search }) } },
          { token: tokens.get(organization) ?? '' },
        )
      const before = new Map<number, number>()
      for (const id of organizations) before.set(id, (await list(id)).totalItems)

      let isDone = false
      const time = async <Result>(organization: number, call: Promise<Result>): Promise<Result> => {
        const began = performance.now()
        const result = await call
        calls.push({ organization, milliseconds: performance.now() - began })
        return result
      }
      const work = async (client: number): Promise<void> => {
        const organization = organizations[client % organizations.length] ?? 0
        const options = { token: tokens.get(organization) ?? '' }
        for (let turn = 0; !isDone; turn += 1) {
          const name = `Made meanwhile ${client} ${turn}`
          const { id } = await time(organization, assets.create({ body: { name } }, options))
          made.get(organization)?.push(name)
          expect((await time(organization, assets.get({ params: { id } }, options))).name).toBe(name)
          await time(organization, list(organization))
        }
      }
      const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
      const untilCalled = async () => {
        const count = calls.length
        await expect.poll(() => calls.length, { timeout: TIMEOUT_MS }).toBeGreaterThan(count + CLIENTS * 5)
      }
      const to = await readOther(moved.part.worker)
      await untilCalled()
      await isolateOrganization(owner, 'klosterhalde')
      await untilCalled()
      expect(await moveOrganization(owner, 'klosterhalde', to)).toEqual([])
      await untilCalled()
      isDone = true
      await clients

      const longest = (organization: number) =>
        Math.max(...calls.filter((call) => call.organization === organization).map(({ milliseconds }) => milliseconds))
      expect(longest(moved.id)).toBeLessThan(STOPPED_MS)
      expect(longest(101)).toBeLessThan(UNTOUCHED_MS)
      for (const id of organizations) {
        const names: string[] = []
        for (let page = 1; names.length === (page - 1) * 100; page += 1) {
          const found = await assets.list(
            { params: { org: id }, query: { page, perPage: 100, search: 'Made meanwhile' } },
            { token: tokens.get(id) ?? '' },
          )
          names.push(...found.items.map(({ name }) => name))
        }
        expect(names.toSorted()).toEqual(made.get(id)?.toSorted())
        // A count that triggers keep.
        expect((await list(id)).totalItems).toBe((before.get(id) ?? 0) + names.length)
      }
      expect((await place('klosterhalde')).part).toMatchObject({ worker: to, isAlone: true })
      await expect(isolateOrganization(owner, 'klosterhalde')).rejects.toThrow('klosterhalde is in a part of its own already.')
      expect(clusterLines(await readCluster(owner))).toMatch(/\nklosterhalde +\S+ +\d+ +1 +[\d.]+ MB\n/)
      const unscoped = await withScope(app.db, {}, (db) =>
        db.selectFrom('assets').select('id').where('organization_id', '=', moved.id).execute(),
      )
      expect(unscoped).toEqual([])
    },
    TIMEOUT_MS,
  )
})
