import { contract } from '@tracemark/api/contract'
import { EXPORT_MAX } from '@tracemark/api/rules'
import type { CsvSeparator, TableFormat } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { withScope } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { FileBody, ImplementFile } from '../../platform/http/implement-file.ts'
import { XLSX_TYPE } from '../../platform/tables/xlsx.ts'
import type { ConcurrencyLimit } from '../../platform/workers/limit-concurrency.ts'
import { assetStore } from '../assets/queries/assets.ts'
import { findAssets } from '../assets/queries/list.ts'
import { findUnits, findUnitsOf } from '../units/queries/units.ts'
import { assetTable, type ListTable, unitTable, writeLines } from './list-tables.ts'
import { createTooLargeProblem } from './too-large.ts'

/** As many as one statement reads: others are served between two. */
const ROWS_AT_ONCE = 200

/** A list as a file: its ids are found at once, so that its order holds; its rows are read while the file leaves. */
interface ListFile<Row> {
  organizationId: number
  /** Of the file and the sheet. */
  name: string
  format: TableFormat
  separator: CsvSeparator
  table: ListTable<Row>
  /** At most so many ids, in the order of the list. */
  find: (count: number) => Promise<readonly string[]>
  read: (db: ScopedDatabase, ids: readonly string[]) => Promise<readonly Row[]>
}

export const listExportRoutes = (
  implementFile: ImplementFile,
  { db: all, clock, publicUrl, threads }: Dependencies,
  inMemory: ConcurrencyLimit,
): void => {
  const writeFile = async <Row>({ organizationId, name, format, separator, table, find, read }: ListFile<Row>): Promise<FileBody> => {
    const limit = EXPORT_MAX[format]
    const ids = await find(limit + 1)
    if (ids.length > limit) throw createTooLargeProblem(name, limit, format)
    async function* readAll() {
      for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
        yield await withScope(all, { organizationId }, (db) => read(db, ids.slice(from, from + ROWS_AT_ONCE)))
    }
    const file = `${name}-${clock.now().toISOString().slice(0, 10)}.${format}`
    if (format === 'csv') return { type: 'text/csv; charset=utf-8', name: file, open: async () => writeLines(table, readAll(), separator) }
    const make = async () => {
      const rows = (await Array.fromAsync(readAll())).flat()
      return threads.run('sheet', organizationId, { name, rows: [table.head, ...rows.map(table.toCells)] })
    }
    return { type: XLSX_TYPE, name: file, open: () => inMemory(organizationId, make) }
  }

  implementFile(contract.assets.export, ({ db, organizationId, body: { format, separator, ...query } }) =>
    writeFile({
      organizationId,
      name: 'assets',
      format,
      separator,
      table: assetTable,
      find: async (count) => (await findAssets(db, organizationId, { ...query, page: 1, perPage: count })).ids,
      read: (scoped, ids) => assetStore.readAll(scoped, organizationId, ids),
    }),
  )

  implementFile(contract.units.export, ({ db, organizationId, body: { format, separator, ...query } }) =>
    writeFile({
      organizationId,
      name: 'units',
      format,
      separator,
      table: unitTable,
      find: (count) => findUnits(db, organizationId, { ...query, page: 1, perPage: count }),
      read: (scoped, ids) => findUnitsOf(scoped, organizationId, publicUrl, ids),
    }),
  )
}
