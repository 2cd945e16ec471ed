import type { Classification, Point } from '@tracemark/api/schemas'

export interface MapPlace {
  id: string
  name: string
  /** A line below the name, such as when something happened there. */
  detail?: string | undefined
  /** Longitude and latitude in degrees (WGS 84), as in GeoJSON. */
  coordinates: Point['coordinates']
  /** How exact they are, as a radius in metres: it is drawn, and the map comes as close as that. */
  accuracy?: number | undefined
  /** How grave what happened there is: gives the marker its icon, word and colour. */
  classification?: Classification | undefined
  /** Where more about it is. */
  href?: string | undefined
}

/** Another layer of places, lines and areas: the KML itself, or where it is. */
export type KmlSource = { text: string } | { url: string }
