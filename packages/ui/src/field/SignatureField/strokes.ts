/** The pad's own measure, whatever its size on the screen: strokes keep their place when it is turned. */
export const PAD = { width: 1000, height: 400 } as const
/** How thick a line is, in units of the pad. */
export const LINE = 6

/** One line of the pen: `x, y, x, y, …` in units of the pad, whole numbers. */
export type Stroke = readonly number[]

const points = (stroke: Stroke) =>
  Array.from({ length: Math.floor(stroke.length / 2) }, (_, index) => [stroke[2 * index] ?? 0, stroke[2 * index + 1] ?? 0] as const)

const half = (value: number) => Math.round(value * 5) / 10

/** SVG path data: curves from the middle of one pair of points to the middle of the next, so that no corner shows. */
export const drawPath = (stroke: Stroke): string => {
  const [first, ...others] = points(stroke)
  if (!first) return ''
  const last = others.at(-1)
  // A tap is a dot: a line too short to see, and its round caps. One without length would not be drawn on a canvas.
  if (!last) return `M${first.join(' ')}h.1`
  const curves = others.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? last
    return `Q${x} ${y} ${half(x + nextX)} ${half(y + nextY)}`
  })
  return `M${first.join(' ')}${curves.join('')}L${last.join(' ')}`
}

/** With one more point, unless it is too near to tell. */
export const withPoint = (stroke: Stroke, x: number, y: number): Stroke => {
  const [lastX, lastY] = stroke.slice(-2)
  const near = lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < LINE / 2
  return near ? stroke : [...stroke, Math.round(x), Math.round(y)]
}

/** The signature as a picture of its own, in black on nothing. */
export const signatureSvg = (strokes: readonly Stroke[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAD.width} ${PAD.height}" fill="none" stroke="#000" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes.map(drawPath).join('')}"/></svg>`

/** The same as PNG; `width` in pixels, on `ground` where one is named. */
export const signaturePng = (
  strokes: readonly Stroke[],
  { width = PAD.width, ground }: { width?: number; ground?: string } = {},
): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * PAD.height) / PAD.width)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('The browser gives no canvas to draw on.'))
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.scale(width / PAD.width, width / PAD.width)
  context.lineWidth = LINE
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(strokes.map(drawPath).join('')))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser can not write PNG.'))), 'image/png'),
  )
}
