/** Of a character of Chinese, Japanese or Korean twice that of another. */
export const measureLength = (words: string): number => words.length + (words.match(/[\u1100-\uffef]/g)?.length ?? 0)

/** Pixels of letters in a head's type, by their kind; every other letter takes `OTHER`. */
const LETTERS = [
  [/[\u1100-\uffef]/, 13.2],
  [/[MW%]/, 12.6],
  [/[mw]/, 10.9],
  [/[ijlI.,:' ]/, 3.6],
  [/[frt-]/, 5.4],
  [/[sz]/, 6.2],
  [/\p{Lu}/u, 8.8],
] as const
const OTHER = 7.4

/** Pixels that words take in a head's type. */
export const measureWords = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0)

/** Pixels beside the words: the column's own distances, the dots of its menu, and the arrow of its order. */
const BESIDE = 38
const ARROW = 18

/** Pixels that a column's head takes, in one line and clear of what stands beside its words. */
export const headWidth = (header: string, sortable = false): number => Math.ceil(BESIDE + (sortable ? ARROW : 0) + measureWords(header))
