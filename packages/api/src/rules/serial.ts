import { takeCode } from '../schemas/take-text.ts'
import { unitChecksum } from './unit-checksum.ts'

/** Short numbers are written with zeros before them, so that serials of one asset look alike. */
const DIGITS = 6

const SERIAL = /^([A-Z][A-Z0-9]{1,11})-(\d{1,15})(?:-([0-9A-Z]))?$/

const tidy = (text: string): string => takeCode(text).replaceAll(' ', '').toUpperCase()

/** The serial of a unit: `FINCA-000017-K`, where FINCA is the prefix of its asset, 17 its number, and K checks both. */
export const formatSerial = (prefix: string, sequenceNumber: number): string => {
  const name = `${prefix}-${String(sequenceNumber).padStart(DIGITS, '0')}`
  return `${name}-${unitChecksum(name)}`
}

export type ReadSerial =
  | { valid: true; prefix: string; sequenceNumber: number }
  | { valid: false; reason: 'not_a_serial' }
  /** `expected`: the whole serial with the right character. */
  | { valid: false; reason: 'wrong_check_character'; expected: string }

/** What a serial says, however it is typed: small letters, spaces, and numbers without their zeros are taken, and the check character may be absent. */
export const readSerial = (text: string): ReadSerial => {
  const [, prefix, digits, check] = SERIAL.exec(tidy(text)) ?? []
  if (prefix === undefined || digits === undefined) return { valid: false, reason: 'not_a_serial' }
  const sequenceNumber = Number(digits)
  const expected = formatSerial(prefix, sequenceNumber)
  return check === undefined || expected.endsWith(check)
    ? { valid: true, prefix, sequenceNumber }
    : { valid: false, reason: 'wrong_check_character', expected }
}
