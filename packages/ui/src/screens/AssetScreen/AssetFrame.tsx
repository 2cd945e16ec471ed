import type { Asset } from '@tracemark/api/schemas'
import { RecordFrame, type RecordFrameProps } from '../../components/RecordFrame/RecordFrame.tsx'
import { AssetStatusChip } from '../../components/StatusChip/AssetStatusChip.tsx'

export interface AssetFrameProps
  extends Pick<RecordFrameProps, 'back' | 'failure' | 'onRetry' | 'primary' | 'actions' | 'tabs' | 'publicPage' | 'children'> {
  /** Undefined while it is loaded. */
  asset: Pick<Asset, 'name' | 'image' | 'status' | 'hidden' | 'category'> | undefined
}

/** The page of an asset: what it is, how it stands, what can be done, and its tabs. */
export const AssetFrame = ({ asset, ...frame }: AssetFrameProps) => (
  <RecordFrame
    {...frame}
    title={asset?.name}
    image={asset?.image}
    below={asset?.category?.name}
    status={asset && <AssetStatusChip status={asset.status} hidden={asset.hidden} />}
  />
)
