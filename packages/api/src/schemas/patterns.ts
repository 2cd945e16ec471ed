import { takeCode } from './take-text.ts'

/** The forms of text that people meet in fields, by the code that a text of another form is refused with. */
export const patterns = {
  characters_invalid: /^[\x21-\x7e]{1,500}$/,
  color_invalid: /^#[0-9a-f]{6}$/i,
  currency_invalid: /^[A-Z]{3}$/,
  key_invalid: /^[\x21-\x7e]{16,128}$/,
  phone_invalid: /^\+?[\d ().-]{5,30}$/,
  price_invalid: /^\d{1,9}(\.\d{1,3})?$/,
  slug_invalid: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  variant_id_invalid: /^[A-Z0-9-]{3,12}$/,
} as const

/** Digits without the blanks and hyphens between the groups in which they are printed. */
export const withoutGroups = (digits: string): string => takeCode(digits).replace(/[\s\p{Pd}]/gu, '')
