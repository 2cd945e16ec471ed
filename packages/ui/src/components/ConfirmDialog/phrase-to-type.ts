/** As much as somebody types without copying it. */
const MOST = 24

const listSegments = (text: string, granularity: 'word' | 'grapheme') => [...new Intl.Segmenter(undefined, { granularity }).segment(text)]

/** Whether this is the phrase, or as much of it as is asked for. A number may be typed with what groups its digits. */
export const isPhrase = (typed: string, phrase: string): boolean => {
  const said = typed.trim()
  const digits = /^\d+$/.test(phrase) ? said.replace(/(?<=\d)[\s.,'’](?=\d{3})/g, '') : said
  return [phraseToType(phrase), phrase.trim()].includes(digits)
}

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
