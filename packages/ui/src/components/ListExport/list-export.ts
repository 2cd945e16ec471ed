import type { CsvSeparator, ExportFormat } from '@tracemark/api/schemas'
import type { TableLayout } from '../DataTable/table-layouts.ts'
import type { DataTableColumn } from '../DataTable/types.ts'

/** What is seen of a list, and what of it is selected. */
export interface ShownList {
  columns: readonly DataTableColumn<never>[]
  layout: TableLayout
  /** Ids, also of rows of other pages. */
  selection: readonly string[]
}

/** What a file is asked for. */
export interface AskedFile<Format extends ExportFormat> {
  format: Format | 'csv'
  separator: CsvSeparator
  /** The fields of the list's columns, in their order. Absent: every field that there is. */
  columns?: readonly string[] | undefined
  /** The selected rows. Absent: all that match the filters. */
  ids?: readonly string[] | undefined
}

/** A list that is exported as it is seen. */
export interface ListExport<Format extends ExportFormat> {
  onExport: (asked: AskedFile<Format>) => void
  /** Prepares the same in the background. */
  onPrepare: (asked: AskedFile<Format>) => void
  /** Opens the page of exports. */
  onOpenExports: () => void
  /** An export is under way. */
  exporting?: boolean | undefined
  /** What the server has not answered, because there are more rows than were counted. */
  refused?: Pick<AskedFile<Format>, 'format'> | undefined
}
