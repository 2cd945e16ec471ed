import { embeddable, type Face, type Outline, type Shape } from './shape.ts'

export const SPACE = ' '
/** What is drawn in a font's own size in place of a letter. */
export const BOX = '□'
/** What is written in it. */
export const BOX_LETTERS: readonly string[] = [...'0123456789ABCDEF', SPACE]

/** Parts of the box: what stays free on each side within it, and what a digit takes of its own size for a cell of one em. */
const FREE = 0.11
const DIGIT = { width: 0.64, height: 0.82 } as const

/** The letter's number in Unicode, in two rows within a box. */
const digitsIn = (letter: string, box: Face, digits: Face): Outline[] => {
  const { left, bottom, width, height } = box.getBounds(box.getGlyph(BOX) ?? 0)
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase()
  const shown = [...code.padStart(code.length > 4 ? 6 : 4, '0')]
  const columns = shown.length / 2
  const cell = { width: (width * (1 - 2 * FREE)) / columns, height: (height * (1 - 2 * FREE)) / 2 }
  const size = Math.min(cell.width / DIGIT.width, cell.height / DIGIT.height)
  return shown.map((digit, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return {
      path: digits.getOutline(digits.getGlyph(digit) ?? 0),
      x: left + width * FREE + column * cell.width,
      y: bottom + height * FREE + (1 - row) * cell.height + (cell.height - size * 0.7) / 2,
      scale: size / digits.unitsPerEm,
    }
  })
}

/** For letters that no font has: a box with their number, so that nobody takes a name for complete. What is copied are the letters. */
export const createBoxes = (box: Face, digits: Face, name: string): Face => {
  const id = box.getGlyph(BOX) ?? 0
  const [glyph] = box.shape(BOX, false).glyphs
  const advance = glyph?.xAdvance ?? 0
  const shape: Shape = (text, isRightToLeft) => {
    const letters = isRightToLeft ? [...text].reverse() : [...text]
    return {
      glyphs: letters.map((letter) => ({ id, text: letter, advanceWidth: advance, xAdvance: advance, xOffset: 0, yOffset: 0 })),
      outlines: letters.flatMap((letter, index) =>
        digitsIn(letter, box, digits).map((outline) => ({ ...outline, x: index * advance + outline.x })),
      ),
      width: (letters.length * advance) / box.unitsPerEm,
    }
  }
  return { ...box, name, shape, font: embeddable(box.source, shape) }
}

/** For letters that show nothing: spaces of other scripts, and what changes letters beside it. */
export const createBlanks = (face: Face, name: string): Face => {
  const id = face.getGlyph(SPACE) ?? 0
  const [space] = face.shape(SPACE, false).glyphs
  const advanceWidth = space?.advanceWidth ?? 0
  const shape: Shape = (text, isRightToLeft) => {
    const letters = isRightToLeft ? [...text].reverse() : [...text]
    const glyphs = letters.map((letter) => {
      const xAdvance = /\p{Default_Ignorable_Code_Point}/u.test(letter) ? 0 : advanceWidth
      return { id, text: letter, advanceWidth, xAdvance, xOffset: 0, yOffset: 0 }
    })
    return { glyphs, outlines: [], width: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unitsPerEm }
  }
  return { ...face, name, shape, font: embeddable(face.source, shape) }
}
