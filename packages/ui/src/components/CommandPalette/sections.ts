import { matchWords, type WordMatch } from './match-words.ts'
import type { PaletteEntry, PaletteGroup, SearchResult } from './types.ts'

/** One line of the palette, and the letters of its title that answer the words. */
export interface PaletteRow extends PaletteEntry {
  ranges: WordMatch['ranges']
}

export interface PaletteSection {
  id: string
  label: string
  rows: readonly PaletteRow[]
}

const matchEntry = (words: string, entry: PaletteEntry): (PaletteRow & { score: number }) | undefined => {
  const inTitle = matchWords(words, entry.title)
  if (inTitle) return { ...entry, score: inTitle.score + 1, ranges: inTitle.ranges }
  const all = matchWords(words, [entry.title, entry.text, entry.keywords].join(' '))
  return all && { ...entry, score: all.score / 2, ranges: all.ranges.filter(([, to]) => to <= entry.title.length) }
}

/** Of each group what answers the words, the best first; without words all of it. */
export const matchGroups = (words: string, groups: readonly PaletteGroup[]): PaletteSection[] =>
  groups.flatMap(({ id, label, entries }) => {
    const rows = entries
      .flatMap((entry) => matchEntry(words, entry) ?? [])
      .toSorted((one, other) => (words === '' ? 0 : other.score - one.score))
    return rows.length === 0 ? [] : [{ id, label, rows }]
  })

/** The server's results, in its order. */
export const toResultRows = (words: string, results: readonly SearchResult[], onOpen: (url: string) => void): PaletteRow[] =>
  results.map(({ title, text, url, kind, icon = 'search' }) => ({
    id: `result:${url}`,
    title,
    text,
    kind,
    icon,
    ranges: matchWords(words, title)?.ranges ?? [],
    onSelect: () => onOpen(url),
  }))
