export type Cell = string | number

/** Columns of equal width: names to the left, figures to the right. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const lines = [head, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const draw = (line: readonly string[]) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return lines.map(draw).join('\n')
}
