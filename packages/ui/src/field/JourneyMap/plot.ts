import type { Point } from '@tracemark/api/schemas'

export interface PlotPoint {
  x: number
  y: number
}

export const PLOT = { width: 326, height: 156, margin: 34 } as const

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 360))

/** Fits coordinates into the picture, north up, with the same scale both ways; a single place stands in the middle. */
export const plotPoints = (points: readonly Point[]): PlotPoint[] => {
  const flat = points.map(({ coordinates: [longitude, latitude] }) => ({ x: (longitude * Math.PI) / 180, y: -mercator(latitude) }))
  const xs = flat.map((point) => point.x)
  const ys = flat.map((point) => point.y)
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const span = { x: Math.max(...xs) - Math.min(...xs), y: Math.max(...ys) - Math.min(...ys) }
  const { width, height, margin } = PLOT
  const scale = Math.min((width - 2 * margin) / (span.x || 1e-9), (height - 2 * margin) / (span.y || 1e-9))
  const place = (value: number, centre: number, extent: number, size: number) =>
    extent === 0 ? size / 2 : size / 2 + (value - centre) * scale
  return flat.map((point) => ({ x: place(point.x, middle.x, span.x, width), y: place(point.y, middle.y, span.y, height) }))
}

const round = (value: number) => Math.round(value * 10) / 10

/** A soft line through the places in their order (Catmull-Rom as Bézier curves). */
export const plotLine = (points: readonly PlotPoint[]): string => {
  const [first] = points
  if (!first) return ''
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? first
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const one = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const two = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(end.x)} ${round(end.y)}`
  })
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}`
}
