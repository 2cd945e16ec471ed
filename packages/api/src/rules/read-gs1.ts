import { isGtin } from './gs1.ts'

/** Application identifiers whose value has a fixed length, by their first two digits (GS1 General Specifications, figure 7.8.5-2). */
const FIXED: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16, '20': 2 },
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((date) => [date, 6])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((measure) => [measure, 6])),
  '41': 13,
}

/** How many digits an identifier has, by its first two; two where it is not named. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['23', '24', '25', '40', '41', '42', '71'].map((group) => [group, 3])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'].map((group) => [group, 4])),
}

/** Groups of identifiers that GS1 has given out. */
const GIVEN = /^(?:0[0-4]|1\d|2[0-5]|3[0-79]|4[0-3]|7[0-2]|8[0-2]|9\d)/
const VALUE_MAX = 90

/** Keys, of which a text has one at least: without a mark of GS1, other digits may look like element strings by chance. */
const KEYS = ['01', '02', '00', '414', '253', '255', '401', '402', '8003', '8004', '8006', '8010', '8017', '8018']
/** How old Digital Links name them. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ gtin: '01', sscc: '00', gln: '414', gdti: '253', gcn: '255', ginc: '401', gsin: '402', grai: '8003', giai: '8004', itip: '8006' },
  ...{ cpid: '8010', gsrnp: '8017', gsrn: '8018', lot: '10', ser: '21', cpv: '22' },
}

export const GS = '\u001d'

/** Values by application identifier, such as `{ '01': '09506000134352', '10': 'ABC' }`. */
export type Gs1Elements = Readonly<Record<string, string>>

const DIGITS = /^\d+$/
/** An identifier, where a text begins with one. */
const identifierAt = (text: string, from: number): string | undefined => {
  const group = text.slice(from, from + 2)
  const identifier = text.slice(from, from + (LENGTHS[group] ?? 2))
  return GIVEN.test(group) && identifier.length === (LENGTHS[group] ?? 2) && DIGITS.test(identifier) ? identifier : undefined
}

const isValue = (identifier: string, value: string): boolean => {
  const fixed = FIXED[identifier.slice(0, 2)]
  if (value === '' || value.length > VALUE_MAX || (fixed !== undefined && (value.length !== fixed || !DIGITS.test(value)))) return false
  return identifier === '01' || identifier === '02' ? isGtin(value) : true
}

/** `undefined` where a value is none of its identifier, or one identifier says two things. */
const collectElements = (pairs: Iterable<readonly [string, string]>): Gs1Elements | undefined => {
  const elements = new Map<string, string>()
  for (const [identifier, value] of pairs) {
    if (!isValue(identifier, value) || (elements.get(identifier) ?? value) !== value) return undefined
    elements.set(identifier, value)
  }
  return KEYS.some((key) => elements.has(key)) ? Object.fromEntries(elements) : undefined
}

const readElementString = (text: string): Gs1Elements | undefined => {
  const pairs: [string, string][] = []
  let at = 0
  while (at < text.length) {
    const identifier = identifierAt(text, at)
    if (identifier === undefined) return undefined
    const from = at + identifier.length
    const fixed = FIXED[identifier.slice(0, 2)]
    const separator = text.indexOf(GS, from)
    const end = fixed === undefined ? (separator === -1 ? text.length : separator) : from + fixed
    pairs.push([identifier, text.slice(from, end)])
    at = end
    while (text[at] === GS) at += 1
  }
  return collectElements(pairs)
}

const readBrackets = (text: string): Gs1Elements | undefined => {
  const parts = text.slice(1).split(/\((?=\d{2,4}\))/)
  const pairs = parts.map((part): [string, string] => {
    const [identifier = '', ...value] = part.split(')')
    return [identifier.trim(), value.join(')').replaceAll(GS, '').trim()]
  })
  return pairs.every(([identifier]) => identifierAt(identifier, 0) === identifier) ? collectElements(pairs) : undefined
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const getIdentifier = (name: string): string => NAMES[name.toLowerCase()] ?? name

/** A GTIN of eight, twelve or thirteen digits fills the place of fourteen. */
const filled = (identifier: string, value: string): string => (identifier === '01' && DIGITS.test(value) ? value.padStart(14, '0') : value)

/** What a GS1 Digital Link says, whoever runs its resolver; `undefined` of every other address. */
export const readDigitalLink = (address: URL): Gs1Elements | undefined => {
  const parts = address.pathname.split('/').map(decoded)
  const start = parts.findIndex((part, index) => KEYS.includes(getIdentifier(part)) && (parts[index + 1] ?? '') !== '')
  if (start < 0) return undefined
  const pairs: [string, string][] = []
  for (let index = start; index + 1 < parts.length; index += 2) {
    const identifier = getIdentifier(parts[index] ?? '')
    if (identifierAt(identifier, 0) !== identifier) break
    pairs.push([identifier, filled(identifier, parts[index + 1] ?? '')])
  }
  for (const [key, value] of address.searchParams) if (identifierAt(key, 0) === key) pairs.push([key, value])
  return collectElements(pairs)
}

/** A GS1 element string: as it was scanned, with U+001D between its parts, or with brackets, as it is printed. `undefined` where it is none. */
export const readElements = (text: string): Gs1Elements | undefined => {
  let from = 0
  while (text[from] === GS) from += 1
  const plain = text.slice(from)
  if (plain === '') return undefined
  return plain.startsWith('(') ? readBrackets(plain) : readElementString(plain)
}
