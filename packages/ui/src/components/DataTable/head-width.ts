/** Of a character of Chinese, Japanese or Korean twice that of another. */
export const lengthOf = (words: string): number => words.length + (words.match(/[\u1100-\uffef]/g)?.length ?? 0)

/** Pixels of a column, wide enough for its head to say what it is in one line, and no narrower than `least`. */
export const headWidth = (header: string, least: number): number => Math.max(least, Math.ceil(26 + 6.6 * lengthOf(header)))
