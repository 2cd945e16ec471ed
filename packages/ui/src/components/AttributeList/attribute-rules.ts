import type { BaseAttributeSpecification, UnitOfMeasure } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

type Rules = Pick<BaseAttributeSpecification, 'maxLength' | 'pattern' | 'minimum' | 'maximum' | 'decimals'>

/** How a unit is written behind a number. */
export const unitSymbol = ({ symbol, name }: Pick<UnitOfMeasure, 'symbol' | 'name'>): string => symbol ?? name

const rangeText = ({ minimum, maximum }: Rules, t: Translate, format: Format): string | undefined => {
  const bound = (value: number) => format.decimal(value)
  if (minimum !== undefined && maximum !== undefined) return t('attributes:rule.between', { min: bound(minimum), max: bound(maximum) })
  if (minimum !== undefined) return t('attributes:rule.min', { min: bound(minimum) })
  return maximum === undefined ? undefined : t('attributes:rule.max', { max: bound(maximum) })
}

const decimalsText = ({ decimals }: Rules, t: Translate): string | undefined => {
  if (decimals === undefined) return undefined
  return decimals === 0 ? t('attributes:rule.whole') : t('attributes:rule.decimals', { count: decimals, shown: String(decimals) })
}

/** What the values of an attribute must be, in words; empty where any will do. `values`: how many it chooses from, or the name of its list. */
export const rulesText = (rules: Rules, values: number | string | undefined, t: Translate, format: Format): string => {
  const { maxLength, pattern } = rules
  const parts = [
    typeof values === 'number' && values > 0 ? t('attributes:rule.values', { count: values, shown: format.number(values) }) : values,
    rangeText(rules, t, format),
    decimalsText(rules, t),
    maxLength !== undefined && t('attributes:rule.length', { count: maxLength, shown: format.number(maxLength) }),
    pattern !== undefined && t('attributes:rule.pattern'),
  ]
  return format.list(parts.flatMap((part) => (typeof part === 'string' && part !== '' ? [part] : [])))
}
