import { contract } from '@tracemark/api/contract'
import { EXPORT_MAX } from '@tracemark/api/rules'
import type { NewExportJob } from '@tracemark/api/schemas'
import type { PackedIds } from '../../platform/db/packed-ids.ts'
import type { ContextBySecurity } from '../../platform/http/authenticate.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { FileBody, ImplementFile } from '../../platform/http/implement-file.ts'
import { createSource, type ExportSource, getFileType, nameFile } from './sources.ts'
import { createTooLargeProblem } from './too-large.ts'

async function* writeCsv(source: ExportSource, ids: PackedIds): AsyncGenerator<Uint8Array> {
  yield source.writeHead()
  for await (const { bytes } of source.writeRows(ids)) yield bytes
}

/** Files that are answered at once. */
export const exportRoutes = (implementFile: ImplementFile, dependencies: Dependencies): void => {
  const answerFile = async ({ db, organizationId, accountId }: ContextBySecurity['organization'], job: NewExportJob): Promise<FileBody> => {
    const asked = { organizationId, accountId, job, at: dependencies.clock.now() }
    const source = createSource(dependencies, asked)
    const { format } = source
    const ids = await source.findIds(db, EXPORT_MAX[format])
    if (!ids) throw createTooLargeProblem(job.list, EXPORT_MAX[format], format)
    return {
      type: getFileType(format),
      name: nameFile(job, asked.at, format),
      open: async () => (format === 'csv' ? writeCsv(source, ids) : source.writeFile(ids)),
    }
  }
  implementFile(contract.assets.export, ({ body, ...scope }) => answerFile(scope, { list: 'assets', query: body }))
  implementFile(contract.units.export, ({ body, ...scope }) => answerFile(scope, { list: 'units', query: body }))
  implementFile(contract.interactions.export, ({ body, ...scope }) => answerFile(scope, { list: 'interactions', query: body }))
}
