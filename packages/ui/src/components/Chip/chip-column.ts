/** A character of Chinese, Japanese or Korean is as wide as two others. */
const widthOf = (word: string) =>
  [...word].reduce((width, letter) => width + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter) ? 2 : 1), 0)

/** Wide enough for the longest word of the language: in a column that has its own width no chip is cut. */
export const chipColumn = (words: readonly string[], least = 136) => Math.max(least, 64 + 6 * Math.max(...words.map(widthOf)))
