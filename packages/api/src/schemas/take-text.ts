/** What nobody sees: marks that a display leaves out, controls, halves of a character, and annotation marks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]+/gu

/** Tabs and line breaks, spaces of every width, and the letter of Braille that has no dots. */
const BLANKS = /[\p{White_Space}\u2800]+/gu
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Scripts in which a joiner changes how the letters beside it are written. */
const JOINED =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]$/u
const IDEOGRAPH = /^\p{Ideographic}$/u
const MONGOLIAN = /^\p{Script=Mongolian}$/u
const PICTURE = /^\p{Extended_Pictographic}$/u
/** The last character of a picture: skin tones, and the sign that makes it one. */
const PICTURE_END = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
/** The flags of England, Scotland and Wales are a flag and letters that can't be seen. */
const FLAG = /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u

/** A sign that says which form the character before it has: a picture or a letter, one of a Chinese character's, or of a Mongolian letter's. */
const selectorIn = (run: string, before: string, after: string): string => {
  const [first = ''] = run
  if (/^[\ufe0e\ufe0f]$/.test(first)) return PICTURE.test(before) || after === '\u20e3' ? first : ''
  if (/^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(first)) return IDEOGRAPH.test(before) ? first : ''
  return /^[\u180b-\u180d\u180f]$/.test(first) && MONGOLIAN.test(before) ? first : ''
}

const joinerIn = (run: string, before: string, after: string): string => {
  const [joiner = ''] = /[\u200c\u200d]/.exec(run) ?? []
  if (JOINED.test(before) && JOINED.test(after)) return joiner
  return joiner === '\u200d' && PICTURE_END.test(before) && PICTURE.test(after) ? joiner : ''
}

/** What of a run of unseen characters has to stay, between the characters that it stands between. */
const pickKept = (run: string, before: string, after: string): string => {
  const [flag] = (before === '\u{1f3f4}' && FLAG.exec(run)) || []
  if (flag !== undefined) return flag
  const selector = selectorIn(run, before, after)
  return selector + joinerIn(run, selector || before, after)
}

const characterBefore = (text: string, at: number): string => {
  const low = text.codePointAt(at - 2) ?? 0
  return low > 0xffff ? String.fromCodePoint(low) : text.charAt(at - 1)
}
const characterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (run, at: number, whole: string) => pickKept(run, characterBefore(whole, at), characterAt(whole, at + run.length)))

/** One line of text as it is kept: NFC, nothing that can't be seen but joiners where they belong, blanks as one space, none at the ends. */
export const takeLine = (text: string): string => withoutUnseen(text.replace(BLANKS, ' ')).replace(/ +/g, ' ').trim().normalize('NFC')

/** As `takeLine`, of a text of several lines. */
export const takeLines = (text: string): string => text.replace(BREAKS, '\n').split('\n').map(takeLine).join('\n').trim()

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Digits of all scripts stand in tens, from 0. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/** A code as it is kept: as `takeLine`, with digits and Latin letters of full width, and digits of other scripts, as ASCII. */
export const takeCode = (text: string): string =>
  takeLine(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)

/** What a device has read: a code, or several parts between the separators of GS1. */
export const takeScan = (text: string): string => text.split('\x1d').map(takeCode).join('\x1d')

/** `U+200E` for what a message could not show. */
export const nameCharacter = (character: string): string =>
  takeLine(character) === '' || /^\p{M}/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character
