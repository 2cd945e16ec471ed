/** Application identifiers whose value has a fixed length, by that length (GS1 General Specifications, 7.8.5). */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
  '410': 13,
  '414': 13,
  '417': 13,
}
/** Those of variable length that we read, up to the separator. */
const VARIABLE = ['10', '21', '22', '37', '240', '253', '254', '255', '8004', '8006', '8010', '8017', '8018']

const SEPARATOR = '\u001d'
const identifierAt = (text: string) => [4, 3, 2].map((length) => text.slice(0, length)).find((ai) => ai in FIXED || VARIABLE.includes(ai))

/** Values by application identifier, such as `{ '01': '09506000134352', '10': 'ABC' }`. */
export type Gs1Elements = Readonly<Record<string, string>>

const readElementString = (text: string): Gs1Elements | undefined => {
  const elements: Record<string, string> = {}
  let rest = text
  while (rest !== '') {
    const ai = identifierAt(rest)
    if (ai === undefined) return undefined
    rest = rest.slice(ai.length)
    const fixed = FIXED[ai]
    const end = fixed ?? (rest.includes(SEPARATOR) ? rest.indexOf(SEPARATOR) : rest.length)
    const value = rest.slice(0, end)
    if (value === '' || (fixed !== undefined && (value.length !== fixed || !/^\d+$/.test(value)))) return undefined
    elements[ai] = value
    rest = rest.slice(end)
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1)
  }
  return elements
}

const readDigitalLink = (address: URL): Gs1Elements | undefined => {
  const parts = address.pathname.split('/').map(decodeURIComponent)
  const start = parts.findIndex((part, index) => ['01', '00', '414', '253', '8004'].includes(part) && index < parts.length - 1)
  if (start < 0) return undefined
  const pairs = [...address.searchParams].filter(([key]) => /^\d{2,4}$/.test(key))
  for (let index = start; index + 1 < parts.length; index += 2) pairs.push([parts[index] ?? '', parts[index + 1] ?? ''])
  const elements = Object.fromEntries(pairs)
  return elements['01'] === undefined ? elements : { ...elements, '01': elements['01'].padStart(14, '0') }
}

const readBrackets = (text: string): Gs1Elements | undefined => {
  const found = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)]
  return found.map(([whole]) => whole).join('') === text ? Object.fromEntries(found.map(([, ai, value]) => [ai, value])) : undefined
}

/** GS1 in any of its forms: element string (as scanned), brackets (as printed), Digital Link. `undefined` where it is none. */
export const readGs1 = (text: string): Gs1Elements | undefined => {
  if (/^https?:/i.test(text)) return URL.canParse(text) ? readDigitalLink(new URL(text)) : undefined
  if (text.startsWith('(')) return readBrackets(text)
  const named = text.replace(/^\](C1|e0|d2|Q3)/, '')
  const plain = named.startsWith(SEPARATOR) ? named.slice(1) : named
  return plain === '' ? undefined : readElementString(plain)
}
