import type { AttributeLine } from '@tracemark/api/schemas'
import type { Line } from '../../../components/ListForm/use-list-form.ts'

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
  /** Names of new attributes, which are neither the organization's nor the product's. */
  added: string[]
  /** Values that no line was found for. */
  left: string[]
}

interface FillOptions {
  /** The key of the line at which values without names begin. */
  from: string
  /** What is compared with the names of the rows. */
  getName: (entry: AttributeLine) => string
  /** An empty line of the base attribute that is called so, where there is one. */
  getLine: (name: string) => AttributeLine | undefined
  /** A cell as the value of a line. */
  read: (text: string, entry: AttributeLine) => string
  createKey: () => string
}

const fold = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '')

/** Fills values from the line on, one below the other; with names before them those lines that are called so, and adds lines for the others. */
export const fillLines = (
  lines: readonly Line<AttributeLine>[],
  rows: readonly (readonly string[])[],
  { from, getName, getLine, read, createKey }: FillOptions,
): Filled => {
  const next = [...lines]
  const filled: string[] = []
  const added: string[] = []
  const left: string[] = []
  const fill = (at: number, text: string, known?: AttributeLine) => {
    const line = next[at]
    if (!line) return
    const entry = { ...line.entry, ...known }
    next[at] = { ...line, entry: { ...entry, value: read(text, entry) } }
    filled.push(line.key)
  }
  const add = (name: string, text: string, known: AttributeLine | undefined) => {
    const entry: AttributeLine = known ?? { label: name, value: '', type: 'string' }
    next.push({ key: createKey(), entry })
    fill(next.length - 1, text)
    if (!known) added.push(name)
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
    const known = getLine(one)
    const ofKnown = known ? next.findIndex(({ entry }) => entry.baseAttributeId === known.baseAttributeId) : -1
    const called = next.findIndex(({ entry }) => [getName(entry), entry.label].some((name) => fold(name) === fold(one)))
    if (ofKnown >= 0) fill(ofKnown, value)
    else if (called < 0) add(one, value, known)
    else fill(called, value, next[called]?.entry.baseAttributeId === undefined ? known : undefined)
  }
  return { lines: next, filled, added, left }
}
