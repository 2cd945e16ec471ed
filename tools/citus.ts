import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, startPostgres } from './postgres.ts'

/** What docs/self-hosting.md asks of each node, and what makes tests quicker. `shards`: which organization is on which worker follows from it. */
const settingsFor = (shards: number): readonly string[] => [
  "shared_preload_libraries = 'citus'",
  'wal_level = logical',
  'max_prepared_transactions = 200',
  'max_worker_processes = 32',
  'citus.enable_unsafe_triggers = on',
  'citus.allow_nested_distributed_execution = on',
  'jit = off',
  'citus.enable_statistics_collection = off',
  "citus.local_hostname = '127.0.0.1'",
  "citus.node_conninfo = 'sslmode=disable'",
  `citus.shard_count = ${shards}`,
  'fsync = off',
  // Statements to several shards stand in the log of the coordinator.
  'citus.multi_task_query_log_level = log',
  "log_line_prefix = '%m [%p] '",
]

/** The folder of PostgreSQL's programs that `CITUS_HOME` names, with the extension beside them. */
export const findCitus = (): string | undefined => {
  const home = process.env.CITUS_HOME
  return home && existsSync(join(home, 'bin', 'initdb')) ? join(home, 'bin') : undefined
}

export interface CitusCluster {
  coordinator: Postgres
  workers: readonly Postgres[]
  stop(): Promise<void>
}

/** A coordinator and workers on this computer, gone when they are stopped. */
export const startCluster = async (programs: string, shards: number, workerCount = 2): Promise<CitusCluster> => {
  const started: Postgres[] = []
  const stop = async () => {
    for (const node of started.toReversed()) await node.stop()
  }
  try {
    while (started.length <= workerCount) started.push(await startPostgres('tracemark', { programs, settings: settingsFor(shards) }))
    const [coordinator, ...workers] = started
    if (!coordinator) throw new Error('No coordinator was started.')
    return { coordinator, workers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
