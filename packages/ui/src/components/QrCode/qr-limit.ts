/** Error correction: M mends 15 % of a damaged code; H 30 %, which a picture in the middle needs. */
export type QrLevel = 'M' | 'H'

/** Characters that the largest code (version 40) holds, by what they are (ISO/IEC 18004, table 7). */
const capacity: Record<QrLevel, { digits: number; capitals: number; bytes: number }> = {
  M: { digits: 5596, capitals: 3391, bytes: 2331 },
  H: { digits: 3057, capitals: 1852, bytes: 1273 },
}

/** Whether a text fits into a code at all. */
export const fitsQr = (text: string, level: QrLevel): boolean => {
  const { digits, capitals, bytes } = capacity[level]
  if (/^\d*$/.test(text)) return text.length <= digits
  if (/^[\dA-Z $%*+./:-]*$/.test(text)) return text.length <= capitals
  return new TextEncoder().encode(text).length <= bytes
}

/** A phone's camera tells modules apart from this size on, in millimetres. */
const MODULE = 0.35

/** How wide a code has to be printed to be read, in whole millimetres. `modules`: across, with the quiet zone. */
export const readableWidth = (modules: number): number => Math.ceil(modules * MODULE)
