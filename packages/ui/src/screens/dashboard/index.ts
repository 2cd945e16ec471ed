export { DashboardScreen } from './DashboardScreen.tsx'
export { type DashboardScreenProps, type InteractionFilter, type RowTile, rowTiles, type Tile } from './types.ts'
