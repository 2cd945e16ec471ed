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

/** An amount is grouped, unlike what may be a year; per cent stands as close as the language wants it. */
const amountText = (amount: number, unit: string, format: Format): string =>
  unit === '%'
    ? format.number(amount, { style: 'unit', unit: 'percent', maximumFractionDigits: MOST_DECIMALS })
    : `${format.number(amount, { maximumFractionDigits: MOST_DECIMALS })}\u00a0${unit}`

/** An attribute's value in words of the language. What its type doesn't fit stays as it was written. */
export const attributeText = (attribute: VariantAttribute, t: Translate, format: Format): string => {
  const { type, value, unit } = attribute
  if (type === 'number' && unit && value.trim() !== '' && Number.isFinite(Number(value))) return amountText(Number(value), unit, format)
  return [valueText(attribute, t, format), unit].filter(Boolean).join('\u00a0')
}
