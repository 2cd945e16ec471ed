import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import type { FacesOf, Part } from './faces.ts'
import type { Style } from './families.ts'

/** Text of one look. Several make a paragraph. */
export interface Span {
  text: string
  style?: Style
  color?: string
  link?: string
}

/** Text that one call draws: of one font, one look and one direction. */
interface Run extends Part {
  span: Span
  isRightToLeft: boolean
}

export interface Piece extends Run {
  x: number
  width: number
}

export interface Line {
  pieces: Piece[]
  width: number
  isRightToLeft: boolean
  /** What is copied, where it is not what the glyphs say one after the other. */
  actual?: string
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Scripts that write no space between words, so that where one ends is known from a dictionary (UAX 14, class SA). */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** Where lines may end, from the first to the end of the text. */
const findLineEnds = (text: string): number[] => {
  const ends = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) ends.add(found.position)
  if (!WITHOUT_SPACES.test(text)) return [...ends]
  for (const { index } of dictionary.segment(text))
    if (WITHOUT_SPACES.test(text.charAt(index - 1)) && WITHOUT_SPACES.test(text.charAt(index))) ends.add(index)
  return [...ends].sort((one, other) => one - other)
}

/** Without control characters, which say nothing. What can't be seen but changes the letters beside it stays. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')

/** What is seen as one letter, or a part of it where no font has all of it. */
interface Letter extends Part {
  span: Span
  level: number
}

/** Runs with their levels, from which their order on paper follows. */
const listRuns = (letters: readonly Letter[]): Letter[] => {
  const runs: Letter[] = []
  for (const letter of letters) {
    const last = runs.at(-1)
    if (last && last.span === letter.span && last.level === letter.level && last.face === letter.face) last.text += letter.text
    else runs.push({ ...letter })
  }
  return runs
}

/** Unicode's rule L2: from the deepest level up, what is at it or deeper is turned around. */
const inVisualOrder = (runs: readonly Letter[]): Letter[] => {
  const ordered = [...runs]
  const levels = runs.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  return ordered
}

const isFromTheRight = ({ level }: Letter): boolean => level % 2 === 1

const measureWidth = (letters: readonly Letter[], size: number): number =>
  listRuns(letters).reduce((sum, run) => sum + run.face.shape(run.text, isFromTheRight(run)).width * size, 0)

/**
 * The line's text, where glyphs that are moved or take no room would be copied in another order, or with spaces between. Not of what is
 * written from the right, which programs that copy it turn around, nor of letters beyond Unicode's first plane, which some leave out.
 */
const findActual = (letters: readonly Letter[], pieces: readonly Piece[]): Pick<Line, 'actual'> => {
  const isMoved = pieces.some(({ face, text, isRightToLeft }) => {
    const { glyphs, outlines } = face.shape(text, isRightToLeft)
    return outlines.length > 0 || glyphs.some(({ xAdvance, xOffset, yOffset }) => xAdvance === 0 || xOffset !== 0 || yOffset !== 0)
  })
  const text = letters.map((letter) => letter.text).join('')
  return isMoved && !letters.some(isFromTheRight) && !/[\u{10000}-\u{10ffff}]/u.test(text) ? { actual: text } : {}
}

/** Sets paragraphs in lines. Widths are in points. */
export const createSetter = (facesOf: FacesOf) => {
  const buildLine = (letters: readonly Letter[], size: number, isRightToLeft: boolean): Line => {
    const shown = letters.slice(0, letters.findLastIndex(({ text }) => text.trim() !== '') + 1)
    let x = 0
    const pieces = inVisualOrder(listRuns(shown)).map((run) => {
      const { face, text, span } = run
      const isRightToLeft = isFromTheRight(run)
      const piece = { face, text, span, isRightToLeft, x, width: face.shape(text, isRightToLeft).width * size }
      x += piece.width
      return piece
    })
    return { pieces, width: x, isRightToLeft, ...findActual(shown, pieces) }
  }

  const listLetters = (spans: readonly Span[]): { letters: Letter[]; text: string; isRightToLeft: boolean } => {
    const text = spans.map((span) => span.text).join('')
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
    const letters: Letter[] = []
    let index = 0
    for (const span of spans)
      for (const { segment } of graphemes.segment(span.text))
        for (const part of facesOf(span.style ?? 'text', segment)) {
          letters.push({ ...part, span, level: levels[index] ?? 0 })
          index += part.text.length
        }
    return { letters, text, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
  }

  /** Words with what follows them, after each of which a line may end; words that are too long in parts. */
  const splitWords = (letters: readonly Letter[], text: string, size: number, width: number): Letter[][] => {
    const words: Letter[][] = []
    let [at, index] = [0, 0]
    for (const end of findLineEnds(text)) {
      const word: Letter[] = []
      for (let letter = letters[at]; letter && index < end; letter = letters[at]) {
        word.push(letter)
        index += letter.text.length
        at += 1
      }
      words.push(...(measureWidth(word, size) <= width ? [word] : splitWord(word, size, width)))
    }
    return words
  }

  const splitWord = (word: readonly Letter[], size: number, width: number): Letter[][] => {
    const parts: Letter[][] = []
    let part: Letter[] = []
    for (const letter of word) {
      if (part.length > 0 && measureWidth([...part, letter], size) > width) {
        parts.push(part)
        part = []
      }
      part.push(letter)
    }
    return [...parts, part]
  }

  const setParagraph = (spans: readonly Span[], size: number, width: number): Line[] => {
    const { letters, text, isRightToLeft } = listLetters(spans)
    const lines: Letter[][] = []
    let line: Letter[] = []
    let used = 0
    for (const word of splitWords(letters, text, size, width)) {
      const end = word.findLastIndex((letter) => letter.text.trim() !== '') + 1
      if (line.length > 0 && used + measureWidth(word.slice(0, end), size) > width) {
        lines.push(line)
        line = []
        used = 0
      }
      line.push(...word)
      used += measureWidth(word, size)
    }
    return [...lines, line].map((each) => buildLine(each, size, isRightToLeft))
  }

  /** A line of text ends a paragraph. */
  return (spans: readonly Span[], size: number, width: number): Line[] => {
    const paragraphs: Span[][] = [[]]
    for (const span of spans)
      for (const [index, text] of clean(span.text).split('\n').entries()) {
        if (index > 0) paragraphs.push([])
        if (text !== '') paragraphs.at(-1)?.push({ ...span, text })
      }
    return paragraphs.filter((paragraph) => paragraph.length > 0).flatMap((paragraph) => setParagraph(paragraph, size, width))
  }
}
export type SetText = ReturnType<typeof createSetter>
