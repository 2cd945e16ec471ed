import { kml } from '@tmcw/togeojson'
import { takeLine } from '@tracemark/api/rules'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import type { MapPlace } from './types.ts'

export interface KmlLayer {
  /** What KML places as points: shown as marks. */
  places: MapPlace[]
  /** Lines and areas. */
  shapes: FeatureCollection
  /** The names that lines and areas have. */
  shapeNames: string[]
}

export class KmlError extends Error {
  override name = 'KmlError'
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && takeLine(value) !== '' ? takeLine(value) : undefined)

const isOnGlobe = ([longitude, latitude]: Position): boolean =>
  longitude !== undefined && latitude !== undefined && Math.abs(longitude) <= 360 && Math.abs(latitude) <= 90

/** A geometry collection as its parts. */
const flat = (geometry: Geometry): Geometry[] => (geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(flat) : [geometry])

const NAMESPACES = ['http://www.opengis.net/kml/', 'http://earth.google.com/kml/']

/** Elements of KML under their own names: files that name them `kml:Placemark` say the same. Prefixes of extensions stay. */
const withoutPrefixes = (document: Document): Document => {
  const prefixed = [...document.getElementsByTagName('*')].filter(
    ({ prefix, namespaceURI }) => prefix && NAMESPACES.some((namespace) => namespaceURI?.startsWith(namespace)),
  )
  for (const element of prefixed) {
    const plain = document.createElementNS(element.namespaceURI, element.localName)
    for (const { name, value } of [...element.attributes]) plain.setAttribute(name, value)
    while (element.firstChild) plain.appendChild(element.firstChild)
    element.parentNode?.replaceChild(plain, element)
  }
  return document
}

/** Points as places, lines and areas as shapes. Throws a `KmlError` where there is neither. */
export const readKml = (document: Document): KmlLayer => {
  const layer: KmlLayer = { places: [], shapes: { type: 'FeatureCollection', features: [] }, shapeNames: [] }
  for (const { geometry, properties } of kml(withoutPrefixes(document)).features) {
    const name = text(properties?.name)
    for (const part of geometry === null ? [] : flat(geometry)) {
      if (part.type === 'Point') {
        if (!isOnGlobe(part.coordinates)) continue
        const [longitude = 0, latitude = 0] = part.coordinates
        const id = `kml-${layer.places.length}`
        // A description may hold HTML of a stranger: only plain text is taken.
        const description = text(properties?.description)
        layer.places.push({
          id,
          name: name ?? id,
          detail: description?.includes('<') ? undefined : description,
          coordinates: [longitude, latitude],
        })
      } else {
        layer.shapes.features.push({ type: 'Feature', properties: {}, geometry: part } satisfies Feature)
        if (name !== undefined && !layer.shapeNames.includes(name)) layer.shapeNames.push(name)
      }
    }
  }
  if (layer.places.length + layer.shapes.features.length === 0) throw new KmlError('The file holds no places, lines or areas.')
  return layer
}

/** Every position of a layer, to make room for it. */
export const listPositions = ({ places, shapes }: KmlLayer): [number, number][] => {
  const nested = (value: unknown): [number, number][] => {
    if (!Array.isArray(value)) return []
    const [longitude, latitude] = value
    return typeof longitude === 'number' && typeof latitude === 'number' ? [[longitude, latitude]] : value.flatMap(nested)
  }
  return [
    ...places.map(({ coordinates }) => coordinates),
    ...shapes.features.flatMap(({ geometry }) => ('coordinates' in geometry ? nested(geometry.coordinates) : [])),
  ]
}
