import { contract } from '@tracemark/api/contract'
import { mayExport } from '@tracemark/api/rules'
import type { ExportList } from '@tracemark/api/schemas'
import type { FileStore } from '../../platform/files/store.ts'
import type { ContextBySecurity } from '../../platform/http/authenticate.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import type { FileBody, ImplementFile } from '../../platform/http/implement-file.ts'
import { ProblemError } from '../../platform/problem.ts'
import { writeZip, type ZippedFile } from '../../platform/tables/zip.ts'
import {
  cancelExport,
  deleteExportRows,
  type ExportRow,
  findExport,
  getFileName,
  insertExport,
  isOver,
  listExports,
  removeExport,
  toExportJob,
} from './queries.ts'
import { getFileType } from './sources.ts'

const { exports } = contract

const assertMay = ({ caller }: ContextBySecurity['organization'], list: ExportList): void => {
  if (!mayExport(caller.permissions, list)) throw new ProblemError('permission_denied', { detail: 'The caller may not see this list.' })
}

const openPart = async (store: FileStore, key: string): Promise<ReadableStream<Uint8Array>> => {
  const bytes = await store.get(key)
  if (!bytes) throw new Error(`The bytes of ${key} are not in the store.`)
  return bytes
}

async function* readParts(store: FileStore, { parts }: ExportRow): AsyncGenerator<Uint8Array> {
  for (const key of parts) yield* await openPart(store, key)
}

/** A file of the archive for each part, one after the other. */
async function* readFiles(store: FileStore, row: ExportRow): AsyncGenerator<ZippedFile> {
  const name = getFileName(row).replace(/\.zip$/, '')
  const digits = String(row.parts.length).length
  for (const [index, key] of row.parts.entries()) {
    const bytes = new Uint8Array(await new Response(await openPart(store, key)).arrayBuffer())
    yield { name: `${name}-${String(index + 1).padStart(digits, '0')}.${row.format}`, bytes }
  }
}

const openFile = (store: FileStore, row: ExportRow): FileBody => {
  const name = getFileName(row)
  if (name.endsWith('.zip')) return { type: 'application/zip', name, open: async () => writeZip(readFiles(store, row)) }
  return { type: getFileType(row.format), name, open: async () => readParts(store, row) }
}

/** Files that are made in the background. Everybody has their own, and may have them while they may see the list. */
export const exportJobRoutes = (implement: Implement, implementFile: ImplementFile, dependencies: Dependencies): void => {
  const { ids, clock, fileStore, wakeExports } = dependencies

  implement(exports.list, async ({ db, ...asker }) => ({
    items: (await listExports(db, asker)).filter((row) => !isOver(row, clock.now())).map(toExportJob),
  }))

  implement(exports.create, async ({ body, ...scope }) => {
    assertMay(scope, body.list)
    const row = await insertExport(scope.db, scope, { id: ids(), at: clock.now(), job: body })
    wakeExports()
    return toExportJob(row)
  })

  const existing = async ({ db, ...asker }: ContextBySecurity['organization'], id: string): Promise<ExportRow> => {
    const row = await findExport(db, asker, id)
    if (isOver(row, clock.now())) throw new ProblemError('not_found')
    return row
  }

  implement(exports.get, async ({ params, ...scope }) => toExportJob(await existing(scope, params.id)))

  implementFile(exports.file, async ({ params, ...scope }) => {
    const row = await existing(scope, params.id)
    assertMay(scope, row.list)
    if (row.state !== 'done') throw new ProblemError('not_found')
    return openFile(fileStore, row)
  })

  implement(exports.cancel, async ({ params: { id }, ...scope }) => {
    const { db, organizationId } = scope
    await existing(scope, id)
    await cancelExport(db, scope, id, clock.now())
    await deleteExportRows(db, organizationId, id)
    return toExportJob(await existing(scope, id))
  })

  implement(exports.delete, async ({ params: { id }, ...scope }) => {
    const { db, organizationId } = scope
    await existing(scope, id)
    await removeExport(db, scope, id, clock.now())
    await deleteExportRows(db, organizationId, id)
    return { id }
  })
}
