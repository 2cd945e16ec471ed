import type { Language } from '@tracemark/api/schemas'
import { addProtocol, type GeoJSONSource, Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { addTownIcon, basemapLayers, basemapStyle } from './basemap.ts'
import { readColors, watchColors } from './colors.ts'
import { addRooms, overlayLayers, overlaySources } from './layers.ts'
import { readFamilies } from './letters.ts'
import { BASEMAP_PROTOCOL, readTileAt } from './read-tile.ts'

// A file of ours on our own origin, as a strict content security policy asks.
setWorkerUrl(workerUrl)

addProtocol(BASEMAP_PROTOCOL, async ({ url }) => ({ data: await readTileAt(url) }))

/** Where the circle of a device that knows its place to 10 m is wider than the mark in it. */
export const MAX_ZOOM = 18

/** What a rasterizer draws with; the types of MapLibre leave it out. */
interface Drawing {
  ctx: CanvasTextDrawingStyles
}

/** Letters are drawn one by one, and a canvas on a page from right to left turns each bracket around. */
const drawLettersAsTheyAre = ({ style: { glyphManager } }: MapLibre): void => {
  const { createRasterizer } = glyphManager
  glyphManager.createRasterizer = (options, padding) => {
    const rasterizer = createRasterizer(options, padding) as ReturnType<typeof createRasterizer> & Drawing
    rasterizer.ctx.direction = 'ltr'
    return rasterizer
  }
}

export interface MapOptions {
  /** The address of a MapLibre style; our own basemap where absent. */
  styleUrl: string | undefined
  /** Of the names on our own basemap. */
  language: Language
  /** Texts by MapLibre's own keys. */
  texts?: Record<string, string>
  /** Whether it can be moved; otherwise it is a picture. */
  interactive?: boolean
  /** The style could not be had. */
  onStyleFailed: () => void
}

/** A map of ours in the element. Throws where the browser has no WebGL. */
export const createMap = (
  container: HTMLElement,
  { styleUrl, language, texts = {}, interactive = true, onStyleFailed }: MapOptions,
): MapLibre => {
  const basemap = () => ({ colors: readColors(container), language, families: readFamilies(container) })
  const map = new MapLibre({
    container,
    style: styleUrl ?? basemapStyle(basemap()),
    maxZoom: MAX_ZOOM,
    interactive,
    locale: texts,
    center: [10, 20],
    zoom: 0.5,
    fadeDuration: 0,
    cooperativeGestures: interactive,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
  })
  drawLettersAsTheyAre(map)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (interactive) map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left')
  let styled = false
  map.on('style.load', () => {
    styled = true
    if (styleUrl === undefined) addTownIcon(map)
    addRooms(map)
    for (const [id, source] of Object.entries(overlaySources)) map.addSource(id, source)
    for (const layer of overlayLayers(readColors(container))) map.addLayer(layer)
  })
  // Heard here, an error does not go to the console. A single tile that is missing leaves the map usable.
  map.on('error', () => {
    if (!styled) onStyleFailed()
  })
  // Our own sea is drawn before the land is there: neither is seen until both are. What an address of others has is not waited for.
  map.once(styleUrl === undefined ? 'load' : 'style.load', () => {
    container.dataset.begun = 'true'
  })
  // Stories and tests wait for it: everything asked for has been drawn.
  map.on('dataloading', () => delete container.dataset.drawn)
  map.on('movestart', () => delete container.dataset.drawn)
  map.on('idle', () => {
    container.dataset.drawn = 'true'
  })
  const unwatch = watchColors(() => {
    for (const { id, paint = {} } of [...basemapLayers(basemap()), ...overlayLayers(readColors(container))]) {
      if (!map.getLayer(id)) continue
      for (const [property, value] of Object.entries(paint))
        map.setPaintProperty(id, property as Parameters<MapLibre['setPaintProperty']>[1], value)
    }
  })
  map.on('remove', unwatch)
  return map
}

/** Puts data into one of our sources, now or once the style is there; returns how to call it off. */
export const setData = (map: MapLibre, id: keyof typeof overlaySources, data: GeoJSON.GeoJSON): (() => void) => {
  const put = () => {
    delete map.getContainer().dataset.drawn
    map.getSource<GeoJSONSource>(id)?.setData(data)
    map.triggerRepaint()
  }
  put()
  map.on('style.load', put)
  return () => map.off('style.load', put)
}
