import * as z from 'zod/mini'
import { Id } from './common.ts'

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

/** As many rows of a list as can be selected: more would take longer than somebody waits. */
export const SELECT_MAX = 10_000

/** The rows that were selected. Absent: all that the filters find. */
export const chosenRows = z.optional(z.array(Id).check(z.minLength(1), z.maxLength(SELECT_MAX)))

/** The columns of a list that its file has, in their order. Absent: every field. */
export const chosenColumns = <const Columns extends readonly string[]>(columns: Columns) =>
  z.optional(z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)))
