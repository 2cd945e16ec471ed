import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { graticule, readBaseMap } from './base-map.ts'
import type { MapColors } from './colors.ts'

/** The offline map can be looked at this close, where its coasts are still coasts. */
export const OFFLINE_MAX_ZOOM = 9

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

const geoJson = (data: GeoJSONSourceSpecification['data'], tolerance = 0.375): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
  tolerance,
})

const line = (id: string, source: string, color: string, width: number, rest: object = {}): LayerSpecification => ({
  id,
  type: 'line',
  source,
  paint: { 'line-color': color, 'line-width': width },
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  ...rest,
})

const baseLayers = ({ water, land, coast, border }: MapColors): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  line('graticule', 'graticule', border, 0.6, { maxzoom: 4 }),
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
  line('graticule-close', 'graticule-close', border, 0.6, { minzoom: 4 }),
  line('borders', 'borders', border, 1),
  line('coast', 'coast', coast, 1),
]

/** What of ours lies on every map, below the marks. */
export const overlaySources = { shapes: geoJson(nothing), route: geoJson(nothing, 0) }

export const overlayLayers = ({ accent }: MapColors): LayerSpecification[] => [
  {
    id: 'shape-areas',
    type: 'fill',
    source: 'shapes',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': accent, 'fill-opacity': 0.14 },
  },
  line('shape-lines', 'shapes', accent, 1.6),
  {
    id: 'route',
    type: 'line',
    source: 'route',
    paint: { 'line-color': accent, 'line-width': 2.2, 'line-dasharray': [0.2, 2.6] },
    layout: { 'line-join': 'round', 'line-cap': 'round' },
  },
]

/** The world without a network: no tiles, no letters, nobody else's server. */
export const offlineStyle = (colors: MapColors): StyleSpecification => {
  const { land, coast, borders } = readBaseMap()
  return {
    version: 8,
    sources: {
      graticule: geoJson(graticule(30)),
      'graticule-close': geoJson(graticule(5)),
      land: geoJson(land),
      coast: geoJson(coast),
      borders: geoJson(borders),
    },
    layers: baseLayers(colors),
  }
}

/** Every layer of ours in the colours of a theme. */
export const allLayers = (colors: MapColors): LayerSpecification[] => [...baseLayers(colors), ...overlayLayers(colors)]
