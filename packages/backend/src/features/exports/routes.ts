import { contract } from '@tracemark/api/contract'
import { EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, InteractionExport, InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { ImplementFile } from '../../platform/http/implement-file.ts'
import { XLSX_TYPE } from '../../platform/tables/xlsx.ts'
import { limitConcurrency } from '../../platform/workers/limit-concurrency.ts'
import type { Threads } from '../../platform/workers/threads.ts'
import { csvHead } from '../interactions/export/csv.ts'
import { type ExportedInteraction, readAll } from '../interactions/export/read-all.ts'
import type { Report } from '../interactions/export/report-content.ts'
import { countInteractions } from '../interactions/queries/portions.ts'
import { chosenLanguage } from '../organizations/chosen-language.ts'
import { findOrganization } from '../organizations/queries.ts'
import { listExportRoutes } from './list-routes.ts'
import { createTooLargeProblem } from './too-large.ts'

/** How many may wait for a file that is made in memory: each holds its records there only when its turn comes. */
const WAITING_MAX = 8

const toQuery = ({ format: _, timeZone: __, language: ___, separator: ____, ...filters }: InteractionExport): InteractionQuery => ({
  ...filters,
  page: 1,
  perPage: 1,
})

const findName = async (db: ScopedDatabase, table: 'assets' | 'units' | 'tasks', organizationId: number, id: string | undefined) => {
  if (id === undefined) return undefined
  const row = await db
    .selectFrom(table)
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? id
}

const findCollection = async (db: ScopedDatabase, organizationId: number, id: string | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined
  const { rows } = await sql<{
    name: string
  }>`select name from collections where organization_id = ${organizationId} and id = ${id}`.execute(db)
  return rows[0]?.name ?? id
}

const findPerson = async (db: ScopedDatabase, id: string | undefined): Promise<string | undefined> => {
  if (id === undefined) return undefined
  const row = await db.selectFrom('accounts').select(['first_name', 'last_name', 'email']).where('id', '=', id).executeTakeFirst()
  return row ? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.email : id
}

const describeFilters = async (db: ScopedDatabase, organizationId: number, body: InteractionExport): Promise<Report['filters']> => ({
  search: body.search || undefined,
  classification: body.classification,
  asset: await findName(db, 'assets', organizationId, body.thingId),
  unit: await findName(db, 'units', organizationId, body.itemId),
  task: await findName(db, 'tasks', organizationId, body.taskId),
  history: body.history === 'all' ? undefined : body.history,
  collection: await findCollection(db, organizationId, body.collectionId),
  occurred: { from: body.reportedFrom, to: body.reportedTo },
  received: { from: body.from, to: body.to },
  isMine: body.createdByMe,
  recordedBy: await findPerson(db, body.createdById),
})

/** Portions of the file, each read and formatted when the one before has left. */
async function* writeCsv(
  portions: AsyncIterable<ExportedInteraction[]>,
  looks: { organizationId: number; publicUrl: string; separator: CsvSeparator },
  threads: Threads,
): AsyncGenerator<Uint8Array> {
  const { organizationId, ...portion } = looks
  yield csvHead(portion.separator)
  for await (const interactions of portions) yield threads.run('csv', organizationId, { interactions, ...portion })
}

export const exportRoutes = (implementFile: ImplementFile, dependencies: Dependencies): void => {
  const { db: all, clock, publicUrl, threads } = dependencies
  const inMemory = limitConcurrency({ running: 1, waiting: WAITING_MAX, each: { running: 1, waiting: WAITING_MAX / 2 } })
  listExportRoutes(implementFile, dependencies, inMemory)

  implementFile(contract.interactions.export, async ({ db, organizationId, accountId, body }) => {
    const asked = { organizationId, accountId, query: toQuery(body) }
    const { format, timeZone } = body
    const limit = EXPORT_MAX[format]
    if ((await countInteractions(db, organizationId, accountId, asked.query, limit + 1)) > limit)
      throw createTooLargeProblem('interactions', limit, format)
    const madeAt = clock.now()
    const name = `interactions-${madeAt.toISOString().slice(0, 10)}.${format}`
    const portions = readAll(all, asked, limit)
    if (format === 'csv')
      return {
        type: 'text/csv; charset=utf-8',
        name,
        open: async () => writeCsv(portions, { organizationId, publicUrl, separator: body.separator }, threads),
      }
    const whole = async () => (await Array.fromAsync(portions)).flat()
    if (format === 'xlsx') {
      const make = async () => threads.run('xlsx', organizationId, { interactions: await whole(), publicUrl })
      return { type: XLSX_TYPE, name, open: () => inMemory(organizationId, make) }
    }
    const organization = (await findOrganization(db, organizationId))?.name ?? ''
    const filters = await describeFilters(db, organizationId, body)
    const language = body.language ?? (await chosenLanguage(db, organizationId, accountId))
    const report = { organization, filters, language, timeZone, publicUrl, madeAt }
    const make = async () => threads.run('pdf', organizationId, { ...report, interactions: await whole() })
    return { type: 'application/pdf', name, open: () => inMemory(organizationId, make) }
  })
}
