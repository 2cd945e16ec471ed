import 'fontkit'

declare module 'fontkit' {
  interface Subset {
    /** The ids of the glyphs that it has, at their new ids. */
    glyphs: number[]
    includeGlyph(glyph: number): number
  }
}
