import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Language } from '@tracemark/api/schemas'
import subsetFont from 'subset-font'
import { BOX, BOX_LETTERS, createBlanks, createBoxes, SPACE } from './boxes.ts'
import { familiesFor, isJoined, type Style, styles } from './families.ts'
import { createFace, type Face } from './shape.ts'

const require = createRequire(import.meta.url)
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A part of a family, for some letters. Each package lists which. */
interface Piece {
  name: string
  ranges: readonly (readonly [number, number])[]
}

const readRanges = (list: string): Piece['ranges'] =>
  list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace(/^u\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })

const getFolder = (family: string): string => join(require.resolve(`${family}/unicode.json`), '..')

const known = new Map<string, readonly Piece[]>()
const listPieces = (family: string): readonly Piece[] => {
  const found = known.get(family)
  if (found) return found
  const listed: Record<string, string> = JSON.parse(readFileSync(join(getFolder(family), 'unicode.json'), 'utf8'))
  const pieces = Object.entries(listed).map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: readRanges(ranges) }))
  known.set(family, pieces)
  return pieces
}

/** A variable font has every weight; of the others, what lacks the weight has the regular one. */
const findFile = (family: string, piece: string, weight: number) => {
  const path = (kind: string | number) => join(getFolder(family), 'files', `${basename(family)}-${piece}-${kind}-normal.woff2`)
  if (existsSync(path('wght'))) return { path: path('wght'), variationAxes: { wght: weight } }
  return { path: existsSync(path(weight)) ? path(weight) : path(400) }
}

/** Bytes of a glyph's header. fontkit reads it of a glyph without an outline (a space), too, which at the end of the file lies behind it. */
const GLYPH_HEADER = 10

const openPiece = async (family: string, piece: string, weight: number, letters: string, name: string): Promise<Face | undefined> => {
  const { path, ...axes } = findFile(family, piece, weight)
  const isWhole = isJoined(family)
  const options = { targetFormat: 'sfnt', noHinting: true, keepAllGlyphs: isWhole, ...axes } as const
  const font = await subsetFont(await readFile(path), isWhole ? undefined : `${letters}${letters.normalize('NFKD')}`, options)
  return createFace(name, Buffer.concat([font, Buffer.alloc(GLYPH_HEADER)]))
}

/** Those that a font has to have: the others show nothing, or change the letters beside them. */
const visible = (text: string): string[] => [...text].filter((letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter))

const isSeen = (letter: string): boolean => !/[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(letter)

/** What is seen as one letter, or parts of it, where no font has all of it. */
export interface Part {
  text: string
  face: Face
}
export type FacesOf = (style: Style, letter: string) => readonly Part[]

const holds = ({ ranges }: Piece, letter: string): boolean =>
  visible(letter).every((each) => {
    const code = each.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => code >= from && code <= to)
  })

/** Of several pieces that are for a letter, the one that is for most of them: letters join and move only within a piece. */
const piecesFor = (family: string, letters: readonly string[]): Map<Piece | undefined, string[]> => {
  const candidates = new Map(letters.map((letter) => [letter, listPieces(family).filter((piece) => holds(piece, letter))]))
  const counts = new Map<Piece, number>()
  for (const piece of [...candidates.values()].flat()) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const getCount = (piece: Piece): number => counts.get(piece) ?? 0
  return Map.groupBy(letters, (letter) => candidates.get(letter)?.toSorted((one, other) => getCount(other) - getCount(one))[0])
}

/** Puts the fonts of these letters into `found`, and gives those letters that none has. */
const findFaces = async (
  found: Map<string, Face>,
  letters: readonly string[],
  { families, weight, named }: { families: readonly string[]; weight: number; named: () => string },
): Promise<string[]> => {
  let missing = letters.filter((letter) => visible(letter).length > 0)
  for (const family of families) {
    if (missing.length === 0) break
    const byPiece = piecesFor(family, missing)
    for (const [piece, some] of byPiece) {
      const face = piece && (await openPiece(family, piece.name, weight, some.join(''), named()))
      // A piece may be for letters that it does not have.
      for (const letter of some) if (face && visible(letter).every((each) => face.getGlyph(each) !== undefined)) found.set(letter, face)
    }
    missing = missing.filter((letter) => !found.has(letter))
  }
  return missing
}

const openStyle = async (style: Style, text: string, others: readonly string[]): Promise<(letter: string) => readonly Part[]> => {
  if (text === '') return () => []
  const { family, weight } = styles[style]
  const found = new Map<string, Face>()
  let count = 0
  const named = () => {
    count += 1
    return `${style} ${count}`
  }
  const letters = new Set([...BOX_LETTERS, ...Array.from(graphemes.segment(text), ({ segment }) => segment)])
  letters.delete('\n')
  const where = { families: [family, ...others], weight, named }
  const missing = await findFaces(found, [...letters], where)
  const parts = new Set(missing.filter((letter) => [...letter].length > 1).flatMap((letter) => [...letter]))
  const nowhere = [...missing.filter((letter) => [...letter].length === 1), ...(await findFaces(found, [...parts], where))]
  if (nowhere.some(isSeen)) await findFaces(found, [BOX], where)
  const own = found.get(SPACE)
  if (!own) throw new Error(`${family} has no Latin letters.`)
  const blanks = createBlanks(own, named())
  const box = found.get(BOX)
  const boxes = box && createBoxes(box, own, named())
  return (letter) => {
    const face = found.get(letter)
    if (face) return [{ text: letter, face }]
    return [...letter].map((each) => ({ text: each, face: found.get(each) ?? (isSeen(each) ? boxes : undefined) ?? blanks }))
  }
}

/** Opens what these texts, which lines end, need, and nothing else: a font with all Chinese characters has megabytes, and what a page shows of it a few kilobytes. */
export const openFaces = async (texts: Readonly<Record<Style, string>>, language: Language): Promise<FacesOf> => {
  const others = familiesFor(language, Object.values(texts).join(''))
  const opened = {
    text: await openStyle('text', texts.text, others),
    strong: await openStyle('strong', texts.strong, others),
    title: await openStyle('title', texts.title, others),
  }
  return (style, letter) => opened[style](letter)
}
