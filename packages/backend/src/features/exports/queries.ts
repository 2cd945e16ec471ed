import { EXPORT_JOBS_MAX } from '@tracemark/api/rules'
import { type ExportJob, NewExportJob } from '@tracemark/api/schemas'
import { type Selectable, sql } from 'kysely'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { exportColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'
import { nameFile } from './sources.ts'

/** Without what it is asked for, which names up to ten thousand rows: only who writes the file reads that. */
export type ExportRow = Omit<Selectable<Database['exports']>, 'query'>

const rowColumns = exportColumns.filter((column) => column !== 'query')

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Whose export it is. */
export interface Asker {
  organizationId: number
  accountId: string
}

export const isUnfinished = ({ state }: Pick<ExportRow, 'state'>): boolean => state === 'waiting' || state === 'running'

export const readJob = ({ list, query }: Pick<Selectable<Database['exports']>, 'list' | 'query'>): NewExportJob =>
  NewExportJob.parse({ list, query })

const ofAsker = (db: ScopedDatabase, { organizationId, accountId }: Asker) =>
  db
    .selectFrom('exports')
    .select(rowColumns)
    .where('organization_id', '=', organizationId)
    .where('created_by_id', '=', accountId)
    .where('state', '<>', 'removed')

export const listExports = (db: ScopedDatabase, asker: Asker): Promise<ExportRow[]> =>
  ofAsker(db, asker).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

/** One of the asker's own. Fails with `not_found`. */
export const findExport = async (db: ScopedDatabase, asker: Asker, id: string): Promise<ExportRow> => {
  const row = await ofAsker(db, asker).where('id', '=', id).executeTakeFirst()
  if (!row) throw new ProblemError('not_found')
  return row
}

/** Of several files there is an archive. */
const getEnding = ({ format, parts }: ExportRow): string => (format !== 'csv' && parts.length > 1 ? 'zip' : format)

export const getFileName = (row: ExportRow): string => nameFile(row, row.created_at, getEnding(row))

const isOfPeople = (state: ExportRow['state']): state is ExportJob['state'] => state !== 'removed'

export const toExportJob = (row: ExportRow): ExportJob => {
  const { id, list, format, state, total, done, bytes, failure, finished_at, created_at } = row
  if (!isOfPeople(state)) throw new ProblemError('not_found')
  return {
    id,
    list,
    format,
    state,
    done,
    createdAt: created_at.toISOString(),
    ...(total !== null && { total }),
    ...(failure !== null && { failure }),
    ...(state === 'done' &&
      finished_at && {
        fileName: getFileName(row),
        bytes: Number(bytes),
        keptUntil: new Date(finished_at.getTime() + KEPT_MS).toISOString(),
      }),
  }
}

/** Two that a person asks for at once wait for each other here: neither is one too many. */
const lockAsker = (db: ScopedDatabase, { organizationId, accountId }: Asker) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${organizationId} ${accountId}`}, 0))`.execute(db)

export const insertExport = async (
  db: ScopedDatabase,
  asker: Asker,
  { id, at, job }: { id: string; at: Date; job: NewExportJob },
): Promise<ExportRow> => {
  await lockAsker(db, asker)
  const own = await listExports(db, asker)
  if (own.filter(isUnfinished).length >= EXPORT_JOBS_MAX.unfinished)
    throw new ProblemError('rate_limited', {
      detail: `${EXPORT_JOBS_MAX.unfinished} of your exports are not finished. Wait for one, or cancel it.`,
    })
  if (own.length >= EXPORT_JOBS_MAX.kept)
    throw new ProblemError('rate_limited', { detail: `${EXPORT_JOBS_MAX.kept} of your exports are kept. Remove one.` })
  return db
    .insertInto('exports')
    .values({
      organization_id: asker.organizationId,
      id,
      list: job.list,
      format: job.query.format,
      query: json(job.query),
      state: 'waiting',
      created_at: at,
      created_by_id: asker.accountId,
    })
    .returning(rowColumns)
    .executeTakeFirstOrThrow()
}

/** Does nothing to what is finished. */
export const cancelExport = async (db: ScopedDatabase, { organizationId }: Asker, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('exports')
    .set({ state: 'cancelled', finished_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

/** Its bytes go first, then its row (`sweepExports`). */
export const removeExport = async (db: ScopedDatabase, { organizationId }: Asker, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('exports')
    .set({ state: 'removed', finished_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** Bytes of files that the organization has exported and that are kept. */
export const countExportedBytes = async (db: ScopedDatabase, organizationId: number): Promise<number> => {
  const { bytes } = await db
    .selectFrom('exports')
    .select(sql<string>`coalesce(sum(bytes), 0)::text`.as('bytes'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

const SWEPT_AT_ONCE = 100

/** Those whose bytes and rows are to go: removed ones, and what was finished before. */
export const unwantedExports = (db: ScopedDatabase, organizationId: number, now: Date): Promise<ExportRow[]> =>
  db
    .selectFrom('exports')
    .select(rowColumns)
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([eb('state', 'in', ['removed', 'cancelled', 'failed']), eb('finished_at', '<=', new Date(now.getTime() - KEPT_MS))]),
    )
    .where((eb) =>
      eb.or([
        eb('state', '=', 'removed'),
        eb('finished_at', '<=', new Date(now.getTime() - KEPT_MS)),
        eb('writing', 'is not', null),
        eb(sql`jsonb_array_length(parts)`, '>', 0),
      ]),
    )
    .orderBy('created_at')
    .limit(SWEPT_AT_ONCE)
    .execute()

/** Out of reach before its bytes go. */
export const isOver = ({ state, finished_at }: ExportRow, now: Date): boolean =>
  state === 'removed' || (finished_at !== null && finished_at.getTime() <= now.getTime() - KEPT_MS)

export const deleteExport = (db: ScopedDatabase, organizationId: number, id: string) =>
  db.deleteFrom('exports').where('organization_id', '=', organizationId).where('id', '=', id).execute()

/** What of a failed or stopped one is shown for a while has no bytes. */
export const forgetBytes = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .updateTable('exports')
    .set({ parts: json<string[]>([]), writing: null, bytes: '0' })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()

export const deleteExportRows = (db: ScopedDatabase, organizationId: number, id: string) =>
  db.deleteFrom('export_rows').where('organization_id', '=', organizationId).where('export_id', '=', id).execute()
