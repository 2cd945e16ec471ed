import { AttributionControl, type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { readColors, watchColors } from './colors.ts'
import { allLayers, OFFLINE_MAX_ZOOM, offlineStyle, overlayLayers, overlaySources } from './layers.ts'

// A file of ours on our own origin, as a strict content security policy asks.
setWorkerUrl(workerUrl)

const STYLE_MAX_ZOOM = 18

export interface MapOptions {
  /** The address of a MapLibre style; the offline world where absent. */
  styleUrl: string | undefined
  /** Texts by MapLibre's own keys. */
  texts: Record<string, string>
  /** The style could not be had. */
  onStyleFailed: () => void
}

/** A map of ours in the element. Throws where the browser has no WebGL. */
export const createMap = (container: HTMLElement, { styleUrl, texts, onStyleFailed }: MapOptions): MapLibre => {
  const map = new MapLibre({
    container,
    style: styleUrl ?? offlineStyle(readColors(container)),
    maxZoom: styleUrl === undefined ? OFFLINE_MAX_ZOOM : STYLE_MAX_ZOOM,
    locale: texts,
    center: [10, 20],
    zoom: 0.5,
    fadeDuration: 0,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (styleUrl !== undefined) map.addControl(new AttributionControl({ compact: false }))
  let styled = false
  map.on('style.load', () => {
    styled = true
    for (const [id, source] of Object.entries(overlaySources)) map.addSource(id, source)
    for (const layer of overlayLayers(readColors(container))) map.addLayer(layer)
  })
  // Heard here, an error does not go to the console. A single tile that is missing leaves the map usable.
  map.on('error', () => {
    if (!styled) onStyleFailed()
  })
  // Stories and tests wait for it: everything asked for has been drawn.
  map.on('dataloading', () => delete container.dataset.drawn)
  map.on('movestart', () => delete container.dataset.drawn)
  map.on('idle', () => {
    container.dataset.drawn = 'true'
  })
  const unwatch = watchColors(() => {
    for (const { id, paint = {} } of allLayers(readColors(container))) {
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
