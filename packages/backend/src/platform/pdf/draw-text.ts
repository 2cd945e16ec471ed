import type { Line, Piece } from './set-text.ts'
import { FROM_THE_RIGHT } from './shape.ts'

/** Points, from the upper left corner of the page. */
interface Place {
  x: number
  baseline: number
  size: number
  /** Of spans that name no colour. */
  ink: string
}

const drawPiece = (document: PDFKit.PDFDocument, { face, text, isRightToLeft, span }: Piece, { x, baseline, size, ink }: Place): void => {
  const color = span.color ?? ink
  document
    .registerFont(face.name, face.font)
    .font(face.name)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: isRightToLeft ? [FROM_THE_RIGHT] : [] })
  for (const outline of face.shape(text, isRightToLeft).outlines) {
    const scale = size / face.unitsPerEm
    document
      .save()
      .translate(x + outline.x * scale, baseline - outline.y * scale)
      .scale(scale * outline.scale, -scale * outline.scale)
      .path(outline.path)
      .fill(color)
      .restore()
  }
}

/** Draws a line that is set. */
export const drawLine = (document: PDFKit.PDFDocument, { pieces, actual }: Line, place: Place): void => {
  if (actual !== undefined) document.markContent('Span', { actual })
  for (const piece of pieces) drawPiece(document, piece, { ...place, x: place.x + piece.x })
  if (actual !== undefined) document.endMarkedContent()
}
