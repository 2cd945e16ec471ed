export { DashboardScreen } from './DashboardScreen.tsx'
export { type Attention, type DashboardScreenProps, type InteractionFilter, type RowTile, rowTiles, type Tile } from './types.ts'
