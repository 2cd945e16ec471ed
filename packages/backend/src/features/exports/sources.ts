import { BACKGROUND_EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, ExportFormat, InteractionExport, InteractionQuery, NewExportJob, TableFormat } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { countPacked, type PackedIds, packTexts, unpackIds } from '../../platform/db/packed-ids.ts'
import { type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import { csvLines } from '../../platform/tables/csv.ts'
import { XLSX_TYPE } from '../../platform/tables/xlsx.ts'
import { takeTurn } from '../../platform/turns.ts'
import type { ConcurrencyLimit } from '../../platform/workers/limit-concurrency.ts'
import type { Threads } from '../../platform/workers/threads.ts'
import type { Database } from '../../schema/database.ts'
import { assetStore } from '../assets/queries/assets.ts'
import { findAssets, sortAssets } from '../assets/queries/list.ts'
import { csvHead } from '../interactions/export/csv.ts'
import { findInteractionIds, readInteractions, sortInteractions } from '../interactions/queries/portions.ts'
import { chosenLanguage } from '../organizations/chosen-language.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findUnits, findUnitsOf, sortUnits } from '../units/queries/units.ts'
import { describeFilters } from './describe-filters.ts'
import { createAssetTable, createUnitTable, type ListTable } from './list-tables.ts'

export interface SourceParts {
  db: Kysely<Database>
  threads: Threads
  /** Files that are made in memory: each waits for its turn before its rows are read. */
  inMemory: ConcurrencyLimit
  publicUrl: string
}

/** Who asks, for what, and when. */
export interface AskedExport {
  organizationId: number
  accountId: string
  job: NewExportJob
  at: Date
}

/** A list that is written to a file: its ids are found at once, so that its rows and their order hold; what they say is read when they are written. */
export interface ExportSource {
  format: ExportFormat
  /** `undefined` where there are more than so many. */
  findIds(db: ScopedDatabase, most: number): Promise<PackedIds | undefined>
  /** What a CSV file begins with. */
  writeHead(): Uint8Array
  /** These rows of a CSV file, a few at a time: their bytes, and of how many ids they are. */
  writeRows(ids: PackedIds): AsyncGenerator<{ bytes: Uint8Array; rows: number }>
  /** A whole XLSX or PDF file of these rows. */
  writeFile(ids: PackedIds): Promise<Uint8Array<ArrayBuffer>>
}

const fileTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  pdf: 'application/pdf',
}
export const getFileType = (format: ExportFormat): string => fileTypes[format]

/** As many as one statement reads: others are served between two. */
const ROWS_AT_ONCE = 200

async function* inPortions<Row>(packed: PackedIds, read: (ids: readonly string[]) => Promise<readonly Row[]>) {
  for (let from = 0; from < countPacked(packed); from += ROWS_AT_ONCE) {
    await takeTurn()
    const ids = unpackIds(packed, from, ROWS_AT_ONCE)
    yield { rows: await read(ids), count: ids.length }
  }
}

const readWhole = async <Row>(ids: PackedIds, read: (ids: readonly string[]) => Promise<readonly Row[]>): Promise<Row[]> =>
  (await Array.fromAsync(inPortions(ids, read))).flatMap(({ rows }) => rows)

interface TableSource<Row> extends Pick<AskedExport, 'organizationId'> {
  /** Of the sheet. */
  name: string
  format: TableFormat
  separator: CsvSeparator
  table: ListTable<Row>
  findIds: ExportSource['findIds']
  read: (db: ScopedDatabase, ids: readonly string[]) => Promise<readonly Row[]>
}

const createTableSource = <Row>({ db: all, threads, inMemory }: SourceParts, source: TableSource<Row>): ExportSource => {
  const { organizationId, name, format, separator, table, findIds } = source
  const { head, toCells } = table
  const read = (ids: readonly string[]) => withScope(all, { organizationId }, (db) => source.read(db, ids))
  return {
    format,
    findIds,
    writeHead: () => csvLines([head], true, separator),
    async *writeRows(ids) {
      for await (const { rows, count } of inPortions(ids, read)) yield { bytes: csvLines(rows.map(toCells), false, separator), rows: count }
    },
    writeFile: (ids) =>
      inMemory(organizationId, async () => {
        const rows = await readWhole(ids, read)
        return threads.run('sheet', organizationId, { name, rows: [head, ...rows.map(toCells)] })
      }),
  }
}

const toQuery = ({
  format: _,
  timeZone: __,
  language: ___,
  separator: ____,
  ids: _____,
  columns: ______,
  ...filters
}: InteractionExport): InteractionQuery => ({
  ...filters,
  page: 1,
  perPage: 1,
})

const upTo = (ids: PackedIds, most: number): PackedIds | undefined => (countPacked(ids) > most ? undefined : ids)

const createInteractionSource = (
  { db: all, threads, inMemory, publicUrl }: SourceParts,
  { organizationId, accountId, at }: AskedExport,
  asked: InteractionExport,
): ExportSource => {
  const { format, separator, timeZone, columns } = asked
  const look = { publicUrl, columns }
  const inOrganization = <Result>(run: (db: ScopedDatabase) => Promise<Result>) => withScope(all, { organizationId }, run)
  const read = (ids: readonly string[]) => inOrganization((db) => readInteractions(db, organizationId, ids))
  const describe = () =>
    inOrganization(async (db) => ({
      organization: (await findOrganization(db, organizationId))?.name ?? '',
      filters: await describeFilters(db, organizationId, asked),
      language: asked.language ?? (await chosenLanguage(db, organizationId, accountId)),
    }))
  return {
    format,
    findIds: async (db, most) =>
      asked.ids
        ? upTo(await sortInteractions(db, organizationId, asked.ids, asked.sort), most)
        : findInteractionIds(db, organizationId, accountId, toQuery(asked), most),
    writeHead: () => csvHead({ ...look, separator }),
    async *writeRows(ids) {
      for await (const { rows: interactions, count } of inPortions(ids, read))
        yield { bytes: await threads.run('csv', organizationId, { ...look, interactions, separator }), rows: count }
    },
    writeFile: (ids) =>
      inMemory(organizationId, async () => {
        const interactions = await readWhole(ids, read)
        if (format === 'xlsx') return threads.run('xlsx', organizationId, { ...look, interactions })
        return threads.run('pdf', organizationId, { ...(await describe()), ...look, timeZone, madeAt: at, interactions })
      }),
  }
}

/** Pages are of no use to a file: it has one that holds all rows, and one more tells that there are others. */
const onePage = (most: number) => ({ page: 1, perPage: most + 1 })

export const createSource = (parts: SourceParts, asked: AskedExport): ExportSource => {
  const { organizationId, job } = asked
  if (job.list === 'interactions') return createInteractionSource(parts, asked, job.query)
  if (job.list === 'units') {
    const { format, separator, columns, ids, ...query } = job.query
    return createTableSource(parts, {
      organizationId,
      name: job.list,
      format,
      separator,
      table: createUnitTable(columns),
      findIds: async (db, most) => {
        const asked = { ...query, ...onePage(most) }
        return upTo(await (ids ? sortUnits(db, organizationId, ids, asked) : findUnits(db, organizationId, asked)), most)
      },
      read: (db, ids) => findUnitsOf(db, organizationId, parts.publicUrl, ids),
    })
  }
  const { format, separator, columns, ids, ...query } = job.query
  return createTableSource(parts, {
    organizationId,
    name: job.list,
    format,
    separator,
    table: createAssetTable(columns),
    findIds: async (db, most) =>
      upTo(
        ids
          ? await sortAssets(db, organizationId, ids, query.sort)
          : packTexts((await findAssets(db, organizationId, { ...query, ...onePage(most) })).ids),
        most,
      ),
    read: (db, ids) => assetStore.readAll(db, organizationId, ids),
  })
}

/** What a file is called: its list and day. */
export const nameFile = ({ list }: Pick<NewExportJob, 'list'>, at: Date, ending: string): string =>
  `${list}-${at.toISOString().slice(0, 10)}.${ending}`

/** As many rows as are written to one file in the background, or to all of an archive. */
export const getMost = (format: ExportFormat): number => BACKGROUND_EXPORT_MAX[format]
