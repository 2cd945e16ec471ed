import { foldText, splitWords } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'

/** Every wildcard in what somebody typed stands for itself. */
export const containing = (word: string): RawBuilder<string> => sql`${`%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`}`

/** What joins the parts of a code, as `search_vector` reads it, and what a query of words can't hold. */
const JOINTS = /[-_./:,;#+()!?&@*"'\\\s]+/
/** Written without blanks between words: `search_vector` takes each of these characters for a word (schema/declared/search.ts). */
const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]|[^\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+/g
const PARTS_MAX = 24

/** Characters that follow each other. */
const toPhrase = (part: string): string => {
  const [last = '', ...before] = (part.match(UNSPACED) ?? []).toReversed()
  return [...before.toReversed().map((piece) => `'${piece}'`), `'${last}':*`].join(' <-> ')
}

/**
 * What `to_tsquery` looks for: every word, the parts of a code as they are, the last of them or the beginning of it, since somebody may
 * still be typing it. Empty where nothing is searched for.
 */
export const toQueryText = (words: readonly string[]): string =>
  words
    .flatMap((word) => {
      const parts = foldText(word)
        .split(JOINTS)
        .filter((part) => part !== '')
      return parts.map((part, index) => (index === parts.length - 1 ? `(${toPhrase(part)})` : `'${part}'`))
    })
    .slice(0, PARTS_MAX)
    .join(' & ')

/** As the database takes it. */
export const toTsquery = (words: readonly string[]): RawBuilder<unknown> => sql`to_tsquery('simple', ${toQueryText(words)})`

/** Holds where the text has every word of the search: everywhere, if nothing is searched for. */
export const hasWords = (text: RawBuilder<unknown>, search: string | undefined): RawBuilder<boolean> => {
  const words = splitWords(search)
  return words.length === 0 ? sql`true` : sql`search_text(${text}) like all(array[${sql.join(words.map(containing))}])`
}
