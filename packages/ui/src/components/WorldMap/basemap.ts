import type { Language } from '@tracemark/api/schemas'
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
  SymbolLayerSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl'
import type { MapColors } from './colors.ts'
import { BASEMAP_PROTOCOL } from './read-tile.ts'

/** From here on its outlines, which are true to some hundred metres, fade: farther in they would say what is not so. */
export const OUTLINES_MAX_ZOOM = 10
const OUTLINES_GONE_ZOOM = OUTLINES_MAX_ZOOM + 2
const TILES_MAX_ZOOM = 5
const TOWN = 'town'

/** Natural Earth's endings of names. */
const endings: Partial<Record<Language, string[]>> = { en: ['en'], 'zh-Hans': ['zh'], 'zh-Hant': ['zht', 'zh'] }

const nameIn = (language: Language): ExpressionSpecification => [
  'coalesce',
  ...(endings[language] ?? [language]).map((ending): ExpressionSpecification => ['get', `name_${ending}`]),
  ['get', 'name'],
]

/** From the zoom level on that the tiles name for each. */
const inTime: FilterSpecification = ['<=', ['get', 'z'], ['zoom']]

const byZoom = (...stops: (number | string)[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification

/** What outlines are until they say too much, and what takes their place. */
const fade = (drawn: string | number, gone: string | number): ExpressionSpecification =>
  byZoom(OUTLINES_MAX_ZOOM, drawn, OUTLINES_GONE_ZOOM, gone)

const line = (
  id: string,
  layer: string,
  color: string,
  width: ExpressionSpecification | number,
  rest: object = {},
): LayerSpecification => ({
  id,
  type: 'line',
  source: 'basemap',
  'source-layer': layer,
  paint: { 'line-color': color, 'line-width': width, 'line-opacity': fade(1, 0) },
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  ...rest,
})

export interface BasemapOptions {
  colors: MapColors
  language: Language
  /** The families of its letters. */
  families: string[]
}

const label = ({ language, families }: BasemapOptions, layout: SymbolLayerSpecification['layout']): SymbolLayerSpecification['layout'] => ({
  'text-field': nameIn(language),
  'text-font': families,
  'text-max-width': 7,
  'symbol-sort-key': ['get', 'z'],
  ...layout,
})

/** Of a name from its town, in its own size. */
const anchorsAt = (x: number, y: number): VariableAnchorOffsetCollectionSpecification => [
  'left',
  [x, 0],
  'right',
  [-x, 0],
  'top',
  [0, y],
  'bottom',
  [0, -y],
]

/** Beside the dot, or beside a mark of ours that lies over it. */
const besideTown = [...anchorsAt(0.45, 0.45), ...anchorsAt(2.4, 1.7)]

const names = (options: BasemapOptions): LayerSpecification[] => {
  const { land, ink, inkMuted } = options.colors
  const symbol = { type: 'symbol', source: 'basemap', filter: inTime } as const
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.4 } as const
  return [
    {
      ...symbol,
      id: 'state-names',
      'source-layer': 'stateNames',
      minzoom: 4,
      maxzoom: OUTLINES_GONE_ZOOM,
      layout: label(options, { 'text-size': byZoom(4, 10, 9, 13), 'text-letter-spacing': 0.08 }),
      paint: { 'text-color': inkMuted, ...halo },
    },
    {
      ...symbol,
      id: 'towns',
      'source-layer': 'towns',
      layout: label(options, {
        'icon-image': TOWN,
        'icon-size': ['interpolate', ['linear'], ['get', 'size'], 0, 0.5, 4, 1],
        'text-size': ['interpolate', ['linear'], ['get', 'size'], 0, 11, 4, 14],
        'icon-optional': true,
        'text-variable-anchor-offset': besideTown,
        'text-justify': 'auto',
        'symbol-sort-key': ['-', ['get', 'z'], ['*', ['get', 'size'], 0.1]],
      }),
      paint: { 'text-color': ink, ...halo, 'icon-color': ink, 'icon-halo-color': land, 'icon-halo-width': 1 },
    },
    {
      ...symbol,
      id: 'country-names',
      'source-layer': 'countries',
      maxzoom: 8,
      layout: label(options, { 'text-size': byZoom(1, 10, 6, 16), 'text-letter-spacing': 0.12, 'text-transform': 'uppercase' }),
      paint: { 'text-color': inkMuted, ...halo },
    },
  ]
}

export const basemapLayers = (options: BasemapOptions): LayerSpecification[] => {
  const { water, land, shore, state, border } = options.colors
  const area = { type: 'fill', source: 'basemap' } as const
  return [
    { id: 'water', type: 'background', paint: { 'background-color': fade(water, land) } },
    { ...area, id: 'land', 'source-layer': 'land', paint: { 'fill-color': land, 'fill-antialias': false } },
    line('states', 'states', state, byZoom(4, 0.6, 9, 1.2), { minzoom: 4 }),
    line('rivers', 'rivers', shore, byZoom(3, 0.5, 9, 2), { minzoom: 3 }),
    {
      ...area,
      id: 'lakes',
      'source-layer': 'lakes',
      paint: { 'fill-color': water, 'fill-outline-color': shore, 'fill-opacity': fade(1, 0) },
    },
    line('coast', 'land', shore, byZoom(0, 0.5, 6, 1)),
    line('borders', 'borders', border, byZoom(0, 0.5, 4, 1, 9, 1.8)),
    ...names(options),
  ]
}

export const basemapStyle = (options: BasemapOptions): StyleSpecification => ({
  version: 8,
  sources: {
    basemap: {
      type: 'vector',
      tiles: [`${BASEMAP_PROTOCOL}://{z}/{x}/{y}`],
      maxzoom: TILES_MAX_ZOOM,
      attribution:
        '<a href="https://www.naturalearthdata.com">Natural Earth</a>, <a href="https://www.geonames.org">GeoNames</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY</a>)',
    },
  },
  layers: basemapLayers(options),
})

/** The dot of a town, as distances to its edge, so that it takes any colour. */
export const addTownIcon = (map: MapLibre): void => {
  const [size, radius] = [24, 6]
  const data = new Uint8ClampedArray(size * size * 4)
  for (let at = 0; at < size * size; at++) {
    const distance = Math.hypot((at % size) - size / 2 + 0.5, Math.floor(at / size) - size / 2 + 0.5)
    data[at * 4 + 3] = 255 * (0.75 + (radius - distance) / 8)
  }
  map.addImage(TOWN, { width: size, height: size, data }, { sdf: true, pixelRatio: 2 })
}
