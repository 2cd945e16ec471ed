import { wordsOf } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'

/** Every wildcard in what somebody typed stands for itself. */
export const containing = (word: string): RawBuilder<string> =>
  sql`'%' || replace(replace(replace(search_text(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Holds where the text has every word of the search: everywhere, if nothing is searched for. */
export const hasWords = (text: RawBuilder<unknown>, search: string | undefined): RawBuilder<boolean> => {
  const words = wordsOf(search)
  return words.length === 0 ? sql`true` : sql`search_text(${text}) like all(array[${sql.join(words.map(containing))}])`
}
