/** As much as somebody types without copying it. */
const MOST = 24

const listSegments = (text: string, granularity: 'word' | 'grapheme') => [...new Intl.Segmenter(undefined, { granularity }).segment(text)]

/** A number without what groups its digits; any other text as it is. */
const ungroup = (text: string) => (/^\d[\d\s.,'’]*$/.test(text) ? text.replace(/(?<=\d)[\s.,'’](?=\d{3})/g, '') : text)

/** Whether this is the phrase, or as much of it as is asked for. A number may be typed with or without what groups its digits. */
export const isPhrase = (typed: string, phrase: string): boolean =>
  [phraseToType(phrase), phrase.trim()].map(ungroup).includes(ungroup(typed.trim()))

/** What has to be typed of a name: all of it, or the first words of a long one. */
export const phraseToType = (name: string): string => {
  const whole = name.trim()
  if (whole.length <= MOST) return whole
  const words = listSegments(whole, 'word').filter(({ isWordLike }) => isWordLike)
  const end = words.map(({ index, segment }) => index + segment.length).findLast((at) => at <= MOST)
  if (end !== undefined) return whole.slice(0, end)
  // One word that is longer.
  return listSegments(whole, 'grapheme')
    .filter(({ index, segment }) => index + segment.length <= MOST)
    .map(({ segment }) => segment)
    .join('')
}
