import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { databaseUrl } from '../packages/backend/src/testing/administer.ts'
import { createClusterDatabase } from '../packages/backend/src/testing/cluster-database.ts'
import { findCitus, startCluster } from '../tools/citus.ts'
import { type Server, START, startServer } from './server.ts'

const FIRST_PORT = Number(process.env.TRACEMARK_E2E_PORT ?? 18_080)
/** With four, the demo's organizations are on both workers. */
const SHARDS = 4

interface Databases {
  /** The environment of a server that has a database of its own. */
  open(worker: number): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** As a newcomer has it, in the data folder; or with `TRACEMARK_E2E_DATABASE=citus` on a coordinator and two workers, of the PostgreSQL that `CITUS_HOME` names. */
const startDatabases = async (): Promise<Databases> => {
  if (process.env.TRACEMARK_E2E_DATABASE !== 'citus') return { open: async () => ({}), stop: async () => undefined }
  const programs = findCitus()
  if (!programs) throw new Error('CITUS_HOME names no installation of PostgreSQL with Citus.')
  const { coordinator, workers, stop } = await startCluster(programs, SHARDS)
  const cluster = { url: coordinator.url, workers: workers.map(({ url }) => url) }
  const open = async (worker: number) => {
    const name = `tracemark_${worker}`
    await createClusterDatabase(cluster, name)
    return { DATABASE_URL: databaseUrl(cluster.url, name), DATABASE_DISTRIBUTED: 'citus' }
  }
  return { open, stop }
}

/** A server with its own data for each worker, so that no journey sees what another one did meanwhile. */
const globalSetup = async ({ workers }: FullConfig) => {
  const servers: { server: Server; data: string }[] = []
  const databases = await startDatabases()
  for (let worker = 0; worker < workers; worker++) {
    const data = mkdtempSync(join(tmpdir(), 'tracemark-e2e-'))
    // Each takes two ports. One after the other: the first builds what all of them serve.
    const env = await databases.open(worker)
    servers.push({ server: await startServer(FIRST_PORT + 2 * worker, data, { ...START, env }), data })
  }
  process.env.TRACEMARK_ADDRESSES = JSON.stringify(servers.map(({ server }) => server.addresses))
  return async () => {
    const codes = await Promise.all(servers.map(({ server }) => server.stop()))
    await databases.stop()
    for (const { data } of servers) rmSync(data, { recursive: true })
    if (codes.some((code) => code !== 0)) throw new Error(`The servers were asked to stop, and ended with codes ${codes.join(', ')}.`)
  }
}

export default globalSetup
