import * as z from 'zod/mini'

/** What stands between the values of a CSV file. Spreadsheets expect a semicolon where a comma is the decimal mark. */
export const csvSeparators = ['comma', 'semicolon', 'tab'] as const
export const CsvSeparator = z.enum(csvSeparators)
export type CsvSeparator = z.infer<typeof CsvSeparator>

/** Formats in which a list is exported as a table. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** Formats of the list of interactions. */
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
