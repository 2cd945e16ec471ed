/** The first and the last byte, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of so many bytes that a `Range` header asks for (RFC 9110, section 14). `undefined` where all are given: none is asked
 * for, or several, or in a way that can't be read. `unsatisfiable`: the part begins behind the end.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
