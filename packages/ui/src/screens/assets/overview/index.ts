export type { GapTab } from '../../../components/AssetGaps/gaps.ts'
export { AssetFrame, type AssetFrameProps } from './AssetFrame.tsx'
export { AssetOverview, type AssetOverviewProps, type OverviewPlace } from './AssetOverview.tsx'
export { PublicTab, type PublicTabProps } from './PublicTab.tsx'
