import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { withScope } from '../platform/db/scope.ts'
import { administer } from '../testing/administer.ts'
import { createTestApp } from '../testing/create-test-app.ts'

const template = inject('template')

interface Place {
  organization: number
  port: string
  database: string
}

test.runIf(template.kind === 'citus')('a worker that is away fails the calls of its organizations alone, until it is back', async () => {
  if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
  const app = await createTestApp({ mayFail: true })
  const { rows: places } = await withScope(app.db, {}, (scoped) =>
    sql<Place>`select organization, nodeport::text as port, current_database()::text as database from unnest(array[101, 102]) organization
      join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('assets', organization) order by organization`.execute(
      scoped,
    ),
  )
  const ask = async (path: string, token: string, init: RequestInit = {}): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await app.fetch(new URL(path, app.baseUrl), { ...init, headers })).status
  }
  const listAssets = async (organization: number) =>
    ask(`/core/organizations/${organization}/things?page=1&perPage=10`, await app.organizationToken('owner', organization))
  const askAll = () => Promise.all(places.map(({ organization }) => listAssets(organization)))
  const signIn = async () => ask('/core/access-tokens/exchange', await app.identityToken('owner'), { method: 'POST', body: '{}' })
  expect(await askAll()).toEqual([200, 200])

  for (const [index, { port, database }] of places.entries()) {
    const worker = template.workers.find((url) => new URL(url).port === port) ?? ''
    await administer(worker, `alter database ${database} allow_connections false`)
    await administer(worker, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}'`)
    expect(await askAll()).toEqual(places.map((_, other) => (other === index ? 503 : 200)))
    expect(await signIn()).toBe(200)
    await administer(worker, `alter database ${database} allow_connections true`)
    expect(await askAll()).toEqual([200, 200])
  }
  await app.stop()
})
