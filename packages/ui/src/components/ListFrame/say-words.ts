import type { Entity } from '../../i18n/entity.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import type { Words } from './types.ts'

/** `9 documents`. The code that says it brings the texts of `actions`. */
export const sayCount = (t: Translate, format: Format, entity: Entity | undefined, count: number): string =>
  t(`actions:count.${entity ?? 'rows'}`, { count, shown: format.number(count) })

/** What is said of so many rows. */
export const sayWords = (
  t: Translate,
  format: Format,
  words: Words | undefined,
  entity: Entity | undefined,
  count: number,
): string | undefined =>
  typeof words === 'object' ? t(words.counted, { count, shown: format.number(count), what: sayCount(t, format, entity, count) }) : words
