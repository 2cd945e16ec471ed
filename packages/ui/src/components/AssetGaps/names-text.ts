import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const NAMED_MAX = 3

/** The first of these names, and how many there are beside them. */
export const namesText = (names: readonly string[], t: Translate, format: Format): string => {
  const more = names.length - NAMED_MAX
  return format.list([...names.slice(0, NAMED_MAX), ...(more > 0 ? [t('asset-page:gap.more', { shown: format.number(more) })] : [])])
}
