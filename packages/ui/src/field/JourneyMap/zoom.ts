import { PLOT, type Plot, type PlotPoint } from './plot.ts'

/** How much larger, and which spot of the whole picture stands in the middle. */
export interface PlotView extends PlotPoint {
  zoom: number
}

export const ZOOM_MAX = 16

export const wholeView: PlotView = { zoom: 1, x: PLOT.width / 2, y: PLOT.height / 2 }

const within = (value: number, size: number, zoom: number) => Math.min(Math.max(value, size / 2 / zoom), size - size / 2 / zoom)

/** Nothing beyond the whole picture is shown. */
export const heldView = ({ zoom, x, y }: PlotView): PlotView => {
  const held = Math.min(Math.max(zoom, 1), ZOOM_MAX)
  return { zoom: held, x: within(x, PLOT.width, held), y: within(y, PLOT.height, held) }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A plot of which a part fills the picture. */
export interface ZoomedPlot extends Plot {
  zoom: number
  /** What brings drawings of the whole picture to their places. */
  transform: string
}

export const zoomPlot = (plot: Plot, { zoom, x, y }: PlotView): ZoomedPlot => {
  const shift = { x: PLOT.width / 2 - x * zoom, y: PLOT.height / 2 - y * zoom }
  const move = (point: PlotPoint): PlotPoint => ({ x: point.x * zoom + shift.x, y: point.y * zoom + shift.y })
  return {
    places: plot.places.map(move),
    project: (longitude, latitude) => move(plot.project(longitude, latitude)),
    kilometres: plot.kilometres / zoom,
    zoom,
    transform: `translate(${round(shift.x)} ${round(shift.y)}) scale(${zoom})`,
  }
}
