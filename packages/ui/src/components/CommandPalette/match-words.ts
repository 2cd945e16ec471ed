/** Which letters of the text answer the query, `[from, to)`, in order, and how well they do. */
export interface WordMatch {
  score: number
  ranges: readonly (readonly [from: number, to: number])[]
}

type Range = readonly [number, number]

/** Letter by letter, so that places in it are places in the text: lower case, without accents. */
const fold = (text: string): string =>
  [...text.normalize('NFC').split('')].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)).join('')

const startsWord = (folded: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))

const wordStarts = (folded: string, letter: string): number[] =>
  [...folded].flatMap((candidate, at) => (candidate === letter && startsWord(folded, at) ? [at] : []))

/** The letters in their order with others between them, from the start of a word on: `gg` in "Grower Groups". */
const scattered = (word: string, folded: string): Range[] | undefined => {
  for (const start of wordStarts(folded, word.charAt(0))) {
    const ranges: Range[] = [[start, start + 1]]
    let at = start + 1
    for (const letter of word.slice(1)) {
      const found = folded.indexOf(letter, at)
      if (found < 0) break
      ranges.push([found, found + 1])
      at = found + 1
    }
    if (ranges.length === word.length) return ranges
  }
  return undefined
}

const matchWord = (word: string, folded: string): WordMatch | undefined => {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (startsWord(folded, at)) return { score: at === 0 ? 5 : 4, ranges: [[at, at + word.length]] }
  }
  const inside = folded.indexOf(word)
  if (inside >= 0) return { score: 2, ranges: [[inside, inside + word.length]] }
  const ranges = scattered(word, folded)
  return ranges && { score: 1, ranges }
}

const join = (ranges: readonly Range[]): Range[] => {
  const joined: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/**
 * Whether every word of the query is in the text, in any order, whatever their case and accents: at the start of a word, inside
 * of one, or as letters with others between them.
 */
export const matchWords = (query: string, text: string): WordMatch | undefined => {
  const folded = fold(text)
  const matches = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => matchWord(word, folded))
  let score = 0
  const ranges: Range[] = []
  for (const match of matches) {
    if (!match) return undefined
    score += match.score
    ranges.push(...match.ranges)
  }
  return { score, ranges: join(ranges) }
}
