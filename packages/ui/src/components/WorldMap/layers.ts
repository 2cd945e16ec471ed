import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { MapColors } from './colors.ts'

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

const geoJson = (tolerance: number): GeoJSONSourceSpecification => ({ type: 'geojson', data: nothing, tolerance })

/** What of ours lies on every map, below the marks; `marks` is where these lie. */
export const overlaySources = { shapes: geoJson(0.1), route: geoJson(0), marks: geoJson(0) }

/** What a mark takes with its edge, in CSS pixels: one place, or several with their number. */
const rooms = { one: { width: 32, height: 32 }, several: { width: 54, height: 40 } }

/** Pictures of nothing, which keep the names of the map from below the marks. To be called before the layers are added. */
export const addRooms = (map: MapLibre): void => {
  for (const [id, size] of Object.entries(rooms)) map.addImage(id, { ...size, data: new Uint8ClampedArray(4 * size.width * size.height) })
}

const round = { 'line-join': 'round', 'line-cap': 'round' } as const

export const overlayLayers = ({ accent }: MapColors): LayerSpecification[] => [
  {
    id: 'shape-areas',
    type: 'fill',
    source: 'shapes',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': accent, 'fill-opacity': 0.14 },
  },
  { id: 'shape-lines', type: 'line', source: 'shapes', paint: { 'line-color': accent, 'line-width': 1.6 }, layout: round },
  {
    id: 'route',
    type: 'line',
    source: 'route',
    paint: { 'line-color': accent, 'line-width': 2.2, 'line-dasharray': [0.2, 2.6] },
    layout: round,
  },
  // The names of the layers below give way to those above.
  { id: 'room', type: 'symbol', source: 'marks', layout: { 'icon-image': ['get', 'room'], 'icon-allow-overlap': true, 'icon-padding': 0 } },
]
