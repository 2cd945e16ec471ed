import type { VariantAttribute } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { numberText } from '../../i18n/number-text.ts'

/** Digits after the mark: more are noise in a table of staff. */
const MOST_DECIMALS = 6

const DAY = /^\d{4}-\d{2}-\d{2}$/

const valueText = ({ type, value }: VariantAttribute, t: Translate, format: Format): string => {
  if (type === 'boolean' && (value === 'true' || value === 'false')) return t(`forms:attributes.${value}`)
  if (type === 'number') return numberText(value, format, MOST_DECIMALS)
  return type === 'date' && DAY.test(value) ? format.day(value) : value
}

/** An attribute's value in words of the language. What its type doesn't fit stays as it was written. */
export const attributeText = (attribute: VariantAttribute, t: Translate, format: Format): string =>
  [valueText(attribute, t, format), attribute.unit].filter(Boolean).join('\u00a0')
