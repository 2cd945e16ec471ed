import { expect, test } from 'vitest'
import { foldedLetters, foldText } from './fold-text.ts'
import { hasWords } from './lists.ts'

test.each([
  ['São Tomé', 'sao tome'],
  ['Đắk Lắk', 'dak lak'],
  ['Işık Çiftliği', 'isik ciftligi'],
  ['IŞIK', 'isik'],
  ['İstanbul', 'istanbul'],
  ['Łódź Øland Öland', 'lodz oland oland'],
  ['Weißenburg STRAẞE', 'weissenburg strasse'],
  ['Ærø œuvre Þingvellir', 'aero oeuvre thingvellir'],
  ['Ħamrun ŋoni Bakı Ağdərə', 'hamrun noni baki agdere'],
  ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ σισυφοσ'],
  ['Ёлка', 'елка'],
  ['ﬁnca ＡＢＣ－１２', 'finca abc-12'],
  ['Côte d’Or – “Bio”', 'cote d\'or - "bio"'],
  ['Caf\u200be\u0301\u00ad', 'cafe'],
  // Signs without which a word is another one stay.
  ['हिन्दी', 'हिन्दी'],
  ['เชียงใหม่', 'เชียงใหม่'],
  ['がば', 'がば'],
  ['ｶﾞ', 'ガ'],
  ['한국', '한국'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['שָׁלוֹם', 'שָׁלוֹם'],
])('%j is compared as %j', (text, folded) => {
  // Two orders of marks are one text.
  expect(foldText(text)).toBe(folded.normalize('NFKD').normalize('NFC'))
})

test.each([
  ['Đắk Lắk Coffee', ['Dak Lak', 'dak lak', 'đắk']],
  ['Işık Çiftliği', ['isik', 'IŞIK', 'ışık']],
  ['Łódź Øland', ['lodz', 'oland']],
  ['Weißenburg Straße', ['weissenburg', 'strasse', 'WEISSENBURG', 'Straße']],
  ['STRASSE', ['straße']],
])('%s is found by what people type', (name, queries) => {
  for (const query of queries) expect(hasWords(query, name)).toBe(true)
})

test('a kana is not found by the one without its mark', () => {
  expect(hasWords('か', 'がば')).toBe(false)
})

test('what a letter is folded to is not folded further', () => {
  for (const [letter, plain] of Object.entries(foldedLetters)) {
    expect(foldText(letter)).toBe(plain)
    expect(foldText(plain)).toBe(plain)
    expect(foldText(letter.toUpperCase())).toBe(plain)
  }
})
