import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDigitalLink, toElementString } from './gs1-elements.ts'
import { CODE_MAX, listCodes, type ReadCode, readCode } from './read-code.ts'

const gtin = '09506000134352'
const gs1 = { '01': gtin }

test.each([
  `01${gtin}`,
  `(01)${gtin}`,
  `(01) ${gtin}`,
  `]d201${gtin}`,
  `]C101${gtin}`,
  `]Q301${gtin}`,
  `]e001${gtin}`,
  `]d2\u001d01${gtin}`,
  `\u001d01${gtin}\r\n`,
  `https://id.gs1.org/01/${gtin}`,
  'HTTPS://ID.GS1.ORG/01/9506000134352',
  `https://shop.example/de/01/${gtin}?utm=x`,
  'https://shop.example/gtin/9506000134352',
  `id.gs1.org/01/${gtin}`,
])('%j is a GTIN of GS1', (text) => {
  expect(readCode(text)).toEqual({ kind: 'gs1', elements: gs1 })
})

test.each(['\u001d', '<GS>', '{GS}', '[GS]', '\\u001d', '\\x1d', '%1D', '&#29;', '|', '~', '^', '␝', '\u001e', '{FNC1}'])(
  'a separator that came as %j separates',
  (separator) => {
    expect(readCode(`01${gtin}10LOT-7${separator}21S1`)).toEqual({ kind: 'gs1', elements: { ...gs1, '10': 'LOT-7', '21': 'S1' } })
  },
)

test.each<[string, ReadCode]>([
  [
    `https://id.gs1.org/01/${gtin}/10/LOT%2F7/21/5?17=261231&utm=x`,
    { kind: 'gs1', elements: { ...gs1, '10': 'LOT/7', '21': '5', '17': '261231' } },
  ],
  [`https://id.gs1.org/01/${gtin}/21/%E0%A4%A`, { kind: 'gs1', elements: { ...gs1, '21': '%E0%A4%A' } }],
  [
    'https://trace.example/p/sierra-alta/finca-la-esperanza?unit=7H3K9QX2MB',
    { kind: 'label', unit: '7H3K9QX2MB', organization: 'sierra-alta', link: 'finca-la-esperanza' },
  ],
  [
    ']Q1HTTPS://TRACE.EXAMPLE/P/sierra-alta/finca?UNIT=7H3K9QX2MB#top',
    { kind: 'label', unit: '7H3K9QX2MB', organization: 'sierra-alta', link: 'finca' },
  ],
  ['trace.example:8080/p/sierra-alta/finca/', { kind: 'label', unit: undefined, organization: 'sierra-alta', link: 'finca' }],
  ['https://former.example/u?unit=7H3K9QX2MB', { kind: 'label', unit: '7H3K9QX2MB' }],
  ['9506000134352', { kind: 'gtin', gtin: '9506000134352' }],
  ['9 506000 134352', { kind: 'gtin', gtin: '9506000134352' }],
  [']E09506000134352', { kind: 'gtin', gtin: '9506000134352' }],
  ['96385074', { kind: 'gtin', gtin: '96385074' }],
  ['614141999996', { kind: 'gtin', gtin: '614141999996' }],
  ['https://id.gs1.org/ARFKk4XB0CDKWcnpq', { kind: 'unreadable', reason: 'compressed' }],
  ['x'.repeat(CODE_MAX + 1), { kind: 'unreadable', reason: 'too_long' }],
  ['https://example.org/about', { kind: 'text', text: 'https://example.org/about' }],
  ['https://', { kind: 'text', text: 'https://' }],
  [' FINCA-000017-K ', { kind: 'text', text: 'FINCA-000017-K' }],
  ['01ABC06000134352', { kind: 'text', text: '01ABC06000134352' }],
  ['9506000134353', { kind: 'text', text: '9506000134353' }],
  ['', { kind: 'text', text: '' }],
])('%j is read', (text, read) => {
  expect(readCode(text)).toEqual(read)
})

test.each([
  ['gtin', '9506000134352'],
  ['sgtin', `${gtin}.A/7`],
  ['gln', '9506000140001'],
  ['sscc', '095060001343521236'],
  ['grai', '9506000134352X1'],
  ['giai', '95060001343X1'],
  ['gsrn', '950600013435212345'],
  ['gdti', '9506000134352X1'],
  ['gcn', '950600013435212'],
  ['gsin', '95060001343521234'],
  ['ginc', '95060001343X1'],
  ['cpid', '95060001343X1'],
] as const)('a %s that we write is read again', (type, value) => {
  const code = { type, value }
  for (const text of [toElementString(code), toDigitalLink(code)]) expect(listCodes(readCode(text ?? ''))[0]).toEqual(code)
})

test('whatever it is given, it answers', () => {
  const text = fc.string({
    unit: fc.constantFrom('(', ')', '0', '1', '9', '\u001d', '/', ']', '?', '%', ':', 'h', 't', 'p', 's', '.', '|', '<GS>'),
  })
  fc.assert(fc.property(text, (given) => typeof readCode(given).kind === 'string'))
})
