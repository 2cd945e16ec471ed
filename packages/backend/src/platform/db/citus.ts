import { type Kysely, sql } from 'kysely'

/** The database is no Citus cluster that tables can be distributed on. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError'
}

/** The first release that was tried. */
const OLDEST = [13, 2] as const

/**
 * What each node must have in its settings. Triggers that count write rows beside the ones that are changed, on the same worker. The session's own `jit`
 * does not reach workers, which would compile a list of units for a second each time.
 */
const NODE_SETTINGS: Readonly<Record<string, string>> = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  jit: 'off',
}

/** For sessions of the application: `set local` goes to the workers, too, and a call waits less long for one that is silent than for its own end. */
export const CLUSTER_SESSION = ["set citus.propagate_set_commands = 'local'", 'set citus.node_connection_timeout = 5000']

const SET_UP = 'Set the cluster up as docs/self-hosting.md says ("Past one machine"), or remove DATABASE_DISTRIBUTED.'

const isOld = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

export interface Worker {
  /** Its address and port, as the cluster has it. */
  name: string
  isReachable: boolean
}

/** Who asks whether the server is ready gives up soon. */
const REACH_MS = 2000

/** Each worker, and whether the coordinator reaches it now. */
export const readWorkers = <Tables>(db: Kysely<Tables>): Promise<Worker[]> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local citus.node_connection_timeout = ${sql.lit(REACH_MS)}`.execute(transaction)
    const { rows } = await sql<Worker>`select nodename || ':' || nodeport as name, success as "isReachable"
      from run_command_on_workers('select 1') order by 1`.execute(transaction)
    return rows
  })

/** The worker that has an organization's rows. Asks no worker. */
export const findWorker = async <Tables>(db: Kysely<Tables>, organizationId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select nodename || ':' || nodeport as name from pg_dist_shard_placement
    where shardid = get_shard_id_for_distribution_column('assets', ${organizationId}::integer)`.execute(db)
  return rows[0]?.name
}

interface NodeAnswer {
  node: string
  success: boolean
  result: string
}

/** Fails where tables can't be distributed in this database, with what is missing. */
export const assertCluster = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ version: string }>`select extversion as version from pg_extension where extname = 'citus'`.execute(db)
  const version = rows[0]?.version
  if (version === undefined)
    throw new DistributionError(
      `DATABASE_DISTRIBUTED is citus, but the database of DATABASE_URL does not have the extension citus. ${SET_UP}`,
    )
  if (isOld(version)) throw new DistributionError(`The database has Citus ${version}; Tracemark needs ${OLDEST.join('.')} or later.`)
  const place = await sql<{ coordinates: boolean; workers: number }>`select
    coalesce((select groupid = 0 from pg_dist_local_group), false) as coordinates,
    (select count(*)::integer from citus_get_active_worker_nodes()) as workers`.execute(db)
  const [found] = place.rows
  if (!found?.coordinates) throw new DistributionError('DATABASE_URL names a worker of the Citus cluster: name its coordinator.')
  if (found.workers === 0) throw new DistributionError(`The Citus cluster has no workers. ${SET_UP}`)
  for (const [name, wanted] of Object.entries(NODE_SETTINGS)) {
    const answers = await sql<NodeAnswer>`select nodename || ':' || nodeport as node, success, result
      from run_command_on_all_nodes(${`show ${name}`}) join pg_dist_node using (nodeid)`.execute(db)
    for (const { node, success, result } of answers.rows) {
      if (!success) throw new DistributionError(`The coordinator can't ask ${node}: ${result}`)
      if (result !== wanted)
        throw new DistributionError(
          `${node} has ${name} = ${result}; set it to ${wanted} in postgresql.conf of every node, and reload them.`,
        )
    }
  }
}
