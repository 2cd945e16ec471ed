/** How many records one file may have. A PDF or XLSX file is made in memory, and within a call's time; a CSV file streams. */
export const EXPORT_MAX = { csv: 100_000, xlsx: 10_000, pdf: 500 } as const
