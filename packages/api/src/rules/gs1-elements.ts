import type { IdentificationCode } from '../schemas/index.ts'

type Code = Pick<IdentificationCode, 'type' | 'value'>

/** The resolver that GS1 runs for everybody: it leads on to where the owner of the code has asked it to. */
const RESOLVER = 'https://id.gs1.org'

/** Application identifiers of the GS1 General Specifications (section 3.2). */
const identifiers = {
  gtin: '01',
  gln: '414',
  sscc: '00',
  grai: '8003',
  giai: '8004',
  gsrn: '8018',
  gdti: '253',
  gcn: '255',
  gsin: '402',
  ginc: '401',
  cpid: '8010',
} as const

const GTIN_LENGTH = 14

/** A code as pairs of application identifier and value; none for the organization's own. */
const toElements = ({ type, value }: Code): (readonly [string, string])[] => {
  if (type === 'custom') return []
  if (type === 'gtin') return [[identifiers.gtin, value.padStart(GTIN_LENGTH, '0')]]
  if (type === 'sgtin') {
    const [key = '', ...serial] = value.split('.')
    return serial.length === 0
      ? [[identifiers.gtin, key]]
      : [
          [identifiers.gtin, key],
          ['21', serial.join('.')],
        ]
  }
  // A GRAI in a carrier has a filler before it.
  return [[identifiers[type], type === 'grai' ? `0${value}` : value]]
}

/** `(01)09506000134352`, as labels print it below the symbol and encoders take it. Undefined for the organization's own codes. */
export const toElementString = (code: Code): string | undefined => {
  const elements = toElements(code)
  return elements.length === 0 ? undefined : elements.map(([identifier, value]) => `(${identifier})${value}`).join('')
}

/** The code as GS1 Digital Link URI, which any camera opens. Undefined for the organization's own codes. */
export const toDigitalLink = (code: Code): string | undefined => {
  const elements = toElements(code)
  if (elements.length === 0) return undefined
  return [RESOLVER, ...elements.flatMap(([identifier, value]) => [identifier, encodeURIComponent(value)])].join('/')
}
