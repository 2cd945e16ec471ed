import { createDemoData } from '../../packages/api/src/demo/index.ts'
import { seed } from '../../packages/backend/src/demo/seed.ts'
import { openPostgres } from '../../packages/backend/src/platform/db/connect.ts'
import { administer, databaseUrl } from '../../packages/backend/src/testing/administer.ts'
import { createClusterDatabase } from '../../packages/backend/src/testing/cluster-database.ts'
import { startCluster } from '../../tools/citus.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { findFanOut } from '../../tools/testing/fan-out.ts'

export interface Measured {
  name: string
  url: string
  distributed: 'citus' | undefined
  /** Distinct statements that went to several shards so far. */
  findFanOut(): string[]
  stop(): Promise<void>
}

const NAME = 'tracemark_scale'
/** With two workers, each has one of the two organizations that are asked. */
const SHARDS = 4

const fill = async (url: string, distributed: 'citus' | undefined): Promise<void> => {
  const { db, close } = await openPostgres(url, { distributed })
  await seed(db, createDemoData(new Date()))
  await close()
}

/** On how many workers the two organizations are. */
const SPREAD = `do $$ begin
    if (select count(distinct nodeport) from unnest(array[101, 102]) organization
      join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('assets', organization)) <> %WORKERS% then
      raise 'The two organizations are not on %WORKERS% workers.';
    end if;
  end $$`

/** One PostgreSQL of the same programs, which waits for the disk as little as the others. */
export const startPlain = async (programs: string): Promise<Measured> => {
  const postgres = await startPostgres('tracemark', { programs, settings: ['fsync = off'] })
  await fill(postgres.url, undefined)
  await administer(postgres.url, 'analyze')
  return { name: 'PostgreSQL', url: postgres.url, distributed: undefined, findFanOut: () => [], stop: postgres.stop }
}

export const startCitus = async (programs: string, workerCount: number): Promise<Measured> => {
  const { coordinator, workers, stop } = await startCluster(programs, SHARDS, workerCount)
  try {
    await createClusterDatabase({ url: coordinator.url, workers: workers.map(({ url }) => url) }, NAME)
    const url = databaseUrl(coordinator.url, NAME)
    await fill(url, 'citus')
    await administer(url, SPREAD.replaceAll('%WORKERS%', String(workerCount)))
    await administer(url, "select run_command_on_all_nodes('analyze')")
    const name = `Citus, ${workerCount} worker${workerCount === 1 ? '' : 's'}`
    return { name, url, distributed: 'citus', findFanOut: () => findFanOut(coordinator.readLog()), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
