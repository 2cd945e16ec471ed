import type { LabelSymbol } from '@tracemark/api/schemas'
import bwip from 'bwip-js/node'
import encodeQr from 'qr'

/** Dark modules as runs within rows, in modules from the upper left corner of the quiet zone. */
export interface Symbol {
  /** Modules across, with the quiet zone on both sides. */
  size: number
  runs: readonly { x: number; y: number; length: number }[]
}

/** Rows of a square: true where a module is dark. */
type Modules = readonly (readonly boolean[])[]

const drawDataMatrix = (text: string): Modules => {
  const [matrix] = bwip.raw('datamatrix', text, '')
  if (!matrix || !('pixs' in matrix)) throw new TypeError('The Data Matrix has no modules.')
  const { pixs, pixx } = matrix
  return Array.from({ length: pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).map((dark) => dark !== 0))
}

/** bwip-js draws both, but takes fifty times as long for a QR code, and sheets have thousands. The library writes at least one light module around. */
const drawQr = (text: string): Modules => encodeQr(text, 'raw', { ecc: 'medium', border: 1 })

/** `quiet`: light modules around the drawing, so that with those drawn a QR code has 4 and a Data Matrix 2 (ISO/IEC 18004; 16022 asks for 1). */
const kinds = {
  qr: { draw: drawQr, quiet: 3 },
  data_matrix: { draw: drawDataMatrix, quiet: 2 },
} as const

export const encodeSymbol = (kind: LabelSymbol, text: string): Symbol => {
  const { draw, quiet } = kinds[kind]
  const modules = draw(text)
  const runs: { x: number; y: number; length: number }[] = []
  for (const [row, cells] of modules.entries()) {
    let last: (typeof runs)[number] | undefined
    for (const [column, dark] of cells.entries()) {
      if (!dark) last = undefined
      else if (last) last.length += 1
      else {
        last = { x: quiet + column, y: quiet + row, length: 1 }
        runs.push(last)
      }
    }
  }
  return { size: modules.length + 2 * quiet, runs }
}
