/** Of a character of Chinese, Japanese or Korean twice that of another. */
export const lengthOf = (words: string): number => words.length + (words.match(/[\u1100-\uffef]/g)?.length ?? 0)

/** Pixels beside the words: the column's own distances, the dots of its menu, and the arrow of its order. */
const BESIDE = 38
const ARROW = 18

/** Pixels that a column's head takes, in one line and clear of what stands beside its words. */
export const headWidth = (header: string, sortable = false): number => Math.ceil(BESIDE + (sortable ? ARROW : 0) + 6.6 * lengthOf(header))
