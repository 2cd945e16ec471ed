/** What parsers of every kind are slow with, once more and more of it. The last letter makes what began fail at the end. */
const units: readonly string[] = [
  'a',
  'A1',
  '9',
  ' ',
  '\t',
  '\r\n',
  '-',
  '.',
  '/',
  '//',
  '@',
  'a@a.',
  'a.',
  '0,',
  '+-',
  '=1+1\n',
  '"',
  "''",
  '","',
  '\\',
  '\\"',
  '%',
  '%25',
  '&amp;',
  '&#x',
  '(',
  '((a)',
  '[',
  '{',
  '{{a}}',
  '${',
  '<',
  '<a ',
  '<b>',
  '</svg',
  '<svg></svg',
  '<a href="',
  "<a b='c' ",
  '<!--',
  '<!---->',
  '<!--> ',
  '<![CDATA[',
  '<!DOCTYPE[]>',
  '<?xml',
  '```\n',
  '`a',
  '**a',
  '[a](',
  'http://',
  'https://a.a/',
  'geo:1,1;',
  '1°',
  'N ',
  '/files/1',
  '/files/101/aaaa',
  'P1D',
  '2026-05-20T',
  'ß',
  'İ',
  'e\u0301',
  '\u0301',
  '\u202e',
  '\ufdfa',
  '👩‍🌾',
  '🇨🇴',
]

export const textCount = units.length

/** The text of this number, so long at most. */
export const buildText = (number: number, length: number): string => {
  const unit = units[number % units.length] ?? 'a'
  return `${unit.repeat(Math.floor(Math.max(0, length - 1) / unit.length))}!`.slice(0, length)
}

const nested = (open: string, close: string, count: number): string => `${open.repeat(count)}0${close.repeat(count)}`
const members = (count: number, member: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => member(index)).join(',')

/** JSON of so many bytes, about, that stands where any value may. */
export const values: Readonly<Record<string, (bytes: number) => string>> = {
  'deep lists': (bytes) => nested('[', ']', bytes / 2),
  'a text that can not be taken, in deep lists': (bytes) => nested('[', ']', bytes / 2).replace('0', '"\\u0000"'),
  'deep objects': (bytes) => nested('{"a":', '}', bytes / 6),
  'a long list': (bytes) => `[${members(bytes / 2, () => '0')}]`,
  'a list of objects': (bytes) => `[${members(bytes / 3, () => '{}')}]`,
  'a list of texts': (bytes) => `[${members(bytes / 39, (index) => `"01900000-0000-7000-8000-${String(index).padStart(12, '0')}"`)}]`,
  'many fields': (bytes) => `{${members(bytes / 12, (index) => `"f${index}":0`)}}`,
  'a long name': (bytes) => `{"${'a'.repeat(bytes)}":0}`,
  'a long number': (bytes) => '9'.repeat(bytes),
  'a number with a long exponent': (bytes) => `1e${'9'.repeat(bytes)}`,
  'a text of escapes': (bytes) => `"${'\\u0041'.repeat(bytes / 6)}"`,
}

/** Bodies that are no JSON, or hardly. */
export const bodies: Readonly<Record<string, (bytes: number) => string>> = {
  ...values,
  'lists that never end': (bytes) => '['.repeat(bytes),
  'objects that never end': (bytes) => '{"a":'.repeat(bytes / 5),
  'a text that never ends': (bytes) => `"${'a'.repeat(bytes)}`,
  'escapes that never end': (bytes) => `"${'\\'.repeat(bytes)}`,
  space: (bytes) => ' '.repeat(bytes),
  'the same field': (bytes) => `{${members(bytes / 9, () => '"name":0')}}`,
  __proto__: (bytes) => nested('{"__proto__":', '}', bytes / 14),
}

/** Queries of GraphQL in so many bytes, about. */
export const documents: Readonly<Record<string, (bytes: number) => string>> = {
  'deep selections': (bytes) => `${'{a'.repeat(bytes / 3)}${'}'.repeat(bytes / 3)}`,
  'selections that never end': (bytes) => '{a'.repeat(bytes / 2),
  aliases: (bytes) => `{${'a:myaccount{id}'.repeat(bytes / 15)}}`,
  'the same field': (bytes) => `{myaccount{${'id '.repeat(bytes / 3)}}}`,
  variables: (bytes) => `query(${Array.from({ length: bytes / 12 }, (_, index) => `$v${index}:Int`).join(' ')}){myaccount{id}}`,
  'deep types': (bytes) => `query($a:${'['.repeat(bytes / 2)}Int${']'.repeat(bytes / 2)}){myaccount{id}}`,
  fragments: (bytes) => `{myaccount{id}}${Array.from({ length: bytes / 26 }, (_, index) => `fragment f${index} on Account{id}`).join('')}`,
  'a chain of fragments': (bytes) =>
    `{myaccount{...f0}}${Array.from({ length: bytes / 34 }, (_, index) => `fragment f${index} on Account{...f${index + 1}}`).join('')}`,
  spreads: (bytes) => `{myaccount{${'...f '.repeat(bytes / 5)}}}fragment f on Account{id}`,
  'inline fragments': (bytes) => `{myaccount{${'...{'.repeat(bytes / 5)}id${'}'.repeat(bytes / 5)}}}`,
  directives: (bytes) => `{myaccount{id${'@skip(if:false)'.repeat(bytes / 15)}}}`,
  'unknown directives': (bytes) => `{myaccount{id${'@a'.repeat(bytes / 2)}}}`,
  operations: (bytes) => Array.from({ length: bytes / 22 }, (_, index) => `query q${index}{myaccount{id}}`).join(''),
  'deep lists': (bytes) => `{organizations(page:${nested('[', ']', bytes / 2)}){totalItems}}`,
  'deep objects': (bytes) => `{organizations(page:${nested('{a:', '}', bytes / 4)}){totalItems}}`,
  arguments: (bytes) => `{organizations(${'page:1 '.repeat(bytes / 7)}){totalItems}}`,
  'a long text': (bytes) => `{organizations(search:"${'\\u0041'.repeat(bytes / 6)}"){totalItems}}`,
  'a block of lines': (bytes) => `{organizations(search:"""${'\n a'.repeat(bytes / 3)}"""){totalItems}}`,
  'a long name': (bytes) => `{${'a'.repeat(bytes)}}`,
  'a long number': (bytes) => `{organizations(page:${'9'.repeat(bytes)}){totalItems}}`,
  comments: (bytes) => '#\n'.repeat(bytes / 2),
  commas: (bytes) => ','.repeat(bytes),
  'exclamation marks': (bytes) => '!'.repeat(bytes),
}
