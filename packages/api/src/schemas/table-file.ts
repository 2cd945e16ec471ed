import * as z from 'zod/mini'

/** What stands between the values of a CSV file. Spreadsheets expect a semicolon where a comma is the decimal mark. */
export const csvSeparators = ['comma', 'semicolon', 'tab'] as const
export const CsvSeparator = z.enum(csvSeparators)
export type CsvSeparator = z.infer<typeof CsvSeparator>
