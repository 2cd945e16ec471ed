declare module 'linebreak' {
  /** Where a text may be broken into lines (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'subset-font' {
  /** The font with these letters alone. What is written of an axis is where it stays. */
  export default function subsetFont(
    font: Buffer,
    letters: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2'
      variationAxes?: Readonly<Record<string, number>>
      noHinting?: boolean
      /** Then no letters are named. */
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
