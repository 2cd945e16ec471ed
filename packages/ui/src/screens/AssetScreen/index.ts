export { AssetFrame, type AssetFrameProps } from './AssetFrame.tsx'
export { AssetOverview, type AssetOverviewProps, type OverviewPlace } from './AssetOverview.tsx'
