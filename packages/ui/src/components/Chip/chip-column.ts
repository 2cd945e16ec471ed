/** A character of Chinese, Japanese or Korean is as wide as two others. */
const widthOf = (word: string) => word.length + (word.match(/[\u1100-\uffef]/g)?.length ?? 0)

/** Wide enough for the longest word of the language: in a column that has its own width no chip is cut. */
export const chipColumn = (words: readonly string[], least = 136) => Math.max(least, 64 + 6 * Math.max(...words.map(widthOf)))
