import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { workForEachOrganization } from '../platform/db/for-each-organization.ts'
import { withScope } from '../platform/db/scope.ts'
import { administer } from '../testing/administer.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

const template = inject('template')

interface Place {
  organization: number
  port: string
  database: string
}

const findPlaces = async (app: TestApp): Promise<Place[]> => {
  const { rows } = await withScope(app.db, {}, (scoped) =>
    sql<Place>`select organization, nodeport::text as port, current_database()::text as database from unnest(array[101, 102]) organization
      join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('assets', organization) order by organization`.execute(
      scoped,
    ),
  )
  return rows
}

const findWorker = ({ port }: Place): string => {
  if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
  return template.workers.find((url) => new URL(url).port === port) ?? ''
}

const readReadiness = async (app: TestApp) => {
  const response = await app.fetch(`${app.baseUrl}/readyz`)
  return { http: response.status, ...(await response.json()) }
}
const ready = { http: 200, status: 'ready' }

describe.runIf(template.kind === 'citus')('a worker', () => {
  let app: TestApp
  let places: Place[]
  beforeAll(async () => {
    app = await createTestApp({ mayFail: true })
    places = await findPlaces(app)
  })
  afterAll(() => app.stop())

  const ask = async (path: string, token: string, init: { method?: string; body?: string } = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await app.fetch(new URL(path, app.baseUrl), { ...init, headers })).status
  }
  const listAssets = async (organization: number) =>
    ask(`/core/organizations/${organization}/things?page=1&perPage=10`, await app.organizationToken('owner', organization))
  const askAll = () => Promise.all(places.map(({ organization }) => listAssets(organization)))
  const signIn = async () => ask('/core/access-tokens/exchange', await app.identityToken('owner'), { method: 'POST', body: '{}' })

  const sweep = () =>
    workForEachOrganization(app.db, (organizationId) =>
      withScope(app.db, { organizationId }, async (scoped) => {
        await sql`select id from files where organization_id = ${organizationId} limit 1`.execute(scoped)
        return 1
      }),
    )

  test('that is away fails the calls of its organizations alone, and is named, until it is back', async () => {
    expect(await askAll()).toEqual([200, 200])
    expect(await readReadiness(app)).toEqual(ready)
    for (const [index, place] of places.entries()) {
      const worker = findWorker(place)
      await administer(worker, `alter database ${place.database} allow_connections false`)
      await administer(worker, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${place.database}'`)
      expect(await askAll()).toEqual(places.map((_, other) => (other === index ? 503 : 200)))
      expect(await signIn()).toBe(200)
      await expect(sweep()).rejects.toThrow(/^[12] of 3 organizations failed; [12] done for the others\./)
      expect(await readReadiness(app)).toEqual({ ...ready, unreachable: [`127.0.0.1:${place.port}`] })
      await administer(worker, `alter database ${place.database} allow_connections true`)
      expect(await askAll()).toEqual([200, 200])
      expect(await readReadiness(app)).toEqual(ready)
    }
  })
})
