import type { LabelSymbol } from '@tracemark/api/schemas'
import bwip from 'bwip-js/node'

/** Dark modules as runs within rows, in modules from the upper left corner of the quiet zone. */
export interface Symbol {
  /** Modules across, with the quiet zone on both sides. */
  size: number
  runs: readonly { x: number; y: number; length: number }[]
}

/** What each standard asks for around a code (ISO/IEC 18004 and 16022; one more than the latter's one, for cheap printers). */
const kinds = {
  qr: { name: 'qrcode', options: 'eclevel=M', quiet: 4 },
  data_matrix: { name: 'datamatrix', options: '', quiet: 2 },
} as const

export const symbolOf = (kind: LabelSymbol, text: string): Symbol => {
  const { name, options, quiet } = kinds[kind]
  const [matrix] = bwip.raw(name, text, options)
  if (!matrix || !('pixs' in matrix)) throw new TypeError(`${name} has no modules.`)
  const { pixs, pixx } = matrix
  const runs: { x: number; y: number; length: number }[] = []
  let last: (typeof runs)[number] | undefined
  for (const [index, dark] of pixs.entries()) {
    const [x, y] = [quiet + (index % pixx), quiet + Math.floor(index / pixx)]
    if (dark === 0) last = undefined
    else if (last?.y === y) last.length += 1
    else {
      last = { x, y, length: 1 }
      runs.push(last)
    }
  }
  return { size: pixx + 2 * quiet, runs }
}
