import { codeLengths } from '@tracemark/api/rules'
import type { IdentificationCode } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

/** `8, 12, 13 or 14`. */
export const formatAlternatives = (lengths: readonly number[], { locale }: Format): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(lengths.map(String))

/** How long a code of a type has to be, said before one is entered. */
export const lengthsText = (t: Translate, format: Format, type: IdentificationCode['type']): string | undefined => {
  if (type === 'custom') return undefined
  const { digits, max } = codeLengths(type)
  const lengths = formatAlternatives(digits, format)
  if (digits.length === 0) return t('identification-codes:hint.characters', { max })
  if (digits.includes(max)) return t('identification-codes:hint.digits', { lengths })
  return t(type === 'sgtin' ? 'identification-codes:hint.sgtin' : 'identification-codes:hint.serial', { lengths, max })
}
