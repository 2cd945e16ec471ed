import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoData } from '@tracemark/api/demo'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Postgres, startPostgres } from '../../../../tools/postgres.ts'
import { administer } from '../testing/administer.ts'
import { type BackendProcess, startBackendProcess } from '../testing/backend-process.ts'
import { TEST_NOW } from '../testing/template.ts'
import { Devices, REQUEST_MS } from './devices.ts'

const SUBMISSIONS = 200
const CLIENTS = 8
const PROBLEM = 'application/problem+json'

type Outage = 'connections' | 'fast' | 'immediate'
/** What happens, in this order, each when a tenth more of the submissions is acknowledged. */
const OUTAGES: readonly Outage[] = [
  'connections',
  'fast',
  'immediate',
  'connections',
  'fast',
  'immediate',
  'connections',
  'fast',
  'immediate',
  'connections',
]

describe.runIf(inject('template').kind === 'postgres')('a process whose database goes away under work', () => {
  let folder: string
  let postgres: Postgres
  let backend: BackendProcess
  const devices = new Devices(() => backend)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracemark-outage-'))
    postgres = await startPostgres()
    backend = await startBackendProcess(folder, { DATABASE_URL: postgres.url, TRACEMARK_RATE_LIMITS: 'off', TRACEMARK_LOG: 'silent' })
  })
  afterAll(async () => {
    await backend.kill()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const inDatabase = <Row extends object>(statement: string) => administer<Row>(postgres.url, statement)

  const breakDown = async (outage: Outage): Promise<void> => {
    if (outage === 'connections')
      await inDatabase(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      )
    else {
      const before = devices.refusals.length
      await postgres.halt(outage)
      expect(await devices.readiness()).toEqual({ status: 503, code: 'unavailable', http: 503, type: PROBLEM })
      await expect.poll(() => devices.refusals.length, { timeout: REQUEST_MS }).toBeGreaterThan(before)
      await postgres.resume()
    }
    await devices.untilReady()
  }

  test('lives, is ready when the database is, keeps nobody waiting, and has every submission once', async () => {
    const acknowledged = new Map<string, string | undefined>()
    const outages = [...OUTAGES]
    let begun = 0
    let breaking: Promise<void> = Promise.resolve()
    const work = async (): Promise<void> => {
      while (begun < SUBMISSIONS) {
        begun += 1
        const id = randomUUID()
        acknowledged.set(id, await devices.submit(backend.taskToken, id))
        const isDue = acknowledged.size >= ((OUTAGES.length - outages.length + 0.5) * SUBMISSIONS) / OUTAGES.length
        const outage = isDue ? outages.shift() : undefined
        if (outage) breaking = breaking.then(() => breakDown(outage))
      }
      await breaking
    }
    await Promise.all(Array.from({ length: CLIENTS }, work))
    expect(outages).toEqual([])
    expect(backend.hasEnded()).toBe(false)
    await devices.untilReady()

    // Whatever was refused was refused for this reason alone: no call hung, and none was cut off.
    expect(devices.refusals.filter((refusal) => typeof refusal === 'string' || refusal.status !== 503)).toEqual([])
    expect(devices.refusals.length).toBeGreaterThan(0)

    const runs = await inDatabase<{ id: string; interaction: string }>(
      "select id, interaction_id as interaction from task_runs where organization_id = 101 and state <> 'created'",
    )
    const recorded = new Map(runs.map(({ id, interaction }) => [id, interaction]))
    const lost = [...acknowledged].filter(([run, interaction]) => recorded.get(run) !== interaction)
    const [counted] = await inDatabase<{ count: number }>('select count(*)::integer as count from interactions where organization_id = 101')
    const seeded = createDemoData(TEST_NOW).interactions.filter(({ orgId }) => orgId === 101).length
    expect({ lost, distinct: new Set(acknowledged.values()).size, made: (counted?.count ?? 0) - seeded }).toEqual({
      lost: [],
      distinct: SUBMISSIONS,
      made: SUBMISSIONS,
    })
  }, 300_000)
})
