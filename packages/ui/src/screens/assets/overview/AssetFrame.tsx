import type { Asset } from '@tracemark/api/schemas'
import { RecordFrame, type RecordFrameProps } from '../../../components/RecordFrame/RecordFrame.tsx'
import { AssetStatusChip } from '../../../components/StatusChip/AssetStatusChip.tsx'
import { findFocus, objectPosition } from '../../../field/focus.ts'
import { useTranslate } from '../../../i18n/context.ts'

export interface AssetFrameProps
  extends Pick<RecordFrameProps, 'back' | 'failure' | 'onRetry' | 'primary' | 'actions' | 'tabs' | 'publicPage' | 'folded' | 'children'> {
  /** Undefined while it is loaded. */
  asset: Pick<Asset, 'name' | 'image' | 'images' | 'status' | 'hidden' | 'category' | 'inherited' | 'origin'> | undefined
}

/** The page of an asset: what it is, how it stands, what can be done, and its tabs. */
export const AssetFrame = ({ asset, ...frame }: AssetFrameProps) => {
  const t = useTranslate()
  const { category, inherited, origin } = asset ?? {}
  const parts = [
    category?.name,
    inherited && t('assets:inherits', { name: inherited.name }),
    origin && t('assets:from', { name: origin.name }),
  ]
  return (
    <RecordFrame
      {...frame}
      title={asset?.name}
      image={asset?.image}
      imagePosition={objectPosition(findFocus(asset?.images, asset?.image))}
      subtitle={parts.filter((part) => part !== undefined).join(' · ')}
      status={asset && <AssetStatusChip status={asset.status} hidden={asset.hidden} />}
    />
  )
}
