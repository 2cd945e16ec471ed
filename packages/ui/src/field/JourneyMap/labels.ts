import { PLOT, type PlotPoint } from './plot.ts'

export interface Label extends PlotPoint {
  text: string
  anchor: 'start' | 'middle' | 'end'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const LABEL_SIZE = 11.5
const GAP = 11
const LETTER = 0.56
const LETTERS_MAX = 24

const meets = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Place and region are one to a map: "Pijao, Quindío" is Pijao. */
const shorten = (name: string): string => {
  const [first = ''] = name.split(',')
  return first.length > LETTERS_MAX ? `${first.slice(0, LETTERS_MAX - 1).trimEnd()}…` : first
}

/** Names beside their places, each once, where it has room. What finds none is in the list below the map. */
export const placeLabels = (spots: readonly (PlotPoint & { name: string })[]): Label[] => {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))
  const labels: Label[] = []
  for (const { x, y, name } of spots) {
    const text = shorten(name)
    if (labels.some((label) => label.text === text)) continue
    const wide = text.length * LABEL_SIZE * LETTER
    const tall = LABEL_SIZE / 2 + 1
    const options = [
      { label: { text, x: x + GAP, y: y + 4, anchor: 'start' as const }, left: x + GAP, middle: y },
      { label: { text, x: x - GAP, y: y + 4, anchor: 'end' as const }, left: x - GAP - wide, middle: y },
      { label: { text, x, y: y - GAP - 2, anchor: 'middle' as const }, left: x - wide / 2, middle: y - GAP - 6 },
      { label: { text, x, y: y + GAP + 10, anchor: 'middle' as const }, left: x - wide / 2, middle: y + GAP + 6 },
    ]
    for (const { label, left, middle } of options) {
      const box = { left, right: left + wide, top: middle - tall, bottom: middle + tall }
      const fits = left >= 4 && box.right <= PLOT.width - 4 && box.top >= 4 && box.bottom <= PLOT.height - 4
      if (!fits || taken.some((other) => meets(box, other))) continue
      labels.push(label)
      taken.push(box)
      break
    }
  }
  return labels
}
