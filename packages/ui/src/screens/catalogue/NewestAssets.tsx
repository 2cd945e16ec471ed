import type { Asset } from '@tracemark/api/schemas'
import { useId } from 'react'
import { Way } from '../../components/Overview/parts.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { AssetStatusChip } from '../../components/StatusChip/AssetStatusChip.tsx'
import { findFocus, objectPosition } from '../../field/focus.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Part, Portrait, Portraits } from './parts.tsx'

interface NewestAssetsProps {
  /** Undefined while they are loaded. */
  assets: readonly Asset[] | undefined
  getHref: (id: string) => string
  onOpen: (href: string) => void
}

/** The assets that were created last, by their pictures. */
export const NewestAssets = ({ assets, getHref, onOpen }: NewestAssetsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  return (
    <Part aria-labelledby={id} aria-busy={assets === undefined}>
      <h2 id={id}>{t('asset-page:newest')}</h2>
      {!assets && <Skeleton height={240} />}
      {assets && (
        <Portraits>
          {assets.map((asset) => (
            <Portrait key={asset.id}>
              {asset.image === undefined ? (
                <i aria-hidden="true">{[...asset.name.trim()][0]}</i>
              ) : (
                <img
                  src={asset.image}
                  alt=""
                  loading="lazy"
                  style={{ objectPosition: objectPosition(findFocus(asset.images, asset.image)) }}
                />
              )}
              <div>
                <h3>
                  <Way href={getHref(asset.id)} onOpen={onOpen}>
                    {asset.name}
                  </Way>
                </h3>
                <p>
                  {[asset.category?.name, `${t('assets:column.units')}: ${format.number(asset.unitCount)}`, format.day(asset.createdAt)]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </p>
                <AssetStatusChip status={asset.status} hidden={asset.hidden} />
              </div>
            </Portrait>
          ))}
        </Portraits>
      )}
    </Part>
  )
}
