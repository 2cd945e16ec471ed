declare namespace PDFKit {
  /** A picture that a document has opened: drawn again and again, it stands in the file once. */
  interface OpenImage {
    width: number
    height: number
  }

  /** A glyph of the font, and what it says. */
  interface SpokenGlyph {
    id: number
    text: string
  }

  interface ShapedGlyph {
    /** What the document hands to the subset of the font. */
    id: SpokenGlyph
    advanceWidth: number
    codePoints: readonly number[]
  }

  interface GlyphPlace {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }

  /** What the document asks of a font that is open; the package's types leave it out. */
  interface ShapedFont {
    layout(
      text: string,
      features?: readonly string[],
    ): { glyphs: readonly ShapedGlyph[]; positions: readonly GlyphPlace[]; advanceWidth: number }
    createSubset(): { includeGlyph(glyph: number | SpokenGlyph): number; encode(): Uint8Array }
  }

  interface PDFDocument {
    /** The catalogue of the document, which the package's types leave out. */
    _root: { data: { ViewerPreferences?: PDFKitReference } }
    openImage(src: Uint8Array): OpenImage
    image(src: OpenImage, x: number, y: number, options: Mixins.ImageOption): this
    registerFont(name: string, src: ShapedFont): this
  }
}
