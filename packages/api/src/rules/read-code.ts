import type { IdentificationCode } from '../schemas/index.ts'
import { withoutGroups } from '../schemas/patterns.ts'
import { takeCode, takeScan } from '../schemas/take-text.ts'
import { isGtin } from './gs1.ts'
import { GS, type Gs1Elements, readDigitalLink, readElements } from './read-gs1.ts'

/** Longer than any label's code: a QR code of so many letters is more than a hand wide. */
export const CODE_MAX = 2_048

type KnownCode = Pick<IdentificationCode, 'type' | 'value'>

/** What a code says, whether it was scanned or typed. */
export type ReadCode =
  /** Our own label, or the address of a public page: `link` is the asset's, of now or before; `unit` the id of a unit. */
  | { kind: 'label'; unit?: string | undefined; organization?: string | undefined; link?: string | undefined }
  /** GS1 element strings and Digital Links. */
  | { kind: 'gs1'; elements: Gs1Elements }
  /** A GTIN of 8, 12, 13 or 14 digits, without the gaps between them. */
  | { kind: 'gtin'; gtin: string }
  /** `compressed`: a Digital Link in the compressed form, which says nothing without a resolver's tables. */
  | { kind: 'unreadable'; reason: 'compressed' | 'too_long' }
  /** Whatever it says: a name, an id, a code of the organization's own. */
  | { kind: 'text'; text: string }

/** AIM identifiers, with which scanners tell the symbology (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/
/**
 * What scanners that type as a keyboard send for FNC1, which no key stands for. None of the single ones is a character of GS1 (character set 82).
 */
const SEPARATORS = /<GS>|\{GS\}|\[GS\]|\(GS\)|\\u001d|\\x1d|%1d|&#29;|<FNC1>|\{FNC1\}|[\u241d|~^`]/giu

/** A scanner that can't send FNC1 as itself sends another control character. */
const CONTROLS = /\p{Cc}/gu

const ADDRESS = /^https?:\/\//i
/** The address of a page as people type it: without its scheme. */
const TYPED_ADDRESS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?\/(?:p|01)\//i
const RESOLVER = 'id.gs1.org'
const COMPRESSED = /^\/[\w-]{8,}\/?$/

const findParameter = (address: URL, names: readonly string[]): string | undefined => {
  for (const [name, value] of address.searchParams) if (names.includes(name.toLowerCase()) && value.trim() !== '') return value.trim()
  return undefined
}

const decoded = (part: string | undefined): string | undefined => {
  try {
    return part === undefined || part === '' ? undefined : decodeURIComponent(part)
  } catch {
    return part
  }
}

const readAddress = (address: URL): ReadCode | undefined => {
  const elements = readDigitalLink(address)
  if (elements) return { kind: 'gs1', elements }
  const unit = findParameter(address, ['unit', 'item'])
  const [, page = '', organization, link] = address.pathname.split('/')
  if (page.toLowerCase() === 'p' && link) return { kind: 'label', unit, organization: decoded(organization), link: decoded(link) }
  if (unit !== undefined) return { kind: 'label', unit }
  return address.hostname === RESOLVER && COMPRESSED.test(address.pathname) ? { kind: 'unreadable', reason: 'compressed' } : undefined
}

/**
 * Reads what a scanner or a person gives: our own labels, GS1 element strings with and without brackets, marks of the symbology and
 * separators however they were sent, Digital Links, GTINs. Anything else is text.
 */
export const readCode = (given: string): ReadCode => {
  if (given.length > CODE_MAX) return { kind: 'unreadable', reason: 'too_long' }
  const plain = takeScan(given.trim().replace(CONTROLS, GS)).replace(SYMBOLOGY, '').trim()
  const address = ADDRESS.test(plain) ? plain : TYPED_ADDRESS.test(plain) ? `https://${plain}` : undefined
  const url = address === undefined ? null : URL.parse(address)
  if (url) return readAddress(url) ?? { kind: 'text', text: takeCode(plain) }
  const elements = readElements(plain.replace(SEPARATORS, GS))
  if (elements) return { kind: 'gs1', elements }
  const digits = withoutGroups(plain)
  return isGtin(digits) ? { kind: 'gtin', gtin: digits } : { kind: 'text', text: takeCode(plain) }
}

/** Thirteen digits, as they are printed below a bar code, where the fourteenth only fills its place. */
const shortGtin = (gtin: string): string => (gtin.length === 14 && gtin.startsWith('0') ? gtin.slice(1) : gtin)

/** The identification codes that GS1 elements are, the most exact first. */
const codesOfElements = (elements: Gs1Elements): KnownCode[] => {
  const gtin = elements['01'] ?? elements['02']
  const serial = elements['21']
  const codes: [KnownCode['type'], string | undefined][] = [
    ['sgtin', gtin !== undefined && serial !== undefined ? `${gtin}.${serial}` : undefined],
    ['gtin', gtin && shortGtin(gtin)],
    ['sscc', elements['00']],
    ['gln', elements['414']],
    // In a carrier a filler stands before it.
    ['grai', elements['8003']?.slice(1)],
    ['giai', elements['8004']],
    ['gsrn', elements['8018'] ?? elements['8017']],
    ['gdti', elements['253']],
    ['gcn', elements['255']],
    ['gsin', elements['402']],
    ['ginc', elements['401']],
    ['cpid', elements['8010']],
  ]
  return codes.flatMap(([type, value]) => (value === undefined ? [] : [{ type, value }]))
}

/** The identification codes that a text says, the most exact first; none of a text that only its organization understands. */
export const listCodes = (read: ReadCode): KnownCode[] => {
  if (read.kind === 'gs1') return codesOfElements(read.elements)
  return read.kind === 'gtin' ? [{ type: 'gtin', value: read.gtin }] : []
}
