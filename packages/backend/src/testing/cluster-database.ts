import { administer, databaseUrl } from './administer.ts'

/** Addresses of a coordinator and its workers, with databases that anyone may make. */
export interface Cluster {
  url: string
  workers: readonly string[]
}

const onEach = async ({ url, workers }: Cluster, run: (node: string) => Promise<unknown>): Promise<void> => {
  for (const node of [url, ...workers]) await run(node)
}

/** A database without tables on each machine of the cluster, joined. */
export const createClusterDatabase = async (cluster: Cluster, name: string): Promise<void> => {
  await onEach(cluster, async (node) => {
    await administer(node, `create database ${name}`)
    await administer(databaseUrl(node, name), 'create extension citus')
  })
  const own = databaseUrl(cluster.url, name)
  const { hostname, port } = new URL(cluster.url)
  await administer(own, `select citus_set_coordinator_host('${hostname}', ${port})`)
  for (const worker of cluster.workers.map((each) => new URL(each)))
    await administer(own, `select citus_add_node('${worker.hostname}', ${worker.port})`)
}

/** Ends all that is connected to it, so that it can be copied: Citus's own process, too. */
export const closeClusterDatabase = (cluster: Cluster, name: string): Promise<void> =>
  onEach(cluster, async (node) => {
    await administer(node, `alter database ${name} allow_connections false`)
    await administer(node, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`)
  })

/** Each machine copies its part, with what it knows of the others. */
export const copyClusterDatabase = (cluster: Cluster, from: string, name: string): Promise<void> =>
  onEach(cluster, (node) => administer(node, `create database ${name} template ${from}`))

export const dropClusterDatabase = (cluster: Cluster, name: string): Promise<void> =>
  onEach(cluster, (node) => administer(node, `drop database ${name} with (force)`))
