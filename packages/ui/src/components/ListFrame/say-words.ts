import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import type { Words } from './types.ts'

/** What is said of so many rows. */
export const sayWords = (t: Translate, format: Format, words: Words | undefined, count: number): string | undefined =>
  typeof words === 'object' ? t(words.counted, { count, shown: format.number(count) }) : words
