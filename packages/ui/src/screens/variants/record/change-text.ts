import type { ChangedValue, VariantHistoryEntry, VariantStatus } from '@tracemark/api/schemas'
import { attributeText } from '../../../components/AttributeList/attribute-text.ts'
import type { AttributeWords } from '../../../components/AttributeList/attribute-words.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'
import { withUnit } from '../../../i18n/with-unit.ts'
import type { UnitsOfMeasure } from './units-of-measure.ts'

/** What a change of a variant says, in words of the language. */
export const changeWords = (t: Translate, format: Format, { getName }: Pick<UnitsOfMeasure, 'getName'>, attributes: AttributeWords) => ({
  /** What was changed. */
  what: ({ field, about, part }: VariantHistoryEntry): string => {
    const kind = t(`variants:field.${field}`)
    const called = about !== undefined && field === 'attribute' ? attributes.label(about, attributes.getId(about)) : about
    const name = called === undefined ? kind : `${kind}: ${called}`
    return part === undefined ? name : `${name}, ${t(`variants:part.${part}`)}`
  },
  /** What it was, or became. */
  value: ({ field, about, part }: VariantHistoryEntry, value: ChangedValue | undefined): string => {
    if (value === undefined) return ''
    // Two variants are linked, and nobody said how much of one is in the other.
    if (value.value === '' && (field === 'parent' || field === 'child')) return t('variants:no_quantity')
    if (field === 'status') return t(`names:status.variant.${value.value as VariantStatus}`)
    if (part === 'category') return t(`variants:category.${value.value}` as 'variants:category.dairy')
    if (part === 'units') return getName(value.value)
    if (part === 'costContribution') return withUnit(value.value, 'percent', format)
    const chosen = field === 'attribute' && about !== undefined ? attributes.value(value.value, attributes.getId(about)) : undefined
    if (chosen !== undefined) return chosen
    const unit = value.unit === undefined ? undefined : getName(value.unit)
    return attributeText({ key: field, value: value.value, type: value.type, ...(unit !== undefined && { unit }) }, t, format)
  },
})
