import { randomUUID } from 'node:crypto'
import { addresses } from '@tracemark/api/addresses'
import { EXPORT_MAX, getPermissions, mayExport } from '@tracemark/api/rules'
import type { ExportFailure } from '@tracemark/api/schemas'
import type { Selectable } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { countPacked, type PackedIds, slicePacked } from '../../platform/db/packed-ids.ts'
import { type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import { isDiskFull } from '../../platform/disk.ts'
import { spoolParts } from '../../platform/files/spool.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { createLoop } from '../../platform/loop.ts'
import { ProblemError } from '../../platform/problem.ts'
import { exportColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'
import { appendPart, changeLeased, givenBack, type LeasedExport, leaseExport, renewLease } from './leases.ts'
import { countExportedBytes, deleteExportRows, type ExportRow, getFileName, isUnfinished, readJob } from './queries.ts'
import { createSource, type ExportSource, getFileType, getMost, type SourceParts } from './sources.ts'

/** A part of a CSV file ends after so many: what a killed server writes again, and what a store that takes whole files has in memory. */
const PART_BYTES = 8 * 1024 * 1024
/** Rows of which some are written to one part: so many ids are read at once. */
const PART_ROWS = 100_000
const RENEW_MS = 20_000
/** Before each further try. */
const RETRY_SECONDS = [1, 5, 60, 600]
/** How often to look for what others have written, or what is due again. */
const LOOK_MS = 2000

export interface RunnerParts extends SourceParts {
  clock: Clock
  ids: IdSource
  log: Log
  durable(): Promise<void>
  store: FileStore
  spoolFolder: string
  /** Bytes that the kept exports of each organization may take. */
  exportsMax: number
}

export interface ExportRunner {
  /** Writes all that is due at this moment. Gives how many parts that were. */
  runDue(): Promise<number>
  /** Looks soon. Does nothing before `start`. */
  wake(): void
  start(): void
  /** Begins nothing more, and leaves what is under way to another process: it goes on after the last part that is written. */
  stop(): Promise<void>
}

/** With what it is asked for. */
type AskedRow = Selectable<Database['exports']>

/** Why no file comes of it, and no further try would make one. */
class ExportFailed extends Error {
  readonly failure: ExportFailure
  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

interface Written {
  /** How many of the rows. */
  rows: number
  bytes: number
}

export const createExportRunner = (parts: RunnerParts, partBytes = PART_BYTES): ExportRunner => {
  const { db: all, durable, clock, ids, log, store, spoolFolder, exportsMax } = parts
  const stopping = new AbortController()

  const within = <Result>({ organizationId }: LeasedExport, run: (db: ScopedDatabase) => Promise<Result>) =>
    withScope(all, { organizationId }, run)

  const readRow = (db: ScopedDatabase, { organizationId, id }: LeasedExport): Promise<AskedRow | undefined> =>
    db.selectFrom('exports').select(exportColumns).where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst()

  const getSource = (leased: LeasedExport, row: AskedRow): ExportSource =>
    createSource(parts, {
      organizationId: leased.organizationId,
      accountId: row.created_by_id,
      job: readJob(row),
      at: row.created_at,
    })

  /** Whoever asked must still be allowed to see the list. */
  const assertMay = async (db: ScopedDatabase, { organizationId }: LeasedExport, { created_by_id, list }: ExportRow): Promise<void> => {
    const membership = await findMembership(db, organizationId, created_by_id)
    if (!membership || membership.isSuspended || membership.organizationState !== 'active' || !mayExport(getPermissions(membership), list))
      throw new ExportFailed('permission_denied')
  }

  /** Finds its rows, once. */
  const begin = async (db: ScopedDatabase, leased: LeasedExport, row: AskedRow): Promise<number> => {
    const found = await getSource(leased, row).findIds(db, getMost(row.format))
    if (!found) throw new ExportFailed('export_too_large')
    const { organizationId: organization_id, id: export_id } = leased
    await db.insertInto('export_rows').values({ organization_id, export_id, ids: found }).execute()
    await changeLeased(db, leased, { state: 'running', total: countPacked(found) })
    return countPacked(found)
  }

  const readIds = async (db: ScopedDatabase, { organizationId, id }: LeasedExport, from: number, count: number): Promise<PackedIds> => {
    const row = await db
      .selectFrom('export_rows')
      .select(slicePacked('ids', from, count).as('ids'))
      .where('organization_id', '=', organizationId)
      .where('export_id', '=', id)
      .executeTakeFirstOrThrow()
    return row.ids
  }

  const tell = async (db: ScopedDatabase, { organizationId }: LeasedExport, row: ExportRow, type: 'export_ready' | 'export_failed') => {
    const { slug } = await db.selectFrom('organizations').select('slug').where('id', '=', organizationId).executeTakeFirstOrThrow()
    await db
      .insertInto('notifications')
      .values({
        organization_id: organizationId,
        id: ids(),
        notification_type: type,
        priority: 'normal',
        text: getFileName(row),
        url: addresses.exports.list.to({ org: slug }),
        account_id: row.created_by_id,
        created_at: clock.now(),
      })
      .execute()
  }

  const fail = (leased: LeasedExport, failure: ExportFailure): Promise<void> =>
    within(leased, async (db) => {
      const row = await readRow(db, leased)
      const now = clock.now()
      const isOwn = await changeLeased(db, leased, { state: 'failed', failure, finished_at: now, ...givenBack(now) })
      if (!row || !isOwn) return
      await deleteExportRows(db, leased.organizationId, leased.id)
      await tell(db, leased, row, 'export_failed')
    })

  /** The bytes of the next part, and how many rows they are of. */
  const writePart = async function* (source: ExportSource, row: ExportRow, found: PackedIds, written: Written): AsyncGenerator<Uint8Array> {
    if (source.format !== 'csv') {
      const bytes = await source.writeFile(found)
      written.rows = countPacked(found)
      written.bytes = bytes.length
      yield bytes
      return
    }
    const note = (bytes: Uint8Array): Uint8Array => {
      written.bytes += bytes.length
      return bytes
    }
    if (row.done === 0) yield note(source.writeHead())
    for await (const { bytes, rows } of source.writeRows(found)) {
      written.rows += rows
      yield note(bytes)
      // What is written when the process ends is a part, too.
      if (written.bytes >= partBytes || stopping.signal.aborted) return
    }
  }

  /** Another part of the file, or the file. A part is written where no other is, and then noted with how far it goes: either both are there, or it is written again. */
  const step = async (leased: LeasedExport): Promise<void> => {
    const { organizationId, id, lease } = leased
    const begun = await within(leased, async (db) => {
      const row = await readRow(db, leased)
      if (!row || !isUnfinished(row)) return undefined
      await assertMay(db, leased, row)
      const total = row.total ?? (await begin(db, leased, row))
      const count = row.format === 'csv' ? PART_ROWS : EXPORT_MAX[row.format]
      const key = `${organizationId}/exports/${id}.${row.parts.length}.${lease}`
      const isOwn = await changeLeased(db, leased, { writing: key })
      return isOwn ? { row, total, key, found: await readIds(db, leased, row.done, count) } : undefined
    })
    if (!begun) return
    const { row, total, key, found } = begun
    // A row knows of all bytes that there are.
    await durable()
    // Of a process that was killed while it wrote.
    if (row.writing !== null && row.writing !== key) await store.delete(row.writing)
    const written: Written = { rows: 0, bytes: 0 }
    const beat = setInterval(() => {
      within(leased, (db) => renewLease(db, leased, clock.now())).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'A lease was not renewed.'),
      )
    }, RENEW_MS)
    const spooled = await spoolParts(spoolFolder, writePart(getSource(leased, row), row, found, written)).finally(() => clearInterval(beat))
    const { path, sha256, drop } = spooled
    await store.put(key, path, { type: getFileType(row.format), sha256 }).finally(drop)
    const isNoted = await within(leased, async (db) => {
      if ((await countExportedBytes(db, organizationId)) + written.bytes > exportsMax) throw new ExportFailed('storage_limit')
      const now = clock.now()
      const done = row.done + written.rows
      const next = {
        parts: appendPart(row.parts, key),
        writing: null,
        done,
        bytes: String(Number(row.bytes) + written.bytes),
        attempts: 0,
        ...givenBack(now),
      }
      if (done < total) return changeLeased(db, leased, next)
      if (!(await changeLeased(db, leased, { ...next, state: 'done', finished_at: now }))) return false
      await deleteExportRows(db, organizationId, id)
      await tell(db, leased, { ...row, parts: [...row.parts, key] }, 'export_ready')
      return true
    })
    if (!isNoted) await store.delete(key)
  }

  /** What stands in the way may go by itself: it is tried again, and in the end given up. */
  const retry = async (leased: LeasedExport, error: unknown): Promise<void> => {
    if (error instanceof ExportFailed) return fail(leased, error.failure)
    if (error instanceof ProblemError && error.code === 'export_too_large') return fail(leased, 'export_too_large')
    log.error({ export: leased.id, error: error instanceof Error ? error.stack : String(error) }, 'A part of an export failed.')
    const row = await within(leased, (db) => readRow(db, leased))
    const attempts = (row?.attempts ?? 0) + 1
    const wait = RETRY_SECONDS[attempts - 1]
    if (wait === undefined) return fail(leased, isDiskFull(error) ? 'storage_full' : 'internal')
    const now = clock.now()
    await within(leased, (db) => changeLeased(db, leased, { attempts, retry_at: new Date(now.getTime() + wait * 1000), ...givenBack(now) }))
  }

  const runDue = async (): Promise<number> => {
    let count = 0
    while (!stopping.signal.aborted) {
      const leased = await leaseExport(all, clock.now(), randomUUID())
      if (!leased) break
      await step(leased).catch((error: unknown) => retry(leased, error))
      count += 1
    }
    return count
  }

  const loop = createLoop(runDue, { log, failure: 'Exports failed.', everyMs: LOOK_MS })
  return {
    runDue,
    wake: loop.wake,
    start: loop.start,
    stop: () => {
      stopping.abort()
      return loop.stop()
    },
  }
}
