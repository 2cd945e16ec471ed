import type { VariantAttribute } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const valueText = ({ type, value }: VariantAttribute, t: Translate, format: Format): string => {
  if (type === 'boolean' && (value === 'true' || value === 'false')) return t(`forms:attributes.${value}`)
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
    // A year is written without a separator: four digits need none.
    return format.number(Number(value), { useGrouping: 'min2', maximumFractionDigits: 6 })
  return type === 'date' && DAY.test(value) ? format.day(value) : value
}

/** An attribute's value in words of the language. What its type doesn't fit stays as it was written. */
export const attributeText = (attribute: VariantAttribute, t: Translate, format: Format): string =>
  [valueText(attribute, t, format), attribute.unit].filter(Boolean).join('\u00a0')
