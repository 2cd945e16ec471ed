import { type RawBuilder, sql } from 'kysely'

/** More words than anybody looks for: those behind them count no more. */
const WORDS_MAX = 10

/** What a search looks for: each of these words, wherever it stands. */
export const wordsOf = (search = ''): readonly string[] => [...new Set(search.split(/\s+/).filter(Boolean))].slice(0, WORDS_MAX)

/** Every wildcard in what somebody typed stands for itself. */
export const containing = (word: string): RawBuilder<string> =>
  sql`'%' || replace(replace(replace(search_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Holds where the text has every word of the search: everywhere, if nothing is searched for. */
export const hasWords = (text: RawBuilder<unknown>, search: string | undefined): RawBuilder<boolean> => {
  const words = wordsOf(search)
  return words.length === 0 ? sql`true` : sql`search_text(${text}) like all(array[${sql.join(words.map(containing))}])`
}
