export type StartRow = readonly [label: string, value: string]

/** Lines of `Label  URL`, the second column aligned. */
export const startBlock = (rows: readonly StartRow[]): string => {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  return `\n${rows.map(([label, value]) => `${label.padEnd(width)}${value}`).join('\n')}\n\n`
}
