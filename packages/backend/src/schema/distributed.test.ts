import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../platform/db/connect.ts'
import { ConnectionPool } from '../platform/db/connection-pool.ts'
import { withScope } from '../platform/db/scope.ts'
import { administer, databaseUrl } from '../testing/administer.ts'
import { createClusterDatabase, dropClusterDatabase } from '../testing/cluster-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { declaredSchema } from './declared/index.ts'
import { prepareSession } from './distribute.ts'
import { runStatements } from './migrations/run-statements.ts'
import { placements } from './placement.ts'

const template = inject('template')
const onCluster = test.runIf(template.kind === 'citus')

onCluster('each table lies where the list says, and the organizations of the demo on both workers', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string; type: string | null }>`select c.relname::text as name, t.citus_table_type as type
    from pg_class c left join citus_tables t on t.table_name = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(db)
  const types = { distributed: 'distributed', reference: 'reference', coordinator: null }
  const wanted = Object.entries(placements).map(([name, { place }]) => [name, types[place]])
  // A table of the coordinator that refers to a reference table is known to Citus, too.
  expect(Object.fromEntries(rows.map(({ name, type }) => [name, type === 'local' ? null : type]))).toEqual(Object.fromEntries(wanted))
  const places = await sql<{ port: number }>`select nodeport as port from unnest(array[101, 102]) organization
    join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('assets', organization) order by organization`.execute(
    db,
  )
  expect(new Set(places.rows.map(({ port }) => port)).size).toBe(2)
  await close()
})

onCluster('without a scope no table of organizations shows a row, and in one those of this organization alone', async () => {
  const { db, close } = await openTestDatabase()
  const count = async (scope: { organizationId?: number }, asked: number) =>
    withScope(db, scope, async (scoped) => {
      const { total } = await scoped
        .selectFrom('interactions')
        .select(sql<number>`count(*)::integer`.as('total'))
        .where('organization_id', '=', asked)
        .executeTakeFirstOrThrow()
      return total
    })
  for (const [own, other] of [
    [101, 102],
    [102, 101],
  ] as const) {
    expect(await count({}, own)).toBe(0)
    expect(await count({ organizationId: own }, own)).toBeGreaterThan(0)
    expect(await count({ organizationId: own }, other)).toBe(0)
  }
  await close()
})

onCluster('each policy stands on the workers as it stands on the coordinator', async () => {
  const connection = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db)
  if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
  const spread = Object.entries(placements).flatMap(([name, { place }]) => (place === 'coordinator' ? [] : `'${name}'`))
  // Parts of a table are called like the table, and a number.
  const policies = `select string_agg(distinct concat_ws(' ', name, policyname, permissive, cmd), ', ') as policies
    from pg_policies, regexp_replace(tablename, '_\\d{6,}$', '') name where schemaname = 'public' and name in (${spread.join()})`
  const url = databaseUrl(template.url, rows[0]?.name ?? '')
  const coordinator = await administer(url, policies)
  const workers = await administer(url, `select result as policies from run_command_on_workers($command$${policies}$command$)`)
  expect(workers).toEqual([...coordinator, ...coordinator])
  await connection.close()
})

onCluster('a migration adds a column, an index and a table to what is distributed', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
  const url = databaseUrl(template.url, rows[0]?.name ?? '')
  await administer(url, 'alter table assets add column added_later text')
  await administer(url, 'create index added_later on assets (organization_id, added_later)')
  await administer(url, 'drop table jobs cascade')
  const owner = new Kysely<never>({ dialect: new PostgresDialect({ pool: new ConnectionPool(url, { max: 1 }) }) })
  await prepareSession(owner)
  await runStatements(
    owner,
    declaredSchema.filter((statement) => /\bjobs\b/.test(statement)),
  )
  await owner.destroy()
  const added = await sql<{ type: string; keys: number }>`select citus_table_type as type,
    (select count(*)::integer from pg_constraint where conrelid = table_name and contype = 'f') as keys
    from citus_tables where table_name = to_regclass('jobs')`.execute(db)
  expect(added.rows).toEqual([{ type: 'distributed', keys: 6 }])
  const changed = await withScope(db, { organizationId: 101 }, async (scoped) => {
    await sql`update assets set added_later = name where organization_id = ${101}`.execute(scoped)
    return (await sql`select id from assets where organization_id = ${101} and added_later <> name`.execute(scoped)).rows.length
  })
  expect(changed).toBe(0)
  await close()
})

onCluster('a start says what keeps the tables from being distributed', async () => {
  if (template.kind !== 'citus') throw new TypeError('The template is no cluster.')
  const name = `tracemark_plain_${process.pid}`
  const open = (url: string) =>
    openPostgres(databaseUrl(url, name), { distributed: 'citus' }).then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )
  await administer(template.url, `create database ${name}`)
  expect(await open(template.url)).toMatch(
    /^DATABASE_DISTRIBUTED is citus, but the database of DATABASE_URL does not have the extension citus\./,
  )
  await administer(template.url, `drop database ${name} with (force)`)
  await createClusterDatabase(template, name)
  const [worker = ''] = template.workers
  expect(await open(worker)).toBe('DATABASE_URL names a worker of the Citus cluster: name its coordinator.')
  await administer(worker, `alter database ${name} set citus.enable_unsafe_triggers = off`)
  const { port } = new URL(worker)
  expect(await open(template.url)).toBe(
    `127.0.0.1:${port} has citus.enable_unsafe_triggers = off; set it to on in postgresql.conf of every node, and reload them.`,
  )
  await dropClusterDatabase(template, name)
})
