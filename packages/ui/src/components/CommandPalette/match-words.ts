import { foldText } from '@tracemark/api/rules'

/** Which letters of the text answer the query, `[from, to)`, in order, and how well they do. */
export interface WordMatch {
  score: number
  ranges: readonly (readonly [from: number, to: number])[]
}

type Range = readonly [number, number]

interface Folded {
  folded: string
  /** Of each character of `folded`, the letter of the text that it stands for. */
  letters: readonly Range[]
}

/** Letter by letter, since `ß` is two characters when it is folded, and an accent none. */
const fold = (text: string): Folded => {
  let folded = ''
  const letters: Range[] = []
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = foldText(letter)
    folded += plain
    for (const _ of plain.split('')) letters.push([index, index + letter.length])
  }
  return { folded, letters }
}

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
  const { folded, letters } = fold(text)
  const matches = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => matchWord(word, folded))
  let score = 0
  const ranges: Range[] = []
  for (const match of matches) {
    if (!match) return undefined
    score += match.score
    for (const [from, to] of match.ranges) ranges.push([letters[from]?.[0] ?? 0, letters[to - 1]?.[1] ?? text.length])
  }
  return { score, ranges: join(ranges) }
}
