import {
  type CellCount,
  gatherClusters,
  getGridLevel,
  getOnlyPlace,
  getPlace,
  MICRO,
  readBounds,
  toCluster,
  toMicro,
} from '../../rules/index.ts'
import type { InteractionDetail, InteractionMap, InteractionMapQuery } from '../../schemas/index.ts'

export const WORLD = '-180,-90,180,90'

const toCell = (record: InteractionDetail, level: number): CellCount[] => {
  const place = getPlace(record)
  if (!place) return []
  const [longitude, latitude] = toMicro(place)
  const number = (from: number) => Math.floor((from * 2 ** level) / (360 * MICRO))
  return [
    {
      cell: `${number(longitude + 180 * MICRO)}/${number(latitude + 90 * MICRO)}`,
      classification: record.classification,
      count: 1,
      longitudes: longitude,
      latitudes: latitude,
      west: longitude,
      south: latitude,
      east: longitude + 1,
      north: latitude + 1,
    },
  ]
}

/** What is found, where it lies, and how many have no place. */
export const toMap = (found: readonly InteractionDetail[], withoutPlace: number, query: InteractionMapQuery): InteractionMap => {
  const bounds = readBounds(query.bounds ?? WORLD)
  const shown = bounds ? found : []
  const level = bounds ? getGridLevel(bounds, query.zoom) : 0
  const clusters = gatherClusters(
    shown.flatMap((record) => toCell(record, level)),
    query.zoom,
  )
  return {
    totalItems: shown.length,
    clusters: clusters.map((cluster) => {
      const only = getOnlyPlace(cluster)
      return toCluster(cluster, only && shown.find((record) => toMicro(getPlace(record) ?? [0, 0]).join() === only.join()))
    }),
    withoutPlace: { totalItems: withoutPlace },
  }
}
