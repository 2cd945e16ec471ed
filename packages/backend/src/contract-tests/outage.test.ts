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

const SUBMISSIONS = 200
const CLIENTS = 8
/** As long as the portal waits for an answer. */
const REQUEST_MS = 15_000
/** How soon a process is ready again when its database is. */
const READY_MS = 5_000
/** How long a device waits for the server to be ready before this test gives it up: a real one waits for ever. */
const PATIENCE_MS = 60_000
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

interface Call {
  method: string
  path: string
  token: string
  body: unknown
  key?: string
}

interface Refusal {
  status: number
  code: unknown
}

describe.runIf(inject('template').kind === 'postgres')('a process whose database goes away under work', () => {
  let folder: string
  let postgres: Postgres
  let backend: BackendProcess
  /** What calls were answered that did not succeed; of a call without an answer the name of its failure. */
  const refusals: (Refusal | string)[] = []

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

  const readiness = async () => {
    const response = await fetch(`${backend.baseUrl}/readyz`, { signal: AbortSignal.timeout(READY_MS) })
    const { status, code } = await response.json()
    return { status, code, http: response.status, type: response.headers.get('content-type') }
  }
  const untilReady = () => expect.poll(readiness, { timeout: READY_MS, interval: 20 }).toMatchObject({ status: 'ready', http: 200 })

  /** As the outbox of a device: the same call with the same key again and again, once the server is ready. */
  const call = async ({ method, path, token, body, key }: Call): Promise<Record<string, string>> => {
    for (;;) {
      const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) }
      const init = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(REQUEST_MS) }
      const response = await fetch(`${backend.baseUrl}${path}`, init).catch((error: Error) => error.name)
      if (typeof response !== 'string') {
        const answer = await response.json()
        if (response.ok) return answer
        refusals.push({ status: response.status, code: answer.code })
        if (answer.code !== 'unavailable') throw new Error(`${method} ${path} was answered ${response.status}: ${JSON.stringify(answer)}`)
      } else refusals.push(response)
      if (backend.hasEnded()) throw new Error('The process has ended.')
      await expect.poll(async () => (await readiness()).http, { timeout: PATIENCE_MS, interval: 50 }).toBe(200)
    }
  }

  /** One whole run, by the calls of a device. Gives the interaction that the server has acknowledged. */
  const submit = async (id: string): Promise<string | undefined> => {
    const { token = '' } = await call({ method: 'POST', path: '/core/executions', token: backend.taskToken, body: { id } })
    const path = `/core/executions/${id}`
    const widgets = {
      moisture: { label: 'Moisture', input: 'number', value: 11.2 },
      parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
    }
    await call({ method: 'PATCH', path, token, body: { widgets } })
    const { interactionId } = await call({ method: 'POST', path: `${path}/process`, token, body: {}, key: `process-${id}` })
    await call({ method: 'POST', path: `${path}/complete`, token, body: {}, key: `complete-${id}` })
    return interactionId
  }

  const breakDown = async (outage: Outage): Promise<void> => {
    if (outage === 'connections')
      await inDatabase(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      )
    else {
      const before = refusals.length
      await postgres.halt(outage)
      expect(await readiness()).toEqual({ status: 503, code: 'unavailable', http: 503, type: PROBLEM })
      await expect.poll(() => refusals.length, { timeout: REQUEST_MS }).toBeGreaterThan(before)
      await postgres.resume()
    }
    await untilReady()
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
        acknowledged.set(id, await submit(id))
        const isDue = acknowledged.size >= ((OUTAGES.length - outages.length + 0.5) * SUBMISSIONS) / OUTAGES.length
        const outage = isDue ? outages.shift() : undefined
        if (outage) breaking = breaking.then(() => breakDown(outage))
      }
      await breaking
    }
    await Promise.all(Array.from({ length: CLIENTS }, work))
    expect(outages).toEqual([])
    expect(backend.hasEnded()).toBe(false)
    await untilReady()

    // Whatever was refused was refused for this reason alone: no call hung, and none was cut off.
    expect(refusals.filter((refusal) => typeof refusal === 'string' || refusal.status !== 503)).toEqual([])
    expect(refusals.length).toBeGreaterThan(0)

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
