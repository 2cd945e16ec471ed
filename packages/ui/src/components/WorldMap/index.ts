export type { KmlSource, MapPlace } from './types.ts'
export { WorldMap, type WorldMapProps } from './WorldMap.tsx'
