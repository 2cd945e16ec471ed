import type * as z from 'zod/mini'
import type { IdentificationCodeVerdict } from '../schemas/index.ts'
import { gtinCheckDigit } from './gs1.ts'

type Verdict = z.infer<typeof IdentificationCodeVerdict>

/** Digits of the keys that end in a check digit (GS1 General Specifications, section 7.9); a GDTI may have a serial behind it. */
const lengths: Readonly<Record<string, readonly number[]>> = {
  gtin: [8, 12, 13, 14],
  sgtin: [14],
  gln: [13],
  sscc: [18],
  gdti: [13],
}

/** Whether a code is one of its type: the right length, digits alone, and the check digit that the others give. */
export const checkIdentificationCode = (type: string, value: string): Verdict => {
  const code = value.trim()
  if (code === '') return { valid: false, reason: 'empty' }
  const wanted = lengths[type]
  if (!wanted) return { valid: true }
  // A serial number may follow in an SGTIN (after a dot) and in a GDTI.
  const [key = ''] = type === 'sgtin' ? code.split('.') : [type === 'gdti' ? code.slice(0, 13) : code]
  if (!/^\d+$/.test(key)) return { valid: false, reason: 'not_digits' }
  if (!wanted.includes(key.length)) return { valid: false, reason: 'wrong_length' }
  const digit = gtinCheckDigit(key.slice(0, -1))
  return digit === key.slice(-1) ? { valid: true } : { valid: false, reason: 'wrong_check_digit', expected: key.slice(0, -1) + digit }
}
