import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { CLUSTER_SESSION, readWorkers, type Worker } from '../platform/db/citus.ts'
import { openOwner } from '../platform/db/connect.ts'
import { withScope } from '../platform/db/scope.ts'
import type { Database } from '../schema/database.ts'
import { areDistributed } from '../schema/distribute.ts'
import { OperatorError } from './usage.ts'

/** Rows of organizations that move together. Citus calls it a shard, and has one of each table. */
interface Part {
  id: string
  worker: string
  /** Whether no other organization can be in it. */
  isAlone: boolean
  /** Unknown while its worker can't be reached. */
  bytes: number | undefined
}

export interface PlacedOrganization {
  id: number
  slug: string
  part: Part
}

export interface Cluster {
  workers: Worker[]
  /** By slug. */
  organizations: PlacedOrganization[]
}

/** Runs what needs a cluster, as the owner of its tables. Refused where the tables are not distributed. */
export const withCluster = async <Result>(
  { databaseUrl, databaseDistributed }: Pick<Config, 'databaseUrl' | 'databaseDistributed'>,
  run: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> => {
  if (databaseUrl === undefined || databaseDistributed === undefined)
    throw new OperatorError(
      'All organizations are in one database: DATABASE_DISTRIBUTED is not set. docs/self-hosting.md says how to go on to several machines ("Past one machine").',
    )
  const db = openOwner(databaseUrl)
  try {
    if (!(await areDistributed(db)))
      throw new OperatorError('The tables are not distributed yet. Start the server with the same settings: it does that.')
    for (const statement of CLUSTER_SESSION) await sql.raw(statement).execute(db)
    return await run(db)
  } finally {
    await db.destroy()
  }
}

/** Parts of the tables that are distributed together, by the first of them. */
const readParts = async (db: Kysely<Database>): Promise<Map<string, Part>> => {
  const { rows } = await sql<Omit<Part, 'bytes'> & { bytes: string | null }>`
    with first as (select logicalrelid, colocationid from pg_dist_partition where logicalrelid = 'assets'::regclass),
      sizes as (select s.shardminvalue as beginning, sum(z.size) as bytes from citus_shard_sizes() z join pg_dist_shard s on s.shardid = z.shard_id
        join pg_dist_partition t on t.logicalrelid = s.logicalrelid where t.colocationid = (select colocationid from first) group by 1)
    select s.shardid::text as id, p.nodename || ':' || p.nodeport as worker, s.shardminvalue = s.shardmaxvalue as "isAlone", z.bytes::text as bytes
    from first join pg_dist_shard s on s.logicalrelid = first.logicalrelid join pg_dist_shard_placement p on p.shardid = s.shardid
      left join sizes z on z.beginning = s.shardminvalue`.execute(db)
  return new Map(rows.map(({ bytes, ...part }) => [part.id, { ...part, bytes: bytes === null ? undefined : Number(bytes) }]))
}

export const readCluster = async (db: Kysely<Database>): Promise<Cluster> => {
  const workers = await readWorkers(db)
  const parts = await readParts(db)
  const { rows } = await withScope(db, { component: 'operator' }, (scoped) =>
    sql<{ id: number; slug: string; part: string }>`select id, slug, get_shard_id_for_distribution_column('assets', id)::text as part
      from list_organizations() order by slug`.execute(scoped),
  )
  const organizations = rows.flatMap(({ part: id, ...organization }) => {
    const part = parts.get(id)
    return part ? [{ ...organization, part }] : []
  })
  return { workers, organizations }
}

const findOrganization = ({ organizations }: Cluster, slug: string): PlacedOrganization => {
  const found = organizations.find((organization) => organization.slug === slug)
  if (!found) throw new OperatorError(`There is no organization with the slug ${slug}. It stands in its addresses: /org/SLUG.`)
  return found
}

const findWorker = ({ workers }: Cluster, name: string): Worker => {
  const found = workers.find((worker) => worker.name === name)
  if (!found) throw new OperatorError(`The cluster has no worker ${name}. It has ${workers.map((worker) => worker.name).join(', ')}.`)
  if (!found.isReachable) throw new OperatorError(`The coordinator can't reach ${name}. Nothing was changed.`)
  return found
}

/** Copies hold all rows, which row-level security keeps from the owner, too: Citus would fail in the midst of it. */
const assertReadsAll = async (db: Kysely<Database>): Promise<void> => {
  const { rows } = await sql<{ owner: string; readsAll: boolean }>`select rolname as owner, rolsuper or rolbypassrls as "readsAll"
    from pg_roles where oid = (select relowner from pg_class where oid = 'assets'::regclass)`.execute(db)
  const [found] = rows
  if (found && !found.readsAll)
    throw new OperatorError(
      `${found.owner}, who owns the tables, can't read all rows, which the move needs. A superuser runs this on the coordinator first, and the same with nobypassrls afterwards: alter role ${found.owner} bypassrls`,
    )
}

/** Brings the organization to another worker, with all others in its part. Gives their slugs. */
export const moveOrganization = async (db: Kysely<Database>, slug: string, to: string): Promise<string[]> => {
  const cluster = await readCluster(db)
  const { part } = findOrganization(cluster, slug)
  findWorker(cluster, to)
  if (part.worker === to) throw new OperatorError(`${slug} is on ${to} already.`)
  findWorker(cluster, part.worker)
  await assertReadsAll(db)
  await sql`select citus_move_shard_placement(${part.id}::bigint, from_node.nodeid, to_node.nodeid, 'block_writes')
    from pg_dist_node from_node, pg_dist_node to_node
    where from_node.nodename || ':' || from_node.nodeport = ${part.worker} and to_node.nodename || ':' || to_node.nodeport = ${to}`.execute(
    db,
  )
  return cluster.organizations.flatMap((other) => (other.part.id === part.id && other.slug !== slug ? [other.slug] : []))
}

/** Takes the organization out of the part that it has with others, on the same worker. */
export const isolateOrganization = async (db: Kysely<Database>, slug: string): Promise<string> => {
  const cluster = await readCluster(db)
  const { id, part } = findOrganization(cluster, slug)
  if (part.isAlone) throw new OperatorError(`${slug} is in a part of its own already.`)
  findWorker(cluster, part.worker)
  await assertReadsAll(db)
  await sql`select isolate_tenant_to_new_shard('assets', ${id}::integer, 'CASCADE', 'block_writes')`.execute(db)
  return part.worker
}
