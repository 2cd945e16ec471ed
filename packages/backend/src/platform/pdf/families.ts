import type { Language } from '@tracemark/api/schemas'

const variable = (family: string): string => `@fontsource-variable/${family}`
const fixed = (family: string): string => `@fontsource/${family}`

const han = {
  jp: variable('noto-sans-jp'),
  kr: variable('noto-sans-kr'),
  sc: variable('noto-sans-sc'),
  tc: variable('noto-sans-tc'),
} as const

/** Scripts that are written today and that the first family lacks; those that most names are in come first. */
const scripts = [
  ...['', '-arabic', '-hebrew', '-thai', '-ethiopic', '-bengali', '-tamil', '-telugu', '-gujarati', '-gurmukhi', '-kannada'],
  ...['-malayalam', '-sinhala', '-oriya', '-khmer', '-lao', '-georgian', '-armenian', '-thaana', '-syriac', '-cherokee'],
  ...['-canadian-aboriginal', '-adlam', '-ol-chiki', '-meetei-mayek', '-javanese', '-balinese', '-sundanese', '-cham', '-tai-tham'],
  ...['-new-tai-lue', '-kayah-li', '-lisu', '-bamum', '-hanifi-rohingya'],
].map((script) => variable(`noto-sans${script}`))
const tibetan = variable('noto-serif-tibetan')
/** The same, of which there is no variable font. */
const scriptsOfOneWeight = [
  ...['myanmar', 'tifinagh', 'nko', 'vai', 'yi', 'mongolian', 'coptic', 'osage', 'buginese', 'lepcha', 'limbu', 'syloti-nagri'],
  ...['tai-le', 'tai-viet', 'saurashtra', 'miao'],
].map((script) => fixed(`noto-sans-${script}`))
const signs = [variable('noto-emoji'), fixed('noto-sans-symbols'), fixed('noto-sans-symbols-2')]

/**
 * These are opened with all of their letters: what joins or moves letters takes them apart and needs parts that no text names. A part
 * of them has some hundred glyphs; where a part has thousands or letters stand alone, the letters of the text do.
 */
const joined = new Set([...scripts, tibetan, ...scriptsOfOneWeight])
export const isJoined = (family: string): boolean => joined.has(family)

/** The same character is written differently in Japan, Korea, China and Taiwan: the reader's way first, else that of the text. */
const hanOrder = (language: Language, text: string): readonly string[] => {
  if (language === 'ja') return [han.jp, han.sc, han.tc, han.kr]
  if (language === 'ko') return [han.kr, han.jp, han.sc, han.tc]
  if (language === 'zh-Hant') return [han.tc, han.sc, han.jp, han.kr]
  if (language === 'zh-Hans') return [han.sc, han.tc, han.jp, han.kr]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [han.jp, han.sc, han.tc, han.kr]
  if (/\p{Script=Hangul}/u.test(text)) return [han.kr, han.jp, han.sc, han.tc]
  return [han.sc, han.tc, han.jp, han.kr]
}

/** How text looks: which family comes first, and how heavy it is. */
export const styles = {
  text: { family: variable('hanken-grotesk'), weight: 400 },
  strong: { family: variable('hanken-grotesk'), weight: 600 },
  title: { family: variable('newsreader'), weight: 500 },
} as const
export type Style = keyof typeof styles

/** Packages with families for what the portal's own lack, in the order in which they are asked. Han comes before scripts that share its punctuation. */
export const familiesFor = (language: Language, text: string): readonly string[] => [
  ...scripts,
  tibetan,
  ...hanOrder(language, text),
  ...scriptsOfOneWeight,
  ...signs,
]
