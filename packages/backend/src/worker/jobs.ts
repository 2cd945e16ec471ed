import type { CsvPortion } from '../features/interactions/export/csv.ts'
import type { Report } from '../features/interactions/export/report-content.ts'
import type { TablePortion } from '../features/interactions/export/table.ts'
import type { Labels } from '../features/labels/labels.ts'
import type { InspectedFile, SentFile } from '../platform/files/inspect.ts'
import type { Cell, Sheet } from '../platform/tables/table.ts'

interface Picture {
  bytes: Uint8Array
  /** Of the square that it is to fit in, in pixels. */
  side: number
}

/** By name: what a job takes, and what it gives. Both pass between threads, so they are plain values. */
interface Jobs {
  pdf(report: Report): Promise<Uint8Array<ArrayBuffer>>
  labels(labels: Labels): Promise<Uint8Array<ArrayBuffer>>
  codes(rows: readonly (readonly Cell[])[]): Promise<Uint8Array<ArrayBuffer>>
  sheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>>
  csv(portion: CsvPortion): Promise<Uint8Array<ArrayBuffer>>
  xlsx(table: TablePortion): Promise<Uint8Array<ArrayBuffer>>
  shrink(picture: Picture): Promise<Uint8Array<ArrayBuffer> | undefined>
  print(picture: Picture): Promise<Uint8Array<ArrayBuffer> | undefined>
  inspectFile(file: SentFile): Promise<InspectedFile>
  drawFile(file: SentFile): Promise<InspectedFile>
}

export type JobName = keyof Jobs
export type ResultOf<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>
export interface Asked<Name extends JobName> {
  name: Name
  input: Parameters<Jobs[Name]>[0]
}

/** Each loads its own code when it is first asked for. */
export const jobs: { [Name in JobName]: (input: Asked<Name>['input']) => Promise<ResultOf<Name>> } = {
  pdf: async (report) => (await import('../features/interactions/export/report.ts')).writePdf(report),
  labels: async (labels) => (await import('../features/labels/labels.ts')).drawLabelSheets(labels),
  sheet: async (sheet) => (await import('../platform/tables/xlsx.ts')).writeXlsx(sheet),
  codes: async (rows) => (await import('../platform/tables/xlsx.ts')).writeXlsx({ name: 'Codes', rows }),
  csv: async (portion) => (await import('../features/interactions/export/csv.ts')).writeCsvLines(portion),
  xlsx: async (table) => {
    const [{ writeXlsx }, { interactionTable }] = await Promise.all([
      import('../platform/tables/xlsx.ts'),
      import('../features/interactions/export/table.ts'),
    ])
    return writeXlsx({ name: 'Interactions', rows: interactionTable(table) })
  },
  shrink: async ({ bytes, side }) => (await import('../platform/files/shrink.ts')).shrink(bytes, side),
  print: async ({ bytes, side }) => (await import('../platform/files/shrink.ts')).toPrint(bytes, side),
  inspectFile: async (file) => (await import('../platform/files/inspect.ts')).inspectFile(file),
  drawFile: async (file) => (await import('../platform/files/inspect.ts')).drawFile(file),
}
