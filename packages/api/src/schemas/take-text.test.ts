import { expect, test } from 'vitest'
import { nameCharacter, takeCode, takeLine, takeLines, takeScan } from './take-text.ts'

const SAME = ['Café Zurück', 'Cafe\u0301 Zuru\u0308ck', 'Café\u00a0Zurück', 'Café Zurück\u200b', 'Café\tZurück']

test.each([
  ...SAME,
  '\ufeffCafé Zurück',
  ' Café \u3000 Zurück\n',
  'Ca\u00adfé Zu\u200d\u200crück',
  'Caf\u034fé \u202eZurück\u202c',
  'Café\u2800Zurück',
  'Café Zurück\u{e0041}\u{e007f}',
  'Café Zurück\ufe0f',
  'Cafe\u200b\u0301 Zurück\u3164',
  'Café\0 Zu\x1brück\ud800',
])('%j is taken as the name that it looks like', (text) => {
  expect(takeLine(text)).toBe('Café Zurück')
})

test.each([
  '\u200b\u200b\u200b\u200b',
  '\u2800\u2800\u2800\u2800',
  '\u3164\u3164\u3164\u3164',
  '\u00ad',
  '\uffa0\u115f\u1160',
  '\u200d\u200c',
  ' \r\n\t',
])('%j is empty', (text) => {
  expect([takeLine(text), takeLines(text), takeCode(text), takeScan(text)]).toEqual(['', '', '', ''])
})

test.each([
  'می‌خواهم',
  'क्‍ष',
  'র‍্য',
  'ശ്രീ‌മതി',
  '👩‍🌾',
  '👩🏽‍🌾',
  '❤️‍🔥',
  '👨‍👩‍👧‍👦',
  '1️⃣',
  '☕️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '葛󠄀城',
  'ᠠ᠋',
  "L'Orée d’Été – №1 ½",
  'עִבְרִית',
])('%s stays as it is', (text) => {
  expect(takeLine(text)).toBe(text.normalize('NFC'))
})

test('lines stay lines, each without blanks at its ends', () => {
  expect(takeLines(' one \r\n\ttwo\u200b  three\u2028\n\nfour \n')).toBe('one\ntwo three\n\n\nfour')
})

test.each([
  ['88-1043\u200b', '88-1043'],
  ['\u200e88-1043', '88-1043'],
  ['\t88-1043\n', '88-1043'],
  ['\u200e9501101530003', '9501101530003'],
  ['9501101530003\u200b', '9501101530003'],
  ['\u202a9501101530003\u202c', '9501101530003'],
  ['９５０１１０１５３０００３', '9501101530003'],
  ['٩٥٠١١٠١٥٣٠٠٠٣', '9501101530003'],
  ['ＡＢ－１２', 'AB-12'],
  ['𝟗𝟓', '95'],
])('%j is the code %s', (text, code) => {
  expect(takeCode(text)).toBe(code)
})

test('what a scanner reads keeps the separators of GS1', () => {
  expect(takeScan('\ufeff01095011015300031\x1d10AB \x1d')).toBe('01095011015300031\x1d10AB\x1d')
})

test('a character that nobody sees is called by its number', () => {
  expect(['\u200e', '\u{e0041}', '\u0301', ' ', 'x', 'é'].map(nameCharacter)).toEqual(['U+200E', 'U+E0041', 'U+0301', 'U+0020', 'x', 'é'])
})

test('random texts are taken once and for all, in NFC, with nothing around them', () => {
  let seed = 97
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const some = [
    ...SAME.join(''),
    ...'\u200b\u200c\u200d\u200e\u00ad\ufe0f\ufe0e\u2800\u3164\ufeff \n\t\u00a0👩🌾🏽❤☕🏴\u{e0067}\u{e0062}\u{e007f}葛\u{e0100}क्षمیᠠ\u180bが\u3099가\u1100\u1161',
    '\ud83d',
    '\udc00',
  ]
  const any = () => String.fromCodePoint(random(4) === 0 ? random(0x110000) : random(0x3100))
  for (let at = 0; at < 4000; at += 1) {
    const text = Array.from({ length: random(14) }, () => (random(3) === 0 ? any() : some[random(some.length)])).join('')
    const taken = takeLine(text)
    const told = JSON.stringify(text)
    expect(takeLine(taken), told).toBe(taken)
    expect(taken.normalize('NFC'), told).toBe(taken)
    expect(taken.isWellFormed(), told).toBe(true)
    expect(taken, told).not.toMatch(/^\s|\s$|\s\s|[\t\n\r\u200b\ufeff\u00ad\u2060]/)
    expect(taken.length, told).toBeLessThanOrEqual(3 * text.length)
    expect(takeCode(takeCode(text)), told).toBe(takeCode(text))
    expect(takeLines(takeLines(text)), told).toBe(takeLines(text))
  }
})
