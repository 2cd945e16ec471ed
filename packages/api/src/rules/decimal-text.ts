/** A number in decimal digits: no exponent, and every digit that was given. */
export interface Decimal {
  isNegative: boolean
  whole: string
  /** Digits after the mark; empty where there are none. */
  fraction: string
}

/** No leading zeros: text such as `007` is a name that looks like a number. */
const DECIMAL = /^(-?)(0|[1-9]\d*)?(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/** The digits of a number, or of text that was kept as one; `undefined` where the text is none. */
export const readDecimal = (value: number | string): Decimal | undefined => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? []
  if (whole === '' && fraction === '') return undefined
  const shift = Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, -shift - whole.length))}${whole}${fraction}${'0'.repeat(Math.max(0, shift - fraction.length))}`
  // Where the mark comes to stand; zeros in front make up for what lies before the digits.
  const at = Math.max(0, whole.length + shift)
  return { isNegative: sign === '-', whole: digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0', fraction: digits.slice(at) }
}

/** As programs read it: `0.0000001`, never `1e-7`. Text that is no number stays as it is. */
export const decimalText = (value: number | string): string => {
  const decimal = readDecimal(value)
  if (!decimal) return String(value)
  const { isNegative, whole, fraction } = decimal
  return `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * Writes numbers as they were recorded in the writing of a language: every digit, which Intl rounds to three after the mark, and to what
 * a double holds. Text that is no number stays as it is.
 */
export const createDecimalWriter = (
  locale: string,
  options: Pick<Intl.NumberFormatOptions, 'useGrouping'> = {},
): ((value: number | string, minimumDecimals?: number) => string) => {
  const numbers = new Intl.NumberFormat(locale, options)
  const mark = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return (value, minimumDecimals = 0) => {
    const decimal = readDecimal(value)
    if (!decimal) return String(value)
    const fraction = decimal.fraction.padEnd(minimumDecimals, '0')
    return `${decimal.isNegative ? '-' : ''}${numbers.format(BigInt(decimal.whole))}${fraction === '' ? '' : `${mark}${fraction}`}`
  }
}
