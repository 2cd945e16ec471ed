/**
 * Letters and signs that no decomposition takes to the plain ones that people type instead: `đ` is a letter of its own for Unicode, not a
 * `d` with a stroke. All in lower case. `search_text` in the database has the same table, as its test proves.
 */
export const foldedLetters: Readonly<Record<string, string>> = {
  // Languages of Europe, and Vietnamese
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƶ: 'z',
  ς: 'σ',
  ґ: 'г',
  // Languages of Africa and the Caucasus
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƒ: 'f',
  ǥ: 'g',
  ɣ: 'g',
  ɠ: 'g',
  ƙ: 'k',
  ɲ: 'n',
  ɩ: 'i',
  ɨ: 'i',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ƭ: 't',
  // Signs that a word processor writes instead of those on the keyboard
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʻ: "'",
  ʼ: "'",
  ʾ: "'",
  ʿ: "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}

/**
 * Marks of Latin, Greek and Cyrillic letters, and what can't be seen. The signs of other scripts stay: without its vowel signs a word of
 * Hindi or Thai is another word, as a kana without its dakuten is another sound.
 */
const DROPPED =
  /[\ufe20-\ufe2f]|[\u0300-\u036f]|[\u0483-\u0489]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]|[\u2800\p{Default_Ignorable_Code_Point}]/gu

/**
 * What searches compare, as `search_text` does in the database: small letters without accents, `strasse` for `Straße` and `dak lak` for
 * `Đắk Lắk`. Ligatures and full-width letters are plain ones.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFC')
