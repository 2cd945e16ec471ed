import { readDecimal } from '@tracemark/api/rules/writing'
import type { VariantAttribute } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { withUnit } from '../../i18n/with-unit.ts'

const valueText = ({ type, value }: VariantAttribute, t: Translate, format: Format): string => {
  if (type === 'boolean' && (value === 'true' || value === 'false')) return t(`forms:attributes.${value}`)
  if (type === 'number') return format.decimal(value)
  return type === 'date' ? format.recordedDay(value) : value
}

/** An amount is grouped, unlike what may be a year; per cent stands as close as the language wants it. */
const amountText = (amount: string, unit: string, format: Format): string =>
  unit === '%' ? withUnit(amount, 'percent', format) : `${format.number(amount)}\u00a0${unit}`

/** An attribute's value in words of the language. What its type doesn't fit stays as it was written. */
export const attributeText = (attribute: VariantAttribute, t: Translate, format: Format): string => {
  const { type, value, unit } = attribute
  if (type === 'number' && unit && readDecimal(value)) return amountText(value, unit, format)
  return [valueText(attribute, t, format), unit].filter(Boolean).join('\u00a0')
}
