import fc from 'fast-check'
import type { Parts } from './operations.ts'
import { listLeaves, withValue } from './resource-types.ts'

/** What a client should never send and will. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e21,
  -1e308,
  '',
  ' ',
  'text',
  '0',
  '1e5',
  'NaN',
  '٣',
  'x'.repeat(300),
  'x'.repeat(250_000),
  'a\u0000b',
  'a\ud800b',
  '\udfff',
  '\u202eabc',
  '👩‍🌾',
  '__proto__',
  'constructor',
  "'; drop table assets; --",
  '%',
  '\\',
  '../../etc/passwd',
  'javascript:alert(1)',
  'http://[',
  '=1+1',
  '0000-01-01T00:00:00Z',
  '2026-02-30',
  '9999-12-31T23:59:59-12:00',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80}',
  [],
  {},
  [[[[]]]],
  [null],
  { constructor: { prototype: {} } },
  { toString: 1 },
  Array.from({ length: 600 }, () => '01900000-0000-7000-8000-00000000dead'),
]

/** Whole bodies, as they stand on the wire. */
const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '"text"',
  '7',
  'nul',
  '{',
  '{"name":1,}',
  '{"name":"a","name":"b","name":null}',
  '{}{}',
  '{"name":1e999}',
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  '\ufeff{}',
  '['.repeat(100_000),
  `${'{"name":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'x'.repeat(1_100_000),
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
]

/** Parts of a path or query, as they stand on the wire. */
const texts: readonly string[] = [
  '',
  '%20',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%ED%A0%80',
  '%2F',
  '%2e%2e',
  '-1',
  '0',
  '1.5',
  '0x65',
  '1e2',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '%27',
  '%25',
  '%5C',
  'null',
  'undefined',
  '%F0%9F%91%A9',
  '101,102',
  'x'.repeat(3000),
]

const contentTypes: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'nonsense',
]

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '\u00fc'.repeat(20) },
  { 'x-request-id': '<script>' },
  { 'accept-encoding': 'nonsense;q=x' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': 'x'.repeat(5000) },
  { range: 'bytes=0-0,-1' },
  { origin: 'null' },
]

/** A request as it goes out. */
export interface Hostile {
  parts: Parts
  /** In place of the body of the parts. */
  raw?: string | Uint8Array<ArrayBuffer>
  /** Put into the path in place of this parameter. */
  segment?: { name: string; text: string }
  /** Put behind the address. */
  search?: string
  headers: Readonly<Record<string, string>>
}

const places = (value: unknown): (string | number)[][] => {
  const all = listLeaves(value).flatMap(({ path }) => path.map((_, index) => path.slice(0, index + 1)))
  return [[], ...new Map(all.map((path) => [path.join('\0'), path])).values()]
}

/** Valid requests with one thing wrong. `names`: what the query takes. What a call does not take is tried less often: it is done then. */
export const hostileTo = (parts: Parts, names: readonly string[]): fc.Arbitrary<Hostile> => {
  const value = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) })
  const inHeaders = fc.constantFrom(...headers).map((given): Hostile => ({ parts, headers: given }))
  const pair = fc.tuple(fc.constantFrom('extra', '__proto__', ...names, ...names), fc.constantFrom(...texts))
  const inQuery = fc
    .array(pair, { minLength: 1, maxLength: 2 })
    .map((pairs): Hostile => ({ parts, headers: {}, search: pairs.map(([name, text]) => `${name}=${text}`).join('&') }))
  const ways = [
    { weight: 1, arbitrary: inHeaders },
    { weight: names.length > 0 ? 4 : 1, arbitrary: inQuery },
  ]
  const params = Object.keys(parts.params)
  if (params.length > 0) {
    const inPath = fc
      .tuple(fc.constantFrom(...params), fc.constantFrom(...texts))
      .map(([name, text]): Hostile => ({ parts, headers: {}, segment: { name, text } }))
    ways.push({ weight: 4, arbitrary: inPath })
  }
  if (parts.body !== undefined) {
    const inBody = fc
      .tuple(fc.constantFrom(...places(parts.body)), value)
      .map(([path, wrong]): Hostile => ({ parts: withValue(parts, { part: 'body', path }, wrong), headers: {} }))
    const wholeBody = fc
      .tuple(fc.constantFrom(...bodies), fc.constantFrom('application/json', ...contentTypes))
      .map(([raw, type]): Hostile => ({ parts, headers: { 'content-type': type }, raw }))
    ways.push({ weight: 9, arbitrary: inBody }, { weight: 3, arbitrary: wholeBody })
  }
  return fc.oneof(...ways)
}
