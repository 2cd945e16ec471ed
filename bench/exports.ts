import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fillRecords, MANY, readRecordIds } from '../packages/backend/src/testing/bench/data.ts'
import { freePort, withPostgres } from '../tools/postgres.ts'
import { type Server, startServer } from './backend/server.ts'
import { table } from './table.ts'

/**
 * An export of a million records in the background, on PostgreSQL: how long it takes, and what memory beyond an idle server. The server is killed three
 * times meanwhile. Fails where a row is missing, there twice, or not in its place. `pnpm bench:exports`.
 */
/** How many records: `pnpm bench:exports 200000`. */
const COUNT = Number(process.argv[2] ?? MANY)
const KILLED_AT = [0.2, 0.5, 0.8]
const LOOK_MS = 500
const MB = 1e6
const say = (text: string) => process.stdout.write(`${text}\n`)

interface Job {
  id: string
  state: string
  total?: number
  done: number
  bytes?: number
}

interface Sent {
  method?: string
  body?: string
}

const measure = async (url: string, folder: string): Promise<void> => {
  say(`Filling a database with ${COUNT.toLocaleString('en')} records.`)
  await fillRecords(url, COUNT)
  const port = await freePort()
  const start = () => startServer({ kind: 'backend', database: url, port, processes: 1, folder })
  let server: Server = await start()
  const send = async (path: string, init: Sent): Promise<Response> => {
    const { many } = await server.tokens()
    const headers = { authorization: `Bearer ${many}`, 'content-type': 'application/json' }
    return fetch(`http://127.0.0.1:${port}/core/exports${path}`, { ...init, headers })
  }
  const call = async (path: string, init: Sent = {}): Promise<Response> => {
    const first = await send(path, init)
    // A machine whose clock is set back makes tokens that are too new.
    const response = first.status === 401 ? await send(path, init) : first
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const read = async (path: string, init?: Sent) => (await (await call(path, init)).json()) as Job

  // What the first calls load is part of an idle server.
  await call('')
  await pause(5000)
  const idle = await server.memory()
  const begun = performance.now()
  const { id } = await read('', { method: 'POST', body: JSON.stringify({ list: 'interactions', query: { format: 'csv' } }) })
  let job = await read(`/${id}`)
  let peak = idle
  let down = 0
  const left = [...KILLED_AT]
  while (job.state === 'waiting' || job.state === 'running') {
    await pause(LOOK_MS)
    peak = Math.max(peak, await server.memory())
    job = await read(`/${id}`)
    const [share] = left
    if (job.state !== 'running' || share === undefined || job.total === undefined || job.done < share * job.total) continue
    left.shift()
    const before = performance.now()
    const { done } = job
    say(`Killed at ${job.done.toLocaleString('en')} rows.`)
    await server.stop()
    server = await start()
    // Until the lease of the killed one has ended.
    while (job.done === done) {
      await pause(LOOK_MS)
      job = await read(`/${id}`)
    }
    down += performance.now() - before
  }
  const took = performance.now() - begun
  if (job.state !== 'done') throw new Error(`The export has ended as ${job.state}.`)

  const path = join(folder, 'file.csv')
  const file = await call(`/${id}/file`)
  if (file.body) await writeFile(path, file.body)
  const afterDownload = await server.memory()
  await server.stop()
  const expected = await readRecordIds(url)
  let rows = -1
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (rows >= 0 && line.slice(0, 36) !== expected[rows]) throw new Error(`Row ${rows} is ${line.slice(0, 36)}, not ${expected[rows]}.`)
    rows += 1
  }
  if (rows !== expected.length || rows < COUNT) throw new Error(`The file has ${rows} rows of ${expected.length}.`)
  say(
    table(
      [`an export of ${COUNT.toLocaleString('en')} records`, ''],
      [
        ['rows, each once and in its place', rows.toLocaleString('en')],
        ['file', `${Math.round((job.bytes ?? 0) / MB)} MB`],
        ['time, with the server there', `${Math.round((took - down) / 1000)} s`],
        ['time from three kills until it went on', `${Math.round(down / 1000)} s`],
        ['idle', `${Math.round(idle / MB)} MB`],
        ['most beyond it', `${Math.round((peak - idle) / MB)} MB`],
        ['after the download, beyond it', `${Math.round((afterDownload - idle) / MB)} MB`],
      ],
    ),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'tracemark-exports-'))
try {
  await withPostgres((url) => measure(url, folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
