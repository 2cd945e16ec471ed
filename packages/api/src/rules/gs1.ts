/** GTIN lengths of the GS1 General Specifications: GTIN-8, -12, -13 and -14. */
const GTIN_LENGTHS = [8, 12, 13, 14]

/**
 * The modulo-10 check digit of GS1 keys for the digits before it (GS1 General Specifications, section 7.9):
 * weights 3 and 1 alternate from the right.
 */
export const gtinCheckDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

export const isGtin = (text: string): boolean =>
  GTIN_LENGTHS.includes(text.length) && /^\d+$/.test(text) && gtinCheckDigit(text.slice(0, -1)) === text.slice(-1)

/** The ways to write a GTIN: it is one number, however many zeros fill a place before it. */
export const gtinSpellings = (gtin: string): string[] => {
  const number = gtin.replace(/^0+/, '')
  return GTIN_LENGTHS.filter((length) => length >= number.length).map((length) => number.padStart(length, '0'))
}
