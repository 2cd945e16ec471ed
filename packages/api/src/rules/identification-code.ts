import type * as z from 'zod/mini'
import type { IdentificationCodeVerdict, identificationCodeTypes } from '../schemas/index.ts'
import { withoutGroups } from '../schemas/patterns.ts'
import { takeCode } from '../schemas/take-text.ts'
import { gtinCheckDigit, gtinSpellings } from './gs1.ts'
import { listCodes, readCode } from './read-code.ts'

type Verdict = z.infer<typeof IdentificationCodeVerdict>
type CodeType = (typeof identificationCodeTypes)[number]

/** Character sets 82 and 39 of the GS1 General Specifications (section 7.11). */
const SET_82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/
const SET_39 = /^[#\-/0-9A-Z]*$/
const DIGITS = /^\d*$/

/** A key of digits whose last one checks the others, and what may follow it. */
interface Numeric {
  lengths: readonly number[]
  /** Digits of the key where a serial number follows at once; `separator` where one stands between. */
  serial?: { max: number; characters: RegExp; separator?: string }
}

/** A key that begins with the company's prefix, which has 4 to 12 digits, and goes on as the company likes. */
interface Free {
  max: number
  characters: RegExp
}

/** GS1 General Specifications, sections 3 and 7.9. Without application identifiers, so a GRAI has no leading filler. */
const formats: Readonly<Record<Exclude<CodeType, 'custom'>, Numeric | Free>> = {
  gtin: { lengths: [8, 12, 13, 14] },
  sgtin: { lengths: [14], serial: { max: 20, characters: SET_82, separator: '.' } },
  gln: { lengths: [13] },
  sscc: { lengths: [18] },
  grai: { lengths: [13], serial: { max: 16, characters: SET_82 } },
  giai: { max: 30, characters: SET_82 },
  gsrn: { lengths: [18] },
  gdti: { lengths: [13], serial: { max: 17, characters: SET_82 } },
  gcn: { lengths: [13], serial: { max: 12, characters: DIGITS } },
  gsin: { lengths: [17] },
  ginc: { max: 30, characters: SET_82 },
  cpid: { max: 30, characters: SET_39 },
}

/** A code as it is kept. Its digits are printed in groups, and entered as they are printed, or as a scanner reads them from a label. */
export const plainCode = (type: CodeType, value: string): string => {
  const given = takeCode(value)
  if (given === '' || type === 'custom') return given
  const format = formats[type]
  // A key may begin with the digits of an identifier: what is well formed as it stands, or as long as a key whose digit is wrong, is taken so.
  const { valid, reason } = 'lengths' in format ? checkNumeric(given, format) : checkFree(given, format)
  const hasForm = valid || (reason === 'wrong_check_digit' && 'lengths' in format && format.lengths.includes(given.length))
  const code = (hasForm ? undefined : listCodes(readCode(value)).find((said) => said.type === type)?.value) ?? given
  if (!('lengths' in format)) return code
  if (!format.serial) return withoutGroups(code)
  const [groups = ''] = /^\d[\d\s\p{Pd}]*/u.exec(code) ?? []
  const last = [...groups.matchAll(/\d/g)][(format.lengths[0] ?? 0) - 1]
  if (!last) return code
  // Behind the key a hyphen is part of the serial number.
  const end = last.index + 1
  return withoutGroups(code.slice(0, end)) + code.slice(end)
}

/** The codes of its type that say the same as this one, and itself. */
export const codeSpellings = (type: CodeType, code: string): string[] => (type === 'gtin' ? gtinSpellings(code) : [code])

/** How many digits or characters a code of a type can have; with a serial number behind it up to `max`. */
export const codeLengths = (type: Exclude<CodeType, 'custom'>): { digits: readonly number[]; max: number } => {
  const format = formats[type]
  if (!('lengths' in format)) return { digits: [], max: format.max }
  const { lengths, serial } = format
  return { digits: lengths, max: Math.max(...lengths) + (serial ? serial.max + (serial.separator?.length ?? 0) : 0) }
}

/** The place, from 1, of the first character that a code of this type can't have where it stands; undefined where there is none. */
export const wrongCharacterPlace = (type: Exclude<CodeType, 'custom'>, code: string): number | undefined => {
  const format = formats[type]
  const digits = 'lengths' in format ? split(code, format)[0].length : 4
  const { characters } = ('lengths' in format ? format.serial : format) ?? { characters: DIGITS }
  const place = [...code].findIndex((character, index) =>
    index < digits
      ? !/\d/.test(character)
      : !(characters.test(character) || ('lengths' in format && character === format.serial?.separator)),
  )
  return place === -1 ? undefined : place + 1
}

const COMPANY_PREFIX = /^\d{4}/

const checkFree = (code: string, { max, characters }: Free): Verdict => {
  if (code.length <= 4 || code.length > max) return { valid: false, reason: 'wrong_length' }
  return COMPANY_PREFIX.test(code) && characters.test(code) ? { valid: true } : { valid: false, reason: 'wrong_characters' }
}

/** The key, and the serial number behind it. */
const split = (code: string, { lengths: [length = 0], serial }: Numeric): [string, string] => {
  if (!serial) return [code, '']
  const at = serial.separator === undefined ? length : code.indexOf(serial.separator)
  return at === -1 ? [code, ''] : [code.slice(0, at), code.slice(at + (serial.separator?.length ?? 0))]
}

const checkNumeric = (code: string, format: Numeric): Verdict => {
  const [key, serial] = split(code, format)
  if (!/^\d+$/.test(key)) return { valid: false, reason: 'not_digits' }
  if (!format.lengths.includes(key.length) || serial.length > (format.serial?.max ?? 0)) return { valid: false, reason: 'wrong_length' }
  if (format.serial && !format.serial.characters.test(serial)) return { valid: false, reason: 'wrong_characters' }
  const digit = gtinCheckDigit(key.slice(0, -1))
  if (digit === key.slice(-1)) return { valid: true }
  return { valid: false, reason: 'wrong_check_digit', expected: key.slice(0, -1) + digit + code.slice(key.length) }
}

/** Whether a code is one of its type: the right length and characters, and the check digit that the others give. */
export const checkIdentificationCode = (type: CodeType, value: string): Verdict => {
  const code = plainCode(type, value)
  if (code === '') return { valid: false, reason: 'empty' }
  if (type === 'custom') return { valid: true }
  const format = formats[type]
  return 'lengths' in format ? checkNumeric(code, format) : checkFree(code, format)
}
