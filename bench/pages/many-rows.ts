export interface ManyRow {
  id: string
  cells: readonly string[]
}

/** What scrolls in ours and in the bare grid. */
export const manyRows: ManyRow[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  cells: Array.from({ length: 8 }, (_cell, column) => `Row ${index + 1}, column ${column + 1}`),
}))

export const manyColumns = Array.from({ length: 8 }, (_, index) => ({
  field: `column${index}`,
  name: `Column ${index + 1}`,
  textOf: (row: ManyRow) => row.cells[index] ?? '',
}))
