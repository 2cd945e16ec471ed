import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import type { Face, FaceOf, Style } from './faces.ts'

/** Text of one look. Several make a paragraph. */
export interface Span {
  text: string
  style?: Style
  color?: string
  link?: string
}

export interface Piece {
  face: Face
  text: string
  x: number
  width: number
  span: Span
}

export interface Line {
  pieces: Piece[]
  width: number
  isRightToLeft: boolean
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Without what can't be seen or drawn; of the joiners, which change the letters beside them, none is lost. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu, '')

interface Letter {
  text: string
  span: Span
  face: Face | undefined
  level: number
}

interface Run {
  face: Face
  span: Span
  level: number
  text: string
}

const isMark = (letter: string): boolean => /^[\p{M}\u200c\u200d]$/u.test(letter)

/** Letters that one call can draw: of one font, one look and one direction. What no font has is left out. */
const runsOf = (letters: readonly Letter[]): Run[] => {
  const runs: Run[] = []
  for (const { text, span, face, level } of letters) {
    const last = runs.at(-1)
    if (last && last.span === span && last.level === level && (last.face === face || (face === undefined && isMark(text))))
      last.text += text
    else if (face) runs.push({ face, span, level, text })
  }
  return runs
}

/** Unicode's rule L2: from the deepest level up, what is at it or deeper is turned around. */
const inVisualOrder = (runs: readonly Run[]): Run[] => {
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

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The font turns words of scripts that are written from the right; signs between them it takes for Latin. */
const drawn = ({ text, level }: Run): string => {
  if (level % 2 === 0) return text
  const mirrored = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.reverse()).join('')
}

/** Sets paragraphs in lines. Widths are in points. */
export const createSetter = (faceOf: FaceOf) => {
  const widths = new Map<Face, Map<string, number>>()
  const widthOf = (face: Face, text: string): number => {
    const known = widths.get(face) ?? new Map<string, number>()
    widths.set(face, known)
    const width = known.get(text) ?? face.font.layout(text, []).advanceWidth / face.font.unitsPerEm
    known.set(text, width)
    return width
  }

  const lineOf = (letters: readonly Letter[], size: number, isRightToLeft: boolean): Line => {
    const shown = letters.slice(0, letters.findLastIndex(({ text }) => text.trim() !== '') + 1)
    let x = 0
    const pieces = inVisualOrder(runsOf(shown)).map((run) => {
      const text = drawn(run)
      const piece = { face: run.face, text, x, width: widthOf(run.face, text) * size, span: run.span }
      x += piece.width
      return piece
    })
    return { pieces, width: x, isRightToLeft }
  }

  const widthOfLetters = (letters: readonly Letter[], size: number): number =>
    runsOf(letters).reduce((sum, run) => sum + widthOf(run.face, drawn(run)) * size, 0)

  const lettersOf = (spans: readonly Span[]): { letters: Letter[]; text: string; isRightToLeft: boolean } => {
    const text = spans.map((span) => span.text).join('')
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
    let index = 0
    const letters = spans.flatMap((span) =>
      [...span.text].map((letter) => {
        const level = levels[index] ?? 0
        index += letter.length
        return { text: letter, span, face: faceOf(span.style ?? 'text', letter), level }
      }),
    )
    return { letters, text, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
  }

  /** Words with what follows them, after each of which a line may end; words that are too long in parts. */
  const wordsOf = (letters: readonly Letter[], text: string, size: number, width: number): Letter[][] => {
    const breaker = new LineBreaker(text)
    const words: Letter[][] = []
    let [at, index] = [0, 0]
    for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
      const word: Letter[] = []
      for (let letter = letters[at]; letter && index < found.position; letter = letters[at]) {
        word.push(letter)
        index += letter.text.length
        at += 1
      }
      words.push(...(widthOfLetters(word, size) <= width ? [word] : partsOf(word, size, width)))
    }
    return words
  }

  const partsOf = (word: readonly Letter[], size: number, width: number): Letter[][] => {
    const parts: Letter[][] = []
    let part: Letter[] = []
    let at = 0
    for (const { segment } of graphemes.segment(word.map(({ text }) => text).join(''))) {
      const cluster = word.slice(at, at + [...segment].length)
      at += cluster.length
      if (part.length > 0 && widthOfLetters([...part, ...cluster], size) > width) {
        parts.push(part)
        part = []
      }
      part.push(...cluster)
    }
    return [...parts, part]
  }

  const setParagraph = (spans: readonly Span[], size: number, width: number): Line[] => {
    const { letters, text, isRightToLeft } = lettersOf(spans)
    const lines: Letter[][] = []
    let line: Letter[] = []
    let used = 0
    for (const word of wordsOf(letters, text, size, width)) {
      const end = word.findLastIndex((letter) => letter.text.trim() !== '') + 1
      if (line.length > 0 && used + widthOfLetters(word.slice(0, end), size) > width) {
        lines.push(line)
        line = []
        used = 0
      }
      line.push(...word)
      used += widthOfLetters(word, size)
    }
    return [...lines, line].map((each) => lineOf(each, size, isRightToLeft))
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
