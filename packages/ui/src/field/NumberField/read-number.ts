export interface NumberMarks {
  decimal: string
  group: string
}

const known = new Map<string, NumberMarks>()

const findMarks = (locale: string): NumberMarks => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const find = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: find('decimal') || '.', group: find('group') }
}

/** The marks that a locale writes in numbers. */
export const numberMarks = (locale: string): NumberMarks => {
  const marks = known.get(locale) ?? findMarks(locale)
  known.set(locale, marks)
  return marks
}

const PLAIN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/
const POINT_GROUPS = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/
const COMMA_GROUPS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/** `+007.` is 7, `.5` is 0.5. */
const tidy = (number: string): string =>
  number
    .replace('+', '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')

/**
 * Reads what a person types, in the locale's writing or the other one: `11,2`, `11.2`, `1.740,5` and `1,740.5`. A single mark is
 * decimal, but the locale's own group mark before exactly three digits is a group. With a point and every digit that was typed;
 * `undefined` when it isn't a number.
 */
export const readNumberText = (text: string, { group }: NumberMarks): string | undefined => {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[−–]/, '-')
  const plain = PLAIN.test(compact)
  const isGrouped = (groups: RegExp, mark: string) => groups.test(compact) && (!plain || mark === group)
  if (isGrouped(COMMA_GROUPS, ',')) return tidy(compact.replaceAll(',', ''))
  if (isGrouped(POINT_GROUPS, '.')) return tidy(compact.replaceAll('.', '').replace(',', '.'))
  return plain ? tidy(compact.replace(',', '.')) : undefined
}

/** The number that a person types, as far as a double has its digits. */
export const readNumber = (text: string, marks: NumberMarks): number | undefined => {
  const read = readNumberText(text, marks)
  return read === undefined ? undefined : Number(read)
}
