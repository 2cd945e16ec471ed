import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoData } from '@tracemark/api/demo'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type CitusCluster, findCitus, startCluster } from '../../../../tools/citus.ts'
import type { Postgres } from '../../../../tools/postgres.ts'
import { openPostgres } from '../platform/db/connect.ts'
import { loadKeys } from '../platform/identity/keys.ts'
import { createTokens } from '../platform/identity/tokens.ts'
import { administer, databaseUrl } from '../testing/administer.ts'
import { type BackendProcess, startBackendProcess } from '../testing/backend-process.ts'
import { createClusterDatabase } from '../testing/cluster-database.ts'
import { freePort } from '../testing/free-port.ts'
import { TEST_NOW } from '../testing/template.ts'
import { Devices, isRefused, isUnavailable } from './devices.ts'

const KILLS = 20
/** More than one organization, and one worker, may have connections. */
const CLIENTS = 24
/** Whole runs that an organization's clients do before what comes next. */
const RUNS = 8
const DATABASE = 'tracemark_outage'
/** With four, the demo's first organizations are on one worker each. */
const SHARDS = 4
/** What a call may take whose organization is on a worker that is there, on a machine with other work. */
const UNTOUCHED_MS = 5_000
/** Within this, runs are done again when a worker is back. */
const BACK_MS = 20_000
const TIMEOUT_MS = 600_000

/** An organization of the demo whose task is run, and on which worker it is. */
interface Place {
  organization: number
  port: string
}

interface Side extends Place {
  task: string
  worker: Postgres
  /** Interactions by the run that recorded them. */
  acknowledged: Map<string, string | undefined>
}

describe.runIf(inject('template').kind === 'citus')('a process on a cluster, under work of organizations on both workers', () => {
  let folder: string
  let cluster: CitusCluster
  let url: string
  let settings: Record<string, string>
  let backend: BackendProcess
  let sides: Side[]
  let isWorking = false
  let work: Promise<unknown> = Promise.resolve()
  const devices = new Devices(() => backend)

  const start = async () => {
    backend = await startBackendProcess(folder, settings)
  }

  const openSide = async ({ organization, port }: Place): Promise<Side> => {
    const { accounts, taskThings } = createDemoData(TEST_NOW)
    const { db, close } = await openPostgres(url, { distributed: 'citus' })
    const { api } = await loadKeys(db).finally(close)
    const tokens = await createTokens(api, `http://localhost:${settings.PORT}`)
    const task = await tokens.issue({
      kind: 'execution',
      sub: accounts.find(({ email }) => email === 'owner@demo.test')?.id,
      orgId: organization,
      taskThingId: taskThings.find(({ organizationId }) => organizationId === organization)?.id ?? '',
      channel: 'Portal',
    })
    const worker = cluster.workers.find((each) => new URL(each.url).port === port)
    if (!worker) throw new TypeError(`No worker has the port ${port}.`)
    return { organization, port, task, worker, acknowledged: new Map() }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracemark-cluster-outage-'))
    cluster = await startCluster(findCitus() ?? '', SHARDS)
    await createClusterDatabase({ url: cluster.coordinator.url, workers: cluster.workers.map((worker) => worker.url) }, DATABASE)
    url = databaseUrl(cluster.coordinator.url, DATABASE)
    settings = {
      PORT: String(await freePort()),
      DATABASE_URL: url,
      DATABASE_DISTRIBUTED: 'citus',
      TRACEMARK_RATE_LIMITS: 'off',
      TRACEMARK_LOG: 'silent',
    }
    await start()
    const places = await administer<Place>(
      url,
      `select organization, nodeport::text as port from unnest(array[101, 102]) organization
        join pg_dist_shard_placement p on p.shardid = get_shard_id_for_distribution_column('assets', organization) order by organization`,
    )
    sides = await Promise.all(places.map(openSide))
    expect(new Set(sides.map(({ port }) => port)).size).toBe(2)
    isWorking = true
    const submitAll = async (client: number) => {
      const side = sides[client % sides.length]
      while (side && isWorking) {
        const id = randomUUID()
        side.acknowledged.set(id, await devices.submit(side.task, id))
      }
    }
    work = Promise.all(Array.from({ length: CLIENTS }, (_, client) => submitAll(client)))
  }, TIMEOUT_MS)
  afterAll(async () => {
    isWorking = false
    await backend.kill()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Until these organizations have done some runs from the first call to the last. */
  const untilSubmitted = async (those: readonly Side[], timeout = TIMEOUT_MS) => {
    const counts = those.map(({ acknowledged }) => acknowledged.size)
    await expect
      .poll(() => those.every(({ acknowledged }, index) => acknowledged.size > (counts[index] ?? 0) + RUNS), { timeout, interval: 20 })
      .toBe(true)
  }

  test(
    `is killed ${KILLS} times`,
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await untilSubmitted(sides)
        await backend.kill()
        await start()
      }
      expect(devices.refusals.filter((refusal) => typeof refusal !== 'string')).toEqual([])
    },
    TIMEOUT_MS,
  )

  test.each<{ happens: string; breakDown: (worker: Postgres) => Promise<() => unknown> }>([
    {
      happens: 'crashes',
      breakDown: async (worker) => {
        await worker.halt('immediate')
        return worker.resume
      },
    },
    { happens: 'hangs', breakDown: async (worker) => worker.freeze() },
  ])(
    'has a worker that $happens: its organizations alone are refused, and all goes on when it is back',
    async ({ breakDown }) => {
      for (const side of sides) {
        await untilSubmitted(sides)
        const first = devices.heard.length
        const listHeard = (isOfWorker: boolean) => devices.heard.slice(first).filter(({ task }) => (task === side.task) === isOfWorker)
        const bringBack = await breakDown(side.worker)
        await untilSubmitted(sides.filter((other) => other !== side))
        await expect.poll(() => listHeard(true).filter(isRefused).length, { timeout: TIMEOUT_MS, interval: 20 }).toBeGreaterThan(0)
        await untilSubmitted(sides.filter((other) => other !== side))
        await bringBack()
        await untilSubmitted(sides, BACK_MS)
        expect(listHeard(false).filter((heard) => isRefused(heard) || heard.milliseconds > UNTOUCHED_MS)).toEqual([])
        expect(listHeard(true).filter((heard) => isRefused(heard) && !isUnavailable(heard))).toEqual([])
      }
    },
    TIMEOUT_MS,
  )

  test('has lost and doubled nothing of it', async () => {
    isWorking = false
    await work
    const { interactions } = createDemoData(TEST_NOW)
    for (const { organization, acknowledged } of sides) {
      const runs = await administer<{ id: string; interaction: string }>(
        url,
        `select id, interaction_id as interaction from task_runs where organization_id = ${organization} and state <> 'created'`,
      )
      const recorded = new Map(runs.map(({ id, interaction }) => [id, interaction]))
      const lost = [...acknowledged].filter(([run, interaction]) => recorded.get(run) !== interaction)
      const [counted] = await administer<{ count: number }>(
        url,
        `select count(*)::integer as count from interactions where organization_id = ${organization}`,
      )
      const seeded = interactions.filter(({ orgId }) => orgId === organization).length
      expect({ lost, distinct: new Set(acknowledged.values()).size, made: (counted?.count ?? 0) - seeded }).toEqual({
        lost: [],
        distinct: acknowledged.size,
        made: acknowledged.size,
      })
    }
  })
})
