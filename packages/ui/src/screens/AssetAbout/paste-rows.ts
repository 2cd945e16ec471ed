import type { AttributeLine } from '@tracemark/api/schemas'
import type { Line } from '../../components/ListForm/use-list-form.ts'

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

/** The rows of what was copied from a spreadsheet: cells end at a tab; one with a tab, a line break or a quote of its own is quoted. */
export const readRows = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (!found) break
    const [, quoted, plain = '', end] = found
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push([...row, ''])
  return rows
}

/** Several cells, which fill rows; one is text like any other. */
export const isTable = (rows: readonly (readonly string[])[]): boolean => rows.length > 1 || (rows[0] ?? []).length > 1

interface Filled {
  lines: Line<AttributeLine>[]
  /** The keys of lines that were filled or added. */
  filled: string[]
  /** Values that no line was found for. */
  left: string[]
}

interface FillOptions {
  /** The key of the line at which values without names begin. */
  from: string
  /** What is compared with the names of the rows. */
  nameOf: (entry: AttributeLine) => string
  /** A cell as the value of a line. */
  read: (text: string, entry: AttributeLine) => string
  createKey: () => string
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '')

/** Fills values from the line on, one below the other; with names before them those lines that are called so, and adds the others. */
export const fillLines = (
  lines: readonly Line<AttributeLine>[],
  rows: readonly (readonly string[])[],
  { from, nameOf, read, createKey }: FillOptions,
): Filled => {
  const next = [...lines]
  const filled: string[] = []
  const left: string[] = []
  const fill = (at: number, text: string) => {
    const line = next[at]
    if (!line) return
    next[at] = { ...line, entry: { ...line.entry, value: read(text, line.entry) } }
    filled.push(line.key)
  }
  const isNamed = rows.some((row) => row.length > 1)
  const first = lines.findIndex(({ key }) => key === from)
  for (const [at, [one = '', value = '']] of rows.entries()) {
    if (!isNamed) {
      if (first + at < lines.length) fill(first + at, one)
      else if (one !== '') left.push(one)
      continue
    }
    if (one === '') {
      if (value !== '') left.push(value)
      continue
    }
    const called = next.findIndex(({ entry }) => [nameOf(entry), entry.label].some((name) => fold(name) === fold(one)))
    if (called >= 0) fill(called, value)
    else {
      const key = createKey()
      next.push({ key, entry: { label: one, value, type: 'string' } })
      filled.push(key)
    }
  }
  return { lines: next, filled, left }
}
