import type { Point } from '@tracemark/api/schemas'

export interface PlotPoint {
  x: number
  y: number
}

export const PLOT = { width: 326, height: 190, margin: 38 } as const

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(Math.max(-85, Math.min(85, latitude))) / 2))

export interface Plot {
  /** The places in their order. */
  places: PlotPoint[]
  project: (longitude: number, latitude: number) => PlotPoint
  /** Of one unit of the picture, in its middle. */
  kilometres: number
}

/** A single place is shown with as much around it, in kilometres. */
const AROUND_ONE_KM = 30

/** Fits coordinates into the picture, north up, with the same scale both ways; a single place stands in the middle. */
export const createPlot = (points: readonly Point[]): Plot => {
  let before: number | undefined
  const flat = points.map(({ coordinates: [longitude, latitude] }) => {
    // Over the antimeridian the way goes on, and not around the world.
    const near = before === undefined ? longitude : longitude + 360 * Math.round((before - longitude) / 360)
    before = near
    return { x: radians(near), y: -mercator(latitude) }
  })
  const xs = flat.map((point) => point.x)
  const ys = flat.map((point) => point.y)
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const { width, height, margin } = PLOT
  /** On the globe, of one radian of the picture. */
  const radius = EARTH_KM / Math.cosh(middle.y)
  const fit = (values: readonly number[], size: number) =>
    (size - 2 * margin) / Math.max(Math.max(...values) - Math.min(...values), (AROUND_ONE_KM / radius) * (size / width))
  const scale = Math.min(fit(xs, width), fit(ys, height))
  const place = ({ x, y }: PlotPoint): PlotPoint => ({ x: width / 2 + (x - middle.x) * scale, y: height / 2 + (y - middle.y) * scale })
  return {
    places: flat.map(place),
    project: (longitude, latitude) => place({ x: radians(longitude), y: -mercator(latitude) }),
    kilometres: radius / scale,
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A soft line through the places in their order (Catmull-Rom as Bézier curves). */
export const plotLine = (points: readonly PlotPoint[]): string => {
  const [first] = points
  if (!first) return ''
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? first
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    // No handle is longer than a third of its own piece: beside a long way a short one would swing out.
    const most = Math.hypot(end.x - start.x, end.y - start.y) / 3
    const handle = (from: PlotPoint, to: PlotPoint) => {
      const [x, y] = [(to.x - from.x) / 6, (to.y - from.y) / 6]
      const part = Math.min(1, most / (Math.hypot(x, y) || 1))
      return { x: x * part, y: y * part }
    }
    const [out, back] = [handle(before, end), handle(start, after)]
    const one = { x: start.x + out.x, y: start.y + out.y }
    const two = { x: end.x - back.x, y: end.y - back.y }
    return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(end.x)} ${round(end.y)}`
  })
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}`
}

/** A round distance that a bar of at most `room` units stands for. */
export const chooseScale = (kilometres: number, room: number): { distance: number; length: number } => {
  const power = 10 ** Math.floor(Math.log10(kilometres * room))
  const distance = power * ([5, 2, 1].find((step) => step * power <= kilometres * room) ?? 1)
  return { distance, length: round(distance / kilometres) }
}
