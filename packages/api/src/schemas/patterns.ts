import { takeCode } from './take-text.ts'

/** The forms of text that people meet in fields, by the code that a text of another form is refused with. */
export const patterns = {
  characters_invalid: /^[\x21-\x7e]{1,500}$/,
  color_invalid: /^#[0-9a-f]{6}$/i,
  currency_invalid: /^[A-Z]{3}$/,
  /** With a dot in the host, as all that mail from anywhere reaches. */
  email_invalid: /^[^\s@,;<>]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+$/u,
  key_invalid: /^[\x21-\x7e]{16,128}$/,
  /** With its country: a plus and 7 to 15 digits (E.164), and what people write between them. */
  phone_invalid: /^\+(?=.{7,30}$)[ ().-]*(?:\d[ ().-]*){7,15}$/,
  price_invalid: /^\d{1,9}(\.\d{1,3})?$/,
  slug_invalid: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  variant_id_invalid: /^[A-Z0-9-]{3,12}$/,
} as const

/** Something before the @ and a host with a dot after it; whether it exists only a message sent there can tell. */
export const isEmail = (text: string): boolean => patterns.email_invalid.test(text)

/** With its country. */
export const isPhone = (text: string): boolean => patterns.phone_invalid.test(text)

/** Digits without the blanks and hyphens between the groups in which they are printed. */
export const withoutGroups = (digits: string): string => takeCode(digits).replace(/[\s\p{Pd}]/gu, '')
