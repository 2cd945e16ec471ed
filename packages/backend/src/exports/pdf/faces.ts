import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Language } from '@tracemark/api/schemas'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** How text looks: which family comes first, and how heavy it is. */
export const styles = {
  text: { family: 'hanken-grotesk', weight: 400 },
  strong: { family: 'hanken-grotesk', weight: 600 },
  title: { family: 'newsreader', weight: 500 },
} as const
export type Style = keyof typeof styles

const han = { jp: 'noto-sans-jp', kr: 'noto-sans-kr', sc: 'noto-sans-sc', tc: 'noto-sans-tc' } as const
/** Families for what the portal's own lack, in the order in which they are asked. */
const others = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'noto-sans-ethiopic'] as const

/** The same character is written differently in Japan, Korea, China and Taiwan: the reader's way first, else that of the text. */
const hanOrder = (language: Language, text: string): readonly string[] => {
  if (language === 'ja') return [han.jp, han.sc, han.tc, han.kr]
  if (language === 'ko') return [han.kr, han.jp, han.sc, han.tc]
  if (language === 'zh-Hant') return [han.tc, han.sc, han.jp, han.kr]
  if (language === 'zh-Hans') return [han.sc, han.tc, han.jp, han.kr]
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [han.jp, han.sc, han.tc, han.kr]
  if (/\p{Script=Hangul}/u.test(text)) return [han.kr, han.jp, han.sc, han.tc]
  return [han.sc, han.tc, han.jp, han.kr]
}

const require = createRequire(import.meta.url)
/** Each package has a font in pieces, and says which letters each of them is for. */
const folderOf = (family: string): string => join(require.resolve(`@fontsource-variable/${family}/unicode.json`), '..')

interface Piece {
  file: string
  ranges: readonly (readonly [number, number])[]
}

const rangesOf = (list: string): Piece['ranges'] =>
  list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace(/^u\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })

const piecesOf = (family: string): Piece[] => {
  const folder = folderOf(family)
  const listed: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return Object.entries(listed).map(([name, ranges]) => ({
    file: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesOf(ranges),
  }))
}

/** A part of a font, at one weight, with the letters that a document has of it. */
export interface Face {
  name: string
  bytes: Buffer
  font: Font
}

/** Bytes of a glyph's header. fontkit reads it of a glyph without an outline (a space), too, which at the end of the file lies behind it. */
const GLYPH_HEADER = 10

const openFace = async (file: string, weight: number, letters: readonly string[]): Promise<Face> => {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, noHinting: true } as const
  const bytes = Buffer.concat([await subsetFont(await readFile(file), letters.join(''), options), Buffer.alloc(GLYPH_HEADER)])
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`)
  return { name: `${file} ${weight}`, bytes, font }
}

/** A piece may be for letters that it does not have; where it has none of them, not even the table to look in is left. */
const has = ({ font }: Face, letter: string): boolean => {
  try {
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  } catch {
    return false
  }
}

export type FaceOf = (style: Style, letter: string) => Face | undefined

const facesOfStyle = async (style: Style, text: string, families: readonly string[]): Promise<Map<string, Face>> => {
  const { family: first, weight } = styles[style]
  const found = new Map<string, Face>()
  let missing = [...new Set(text)]
  for (const family of [first, ...families]) {
    if (missing.length === 0) break
    const byPiece = Map.groupBy(missing, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return pieces(family).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    })
    for (const [piece, letters] of byPiece) {
      if (!piece) continue
      const face = await openFace(piece.file, weight, letters)
      for (const letter of letters) if (has(face, letter)) found.set(letter, face)
    }
    missing = missing.filter((letter) => !found.has(letter))
  }
  return found
}

const known = new Map<string, Piece[]>()
const pieces = (family: string): Piece[] => {
  const all = known.get(family) ?? piecesOf(family)
  known.set(family, all)
  return all
}

/** Opens what these texts need, and nothing else: a font with all Chinese characters has megabytes, and what a page shows of it a few kilobytes. */
export const openFaces = async (texts: Readonly<Record<Style, string>>, language: Language): Promise<FaceOf> => {
  const families = [...others, ...hanOrder(language, Object.values(texts).join('')), 'noto-emoji']
  const found = {
    text: await facesOfStyle('text', texts.text, families),
    strong: await facesOfStyle('strong', texts.strong, families),
    title: await facesOfStyle('title', texts.title, families),
  }
  return (style, letter) => found[style].get(letter)
}
