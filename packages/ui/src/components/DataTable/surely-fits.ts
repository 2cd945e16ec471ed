/** For digits of one width, and letters that are wider beside others than alone. */
const SLACK = 1.15

export type Pen = Pick<CanvasRenderingContext2D, 'measureText'>

/** Writes as this element does; none before its letters have come. */
export const penLike = (element: Element): Pen | undefined => {
  if (document.fonts.status !== 'loaded') return undefined
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return undefined
  // Not the shorthand: it is empty where digits are all of one width.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return pen
}

/**
 * Says of a text whether it surely fits into so many px. What does needs no clipping, which costs a browser more than all else about a
 * cell (decision 115). Letters are added up as each stands alone, and measured once.
 */
export const createFitting = (penOf: () => Pen | undefined) => {
  const widths = new Map<string, number>()
  let pen: Pen | undefined
  return (text: string, room: number): boolean => {
    pen ??= penOf()
    if (!pen) return false
    let width = 0
    for (const letter of text) {
      const known = widths.get(letter) ?? pen.measureText(letter).width
      widths.set(letter, known)
      width += known
    }
    return width * SLACK <= room
  }
}
