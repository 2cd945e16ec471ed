import bidiFactory from 'bidi-js'
import { create, type Font } from 'fontkit'
import * as hb from 'harfbuzzjs'

/** A letter as it is drawn. Lengths are in units of its font. */
export interface Glyph {
  id: number
  /** What it stands for in the text. */
  text: string
  /** Of the font; `xAdvance` is what it takes here. */
  advanceWidth: number
  xAdvance: number
  xOffset: number
  yOffset: number
}

/** Text as it is drawn, from the left. Lengths are in ems. */
export interface Shaped {
  glyphs: readonly Glyph[]
  width: number
  /** What is drawn beside the glyphs and says nothing: parts of letters, and boxes for letters that no font has. */
  outlines: readonly Outline[]
}

export interface Outline {
  /** As SVG has it, with y going up. */
  path: string
  x: number
  y: number
  scale: number
}

/** Why `rtla`: pdfkit hands nothing on but the names of features. It stands for the direction, as its own alternates do. */
export const FROM_THE_RIGHT = 'rtla'

export type Shape = (text: string, isRightToLeft: boolean) => Shaped

const bidi = bidiFactory()
const buffer = new hb.Buffer()

/** As it is read from the left, with brackets as they are drawn: programs that copy it turn it around. */
const fromTheLeft = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('')

/**
 * What each glyph of a cluster says: its letters one after the other, whichever order they are drawn in. Where they are written from the
 * right, one glyph says all of them. Glyphs that take room come first; undefined: nothing is left.
 */
const shareLetters = (cluster: string, advances: readonly number[], isRightToLeft: boolean): (string | undefined)[] => {
  const letters = isRightToLeft ? [fromTheLeft(cluster)] : [...cluster]
  const places = [...advances.keys()]
  const speaking = places.toSorted((one, other) => Number(advances[other] !== 0) - Number(advances[one] !== 0)).slice(0, letters.length)
  const inOrder = speaking.toSorted((one, other) => one - other)
  return places.map((place) => {
    const nth = inOrder.indexOf(place)
    return nth < 0 ? undefined : nth < inOrder.length - 1 ? letters[nth] : letters.slice(nth).join('')
  })
}

/** Shapes text of one script as HarfBuzz does: it joins, reorders and places letters as their script asks for. */
const shapeWith =
  (font: hb.Font, unitsPerEm: number): Shape =>
  (text, isRightToLeft) => {
    buffer.reset()
    buffer.addText(text)
    buffer.setClusterLevel(isRightToLeft ? hb.ClusterLevel.MONOTONE_GRAPHEMES : hb.ClusterLevel.MONOTONE_CHARACTERS)
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    const drawn = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return { id, cluster, xAdvance, xOffset, yOffset }
    })
    const clusters = Map.groupBy(drawn, ({ cluster }) => cluster)
    const starts = [...clusters.keys()].toSorted((one, other) => one - other)
    const said = new Map(
      starts.flatMap((start, index) => {
        const some = clusters.get(start) ?? []
        const letters = text.slice(index === 0 ? 0 : start, starts[index + 1])
        const advances = some.map(({ xAdvance }) => xAdvance)
        const shares = shareLetters(letters, advances, isRightToLeft)
        return some.map((glyph, nth) => [glyph, shares[nth]] as const)
      }),
    )
    const glyphs: Glyph[] = []
    const outlines: Outline[] = []
    let x = 0
    for (const glyph of drawn) {
      const { id, xAdvance, xOffset, yOffset } = glyph
      const letters = said.get(glyph)
      const last = glyphs.at(-1)
      // A glyph that says nothing would be copied as a letter that is not there, so it is drawn as a shape.
      if (letters === undefined) {
        outlines.push({ path: font.glyphToPath(id), x: x + xOffset, y: yOffset, scale: 1 })
        if (last) last.xAdvance += xAdvance
      } else glyphs.push({ id, text: letters, advanceWidth: font.glyphHAdvance(id), xAdvance, xOffset, yOffset })
      x += xAdvance
    }
    return { glyphs, outlines, width: x / unitsPerEm }
  }

const listCodePoints = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0)

/** For pdfkit, whose own shaper lacks scripts, and which copies a glyph as the first text that had it: here a glyph is one for each text. */
export const embeddable = (font: Font, shape: Shape): PDFKit.ShapedFont => {
  const createSubset = () => {
    const subset = font.createSubset()
    const includePart = subset.includeGlyph.bind(subset)
    const known = new Map<string, number>()
    const includeGlyph = (glyph: number | PDFKit.SpokenGlyph): number => {
      // A part of another glyph.
      if (typeof glyph === 'number') return includePart(glyph)
      const key = `${glyph.id} ${glyph.text}`
      const found = known.get(key) ?? subset.glyphs.push(glyph.id) - 1
      known.set(key, found)
      return found
    }
    return Object.assign(subset, { includeGlyph })
  }
  const layout = (text: string, features: readonly string[] = []) => {
    const { glyphs } = shape(text, features.includes(FROM_THE_RIGHT))
    return {
      glyphs: glyphs.map((glyph) => ({ id: glyph, advanceWidth: glyph.advanceWidth, codePoints: listCodePoints(glyph.text) })),
      // pdfkit scales them in place.
      positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset })),
      advanceWidth: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    }
  }
  return Object.assign(Object.create(font), { createSubset, layout })
}

/** A part of a font, at one weight, with the letters that a document has of it. */
export interface Face {
  name: string
  unitsPerEm: number
  /** The font's own glyph of a letter; undefined where it has none. */
  getGlyph: (letter: string) => number | undefined
  getOutline: (glyph: number) => string
  getBounds: (glyph: number) => { left: number; bottom: number; width: number; height: number }
  shape: Shape
  /** As fontkit opened it. */
  source: Font
  /** What pdfkit embeds: a font of fontkit, with letters shaped by HarfBuzz. */
  font: PDFKit.ShapedFont
}

const NOTHING = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

/** Undefined where a font has no outline at all, as one of spaces alone. */
export const createFace = (name: string, bytes: Buffer): Face | undefined => {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`)
  const face = new hb.Face(new hb.Blob(bytes))
  if (face.referenceTable('glyf') === undefined) return undefined
  const shaper = new hb.Font(face)
  const known = new Map<string, Shaped>()
  const shape = shapeWith(shaper, face.upem)
  const shapeOnce: Shape = (text, isRightToLeft) => {
    const key = `${isRightToLeft}${text}`
    const shaped = known.get(key) ?? shape(text, isRightToLeft)
    known.set(key, shaped)
    return shaped
  }
  return {
    name,
    unitsPerEm: face.upem,
    getGlyph: (letter) => shaper.nominalGlyph(letter.codePointAt(0) ?? 0),
    getOutline: (glyph) => shaper.glyphToPath(glyph),
    getBounds: (glyph) => {
      const { xBearing: left, yBearing: top, width, height } = shaper.glyphExtents(glyph) ?? NOTHING
      return { left, bottom: top + height, width, height: -height }
    },
    shape: shapeOnce,
    source: font,
    font: embeddable(font, shapeOnce),
  }
}
