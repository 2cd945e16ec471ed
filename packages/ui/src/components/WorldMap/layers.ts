import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColors } from './colors.ts'

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

const geoJson = (tolerance: number): GeoJSONSourceSpecification => ({ type: 'geojson', data: nothing, tolerance })

/** What of ours lies on every map, below the marks. */
export const overlaySources = { shapes: geoJson(0.375), route: geoJson(0) }

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
]
