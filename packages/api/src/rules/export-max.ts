/** How many records one file may have. A PDF or XLSX file is made in memory, and within a call's time; a CSV file streams. */
export const EXPORT_MAX = { csv: 100_000, xlsx: 10_000, pdf: 500 } as const

/** The same in the background. XLSX and PDF are then several files of up to `EXPORT_MAX` records in one archive. */
export const BACKGROUND_EXPORT_MAX = { csv: 2_000_000, xlsx: 1_000_000, pdf: 5000 } as const
