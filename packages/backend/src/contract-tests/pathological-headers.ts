import { buildText, textCount } from './pathological.ts'

/** What Node's own parser takes of an address and its headers together. */
export const HEAD_BYTES = 15_000
/** Of an origin: an answer says it again beside its other headers, of which a client takes as much. */
const ORIGIN_BYTES = 6_000
/** What stands in a header beside its text. */
const REST_BYTES = 100

/** Lists that headers hold. */
const lists = ['de;q=0.5,', 'W/"a",', 'a=b; ', '0-0,', 'a="b\\"";']
const buildList = (number: number, length: number): string => lists[number]?.repeat(length / 9) ?? ''

/** A text as a header carries it: bytes, without what would end the line. */
const asHeader = (text: string): string => Buffer.from(text.replace(/[\r\n]/g, ' ')).toString('latin1')

type Call = 'assets.create' | 'assets.list' | 'publicAssets.get'

/** How a text stands in each header that the server, or a library in it, reads, and a call that reads it. */
export const headers: Readonly<Record<string, readonly [name: string, value: (text: string) => string, call: Call]>> = {
  'an access token': ['authorization', (text) => `Bearer ${text}`, 'assets.list'],
  'a signed token': [
    'authorization',
    (text) => `Bearer eyJhbGciOiJFUzI1NiJ9.${Buffer.from(text).toString('base64url')}.AAAA`,
    'assets.list',
  ],
  'another kind of authorization': ['authorization', (text) => text, 'assets.list'],
  'a known version': ['if-none-match', (text) => text, 'publicAssets.get'],
  'known versions': ['if-none-match', (text) => `W/"${text}", "`, 'publicAssets.get'],
  languages: ['accept-language', (text) => text, 'publicAssets.get'],
  cookies: ['cookie', (text) => `a=${text}`, 'publicAssets.get'],
  'an idempotency key': ['idempotency-key', (text) => text, 'assets.create'],
  'an origin': ['origin', (text) => `https://${text}`, 'publicAssets.get'],
  'a content type': ['content-type', (text) => `application/json;${text}`, 'assets.create'],
  'accepted types': ['accept', (text) => text, 'publicAssets.get'],
  'accepted encodings': ['accept-encoding', (text) => text, 'publicAssets.get'],
  'a range': ['range', (text) => `bytes=${text}`, 'publicAssets.get'],
  'addresses of proxies': ['x-forwarded-for', (text) => text, 'publicAssets.get'],
  'the host of a proxy': ['x-forwarded-host', (text) => text, 'publicAssets.get'],
}

/** The header with a text of each kind, at a share of what is taken. */
export const headersWith = (header: string): [name: string, at: (size: number) => Record<string, string>][] => {
  const [name = '', value] = headers[header] ?? []
  const most = name === 'origin' ? ORIGIN_BYTES : HEAD_BYTES
  return Array.from({ length: textCount + lists.length }, (_, number) => [
    `${header} ${number}`,
    (size) => {
      const length = size * most - REST_BYTES
      const text = number < textCount ? buildText(number, length) : buildList(number - textCount, length)
      return { [name]: asHeader(value?.(text) ?? text).slice(0, size * most) }
    },
  ])
}
