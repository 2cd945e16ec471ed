import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoData } from '@tracemark/api/demo'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type BackendProcess, startBackendProcess } from '../../testing/backend-process.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { unpackTemplate } from '../../testing/unpack-template.ts'
import { openEmbedded } from '../db/embedded.ts'
import { withScope } from '../db/scope.ts'

const SUBMISSIONS = 100
const AT_ONCE = 10

let directory: string
let backend: BackendProcess
/** With the demo's rows: making them anew would take longer than all that is tried here. */
const startFilled = async (): Promise<BackendProcess> => {
  await unpackTemplate(join(directory, 'pglite'))
  return startBackendProcess(directory)
}
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-recovery-'))
})
afterEach(async () => {
  await backend.kill()
  await rm(directory, { recursive: true, force: true })
})

const send = async (method: string, url: string, token: string, body: unknown) => {
  const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** One whole submission: the interaction that the backend said is recorded. */
const submit = async ({ baseUrl, taskToken }: BackendProcess, id: string): Promise<string> => {
  const { token } = await send('POST', `${baseUrl}/core/executions`, taskToken, { id })
  const run = `${baseUrl}/core/executions/${id}`
  const widgets = {
    moisture: { label: 'Moisture', input: 'number', value: 11.2 },
    parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
  }
  await send('PATCH', run, token, { widgets })
  return (await send('POST', `${run}/process`, token, {})).interactionId
}

/** Submits until this many are acknowledged; those under way when the backend dies are not. */
const submitUntil = async (backend: BackendProcess, acknowledged: Map<string, string>, count: number, then: () => Promise<void>) => {
  let begun = acknowledged.size
  let done: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (begun < SUBMISSIONS && !done) {
      begun += 1
      const id = randomUUID()
      acknowledged.set(id, await submit(backend, id))
      if (acknowledged.size >= count) done ??= then()
    }
  }
  await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  await done
}

const seeded = createDemoData(TEST_NOW).interactions.filter(({ orgId }) => orgId === 101).length

/** Which interaction each run has after a start, and how many there are beside those of the demo. */
const recorded = async () => {
  const { db, close } = await openEmbedded(directory)
  try {
    return await withScope(db, { organizationId: 101 }, async (scoped) => {
      const runs = await scoped.selectFrom('task_runs').select(['id', 'interaction_id']).where('state', '<>', 'created').execute()
      const all = await scoped.selectFrom('interactions').select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
      return { byRun: new Map(runs.map((run) => [run.id, run.interaction_id])), made: all.count - seeded }
    })
  } finally {
    await close()
  }
}

describe.runIf(inject('template').kind === 'pglite')(
  'a backend that is killed in the middle of many submissions',
  { timeout: 300_000 },
  () => {
    test('has every acknowledged one once, from the data folder as it was left', async () => {
      backend = await startFilled()
      const acknowledged = new Map<string, string>()
      await submitUntil(backend, acknowledged, 60, backend.kill)
      expect(acknowledged.size).toBeLessThan(SUBMISSIONS)
      await check(acknowledged)
    })

    test('has them from an earlier copy of the database, too', async () => {
      backend = await startFilled()
      const acknowledged = new Map<string, string>()
      const database = join(directory, 'pglite')
      const copy = join(directory, 'copy')
      await submitUntil(backend, acknowledged, 20, async () => undefined)
      await cp(database, copy, { recursive: true })
      await submitUntil(backend, acknowledged, 60, backend.kill)
      await rm(database, { recursive: true })
      await cp(copy, database, { recursive: true })
      await check(acknowledged)
    })

    test('has them after a failure of the machine that left parts of the database behind', async () => {
      backend = await startFilled()
      const acknowledged = new Map<string, string>()
      await submitUntil(backend, acknowledged, 60, backend.kill)
      const log = join(directory, 'pglite', 'pg_wal')
      for (const name of await readdir(log)) if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(log, name), 0)
      await writeFile(join(directory, 'open'), 'another start of the machine')
      await check(acknowledged)
    })

    test('refuses to start without what it acknowledged, where its journal is emptied or gone', async () => {
      backend = await startFilled()
      await submitUntil(backend, new Map(), 5, backend.kill)
      await writeFile(join(directory, 'open'), 'another start of the machine')
      const journal = join(directory, 'journal')
      const [name = ''] = await readdir(journal)
      await truncate(join(journal, name), 0)
      await expect(openEmbedded(directory)).rejects.toThrow(`The journal ${join(journal, name)} is damaged in line 1.`)
      await expect(openEmbedded(directory)).rejects.toThrow(`The journal ${join(journal, name)} is damaged in line 1.`)
      await rm(journal, { recursive: true })
      await writeFile(join(directory, 'open'), 'another start of the machine')
      await expect(openEmbedded(directory)).rejects.toThrow(`the folder ${journal} has no file that says what was written since`)
      await expect(openEmbedded(directory)).rejects.toThrow(`the folder ${journal} has no file that says what was written since`)
    })

    test('has all of it from its journal alone, where the database is gone before it was ever closed', async () => {
      backend = await startBackendProcess(directory)
      const acknowledged = new Map<string, string>()
      await submitUntil(backend, acknowledged, 20, backend.kill)
      for (const name of ['pglite', 'pglite-base']) await rm(join(directory, name), { recursive: true })
      await check(acknowledged)
    })
  },
)

const check = async (acknowledged: Map<string, string>): Promise<void> => {
  const first = await recorded()
  expect([...acknowledged].filter(([run, interaction]) => first.byRun.get(run) !== interaction)).toEqual([])
  // Every run has an interaction of its own, and there are no others.
  expect([new Set(first.byRun.values()).size, first.made]).toEqual([first.byRun.size, first.byRun.size])
  // Another start finds nothing left to do.
  expect(await recorded()).toEqual(first)
  expect(await readdir(join(directory, 'journal'))).toHaveLength(1)
}
