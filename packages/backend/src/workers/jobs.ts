import type { CsvPortion } from '../exports/csv.ts'
import type { TablePortion } from '../exports/interaction-table.ts'
import type { Labels } from '../exports/labels/labels.ts'
import type { Report } from '../exports/pdf/content.ts'
import type { Cell, Sheet } from '../exports/table.ts'
import type { InspectedFile, SentFile } from '../files/inspect.ts'

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
  pdf: async (report) => (await import('../exports/pdf/report.ts')).pdfOf(report),
  labels: async (labels) => (await import('../exports/labels/labels.ts')).labelSheetsOf(labels),
  sheet: async (sheet) => (await import('../exports/xlsx.ts')).xlsxOf(sheet),
  codes: async (rows) => (await import('../exports/xlsx.ts')).xlsxOf({ name: 'Codes', rows }),
  csv: async (portion) => (await import('../exports/csv.ts')).csvLinesOf(portion),
  xlsx: async (table) => {
    const [{ xlsxOf }, { interactionTable }] = await Promise.all([import('../exports/xlsx.ts'), import('../exports/interaction-table.ts')])
    return xlsxOf({ name: 'Interactions', rows: interactionTable(table) })
  },
  shrink: async ({ bytes, side }) => (await import('../files/shrink.ts')).shrink(bytes, side),
  print: async ({ bytes, side }) => (await import('../files/shrink.ts')).toPrint(bytes, side),
  inspectFile: async (file) => (await import('../files/inspect.ts')).inspectFile(file),
  drawFile: async (file) => (await import('../files/inspect.ts')).drawFile(file),
}
