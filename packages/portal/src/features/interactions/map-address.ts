import { type Bounds, intersectBounds, readBounds } from '@tracemark/api/rules'
import { NOWHERE } from '@tracemark/api/schemas'
import { type InteractionView, interactionViews, type MapLook } from '@tracemark/ui/screens/interactions/map'

/** In addresses: how the list is drawn, what the map shows, and the place whose records are listed beside it. */
const mapNames = { view: 'view', look: 'at', spot: 'spot' } as const

/** The list, where the address says no other. */
export const readView = (params: URLSearchParams): InteractionView =>
  interactionViews.find((view) => view === params.get(mapNames.view)) ?? 'list'

/** Leaves the map with all that it has in the address, or begins with it. */
export const changeView = (params: URLSearchParams, view: InteractionView): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const name of Object.values(mapNames)) next.delete(name)
  if (view !== 'list') next.set(mapNames.view, view)
  return next
}

const WORLD = '-180,-90,180,90'
const ZOOM_MAX = 18

export const readLook = (params: URLSearchParams): MapLook | undefined => {
  const parts = (params.get(mapNames.look) ?? '').split(',')
  const zoom = Number(parts.pop())
  const bounds = parts.join()
  return readBounds(bounds) && Number.isInteger(zoom) && zoom > 0 && zoom <= ZOOM_MAX ? { bounds, zoom } : undefined
}

export const readSpot = (params: URLSearchParams): string | undefined => {
  const spot = params.get(mapNames.spot) ?? ''
  return readBounds(spot) && spot
}

const set = (params: URLSearchParams, name: string, text: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (text === undefined) next.delete(name)
  else next.set(name, text)
  return next
}

export const changeLook = (params: URLSearchParams, { bounds, zoom }: MapLook): URLSearchParams =>
  set(params, mapNames.look, `${bounds},${zoom}`)

export const changeSpot = (params: URLSearchParams, spot: string | undefined): URLSearchParams => set(params, mapNames.spot, spot)

const getWidth = ({ west, east }: Bounds): number => (west < east ? east : east + 360) - west

/** How close a map is that shows as much as this. */
export const findZoom = (bounds: string): number => {
  const read = readBounds(bounds)
  if (!read) return 1
  const size = Math.max(getWidth(read), read.north - read.south)
  return Math.max(1, Math.min(ZOOM_MAX, Math.floor(Math.log2(360 / size))))
}

/** A few metres, which the closest map does not tell apart. */
const TOGETHER_DEGREES = 0.0001

export const isTogether = (bounds: string): boolean => {
  const read = readBounds(bounds)
  return read !== undefined && Math.max(getWidth(read), read.north - read.south) < TOGETHER_DEGREES
}

/** What a map is asked for: what it shows of the area that the list is filtered by. */
export const toAsked = (look: MapLook | undefined, area: string | undefined): MapLook => {
  if (area === NOWHERE) return { bounds: area, zoom: 1 }
  if (!look) return { bounds: area ?? WORLD, zoom: findZoom(area ?? WORLD) }
  return { bounds: area === undefined ? look.bounds : intersectBounds(area, look.bounds), zoom: look.zoom }
}
