import type { RequestListener } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { awaitWithin } from '../db/await-within.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { freeBytes } from '../disk.ts'
import type { Environment } from '../http/environment.ts'
import type { Log } from '../log.ts'
import type { Threads } from '../workers/threads.ts'
import type { Backlog } from './backlog.ts'
import { requestMetrics } from './request-metrics.ts'

/** Shorter than the 10 s that Prometheus waits by itself: what is known without the database is told although it is away. */
const DATABASE_MS = 3_000

export interface MetricsParts {
  version: string
  pools: DatabaseConnection['pools']
  threads: Pick<Threads, 'load'>
  /** Folders whose disks may be full, by what lies there. */
  folders: Readonly<Record<string, string>>
  /** Asks the database. */
  readBacklog(): Promise<Backlog>
  log: Log
}

/** What this process says of itself, for Prometheus. */
export interface Metrics {
  countRequests: MiddlewareHandler<Environment>
  /** Answers `/metrics`, and nothing else. */
  listener: RequestListener
}

export const createMetrics = ({ version, pools, threads, folders, readBacklog, log }: MetricsParts): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `tracemark_${name}`, help, labelNames, registers: [registry] })

  gauge('info', 'The version of this process; always 1.', ['version']).set({ version }, 1)
  const connections = gauge('database_connections', 'Open connections to PostgreSQL.', ['pool', 'state'])
  const waiting = gauge('database_waiting', 'Calls that wait for a connection to PostgreSQL.', ['pool'])
  const jobs = gauge('worker_jobs', 'Heavy work in threads and processes of its own.', ['queue', 'state'])
  const free = gauge('disk_free_bytes', 'Room on the disk of this folder.', ['folder'])
  const isUp = gauge('database_up', 'Whether the database has answered this scrape.')
  const outboxPending = gauge('outbox_pending', 'Deliveries of the outbox that wait or are under way.', ['kind'])
  const outboxOldest = gauge('outbox_oldest_seconds', 'Age of the oldest delivery that waits.', ['kind'])
  const mailPending = gauge('mail_pending', 'E-mails that wait to be handed over.')
  const mailOldest = gauge('mail_oldest_seconds', 'Age of the oldest e-mail that waits.')
  const mailFailed = gauge('mail_failed', 'E-mails that were given up.')
  const storedBytes = gauge('stored_bytes', 'Size of the files of all organizations.')
  const single = [mailPending, mailOldest, mailFailed, storedBytes]

  const measureProcess = async (): Promise<void> => {
    for (const { pool, busy, idle, waiting: count } of pools()) {
      connections.set({ pool, state: 'busy' }, busy)
      connections.set({ pool, state: 'idle' }, idle)
      waiting.set({ pool }, count)
    }
    for (const [queue, { running, waiting: count }] of Object.entries(threads.load())) {
      jobs.set({ queue, state: 'running' }, running)
      jobs.set({ queue, state: 'waiting' }, count)
    }
    for (const [folder, path] of Object.entries(folders)) {
      const bytes = await freeBytes(path)
      if (bytes !== undefined) free.set({ folder }, bytes)
    }
  }

  /** What an earlier scrape was told is not told again while the database is away. */
  const measureBacklog = async (): Promise<void> => {
    outboxPending.reset()
    outboxOldest.reset()
    for (const each of single) each.remove()
    try {
      const { outbox, mail, storedBytes: bytes } = await awaitWithin(DATABASE_MS, readBacklog())
      for (const { kind, pending, oldest } of outbox) {
        outboxPending.set({ kind }, pending)
        outboxOldest.set({ kind }, oldest)
      }
      mailPending.set(mail.pending)
      mailOldest.set(mail.oldest)
      mailFailed.set(mail.failed)
      storedBytes.set(bytes)
      isUp.set(1)
    } catch {
      isUp.set(0)
    }
  }

  /** Scrapes that come while one is under way share its answer. */
  let underWay: Promise<string> | undefined
  const scrape = (): Promise<string> => {
    underWay ??= Promise.all([measureProcess(), measureBacklog()])
      .then(() => registry.metrics())
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  const listener: RequestListener = (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The metrics are at /metrics.\n')
      return
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ error: error instanceof Error ? error.stack : String(error) }, 'The metrics failed.')
        response.writeHead(500).end()
      },
    )
  }
  return { countRequests: requestMetrics([registry]), listener }
}
