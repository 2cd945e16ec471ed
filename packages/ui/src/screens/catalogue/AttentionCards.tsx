import { useId } from 'react'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { Way } from '../../components/Overview/parts.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AllWell, Part, Tiles, Trouble } from './parts.tsx'
import type { AttentionKind, CatalogueScreenProps } from './types.ts'

const kinds = ['expiring', 'archivedChain', 'noPublicPage', 'noCode'] as const satisfies readonly AttentionKind[]

const icons = { expiring: 'clock', archivedChain: 'archive', noPublicPage: 'globe', noCode: 'code' } as const

interface AttentionCardsProps extends Pick<CatalogueScreenProps, 'attention' | 'failing' | 'onOpen'> {
  mend: (kind: AttentionKind, id: string) => string
}

/** What has to be mended, with the assets that it is wrong with. What is right is left out. */
export const AttentionCards = ({ attention, failing = [], mend, onOpen }: AttentionCardsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const wrong = attention ? kinds.filter((kind) => attention[kind].count > 0) : []
  return (
    <Part aria-labelledby={id} aria-busy={attention === undefined}>
      <h2 id={id}>{t('asset-page:attention')}</h2>
      {!attention && <Skeleton height={150} />}
      {attention && wrong.length === 0 && failing.length === 0 && (
        <AllWell>
          <Icon name="check" size={18} />
          {t('asset-page:nothing')}
        </AllWell>
      )}
      {attention && (wrong.length > 0 || failing.length > 0) && (
        <Tiles>
          {wrong.map((kind) => {
            const { count, assets } = attention[kind]
            return (
              <Trouble key={kind}>
                <header>
                  <Icon name={icons[kind]} size={18} />
                  <h3>{t(`asset-page:${kind}`)}</h3>
                  <b>{format.number(count)}</b>
                </header>
                <ul>
                  {assets.map((asset) => (
                    <li key={asset.id}>
                      <Way href={mend(kind, asset.id)} onOpen={onOpen}>
                        <EntityName name={asset.name} image={asset.image} />
                      </Way>
                    </li>
                  ))}
                </ul>
                {count > assets.length && <small>{t('value-chains:used_by_more', { shown: format.number(count - assets.length) })}</small>}
              </Trouble>
            )
          })}
          {failing.length > 0 && (
            <Trouble>
              <header>
                <Icon name="alert" size={18} />
                <h3>{t('asset-page:deliveries')}</h3>
                <b>{format.number(failing.length)}</b>
              </header>
              <ul>
                {failing.map((action) => (
                  <li key={action.id}>
                    {action.name} <small>{t(action.isOff ? 'asset-page:turned_off' : 'asset-page:retrying')}</small>
                  </li>
                ))}
              </ul>
              <small>{t('asset-page:deliveries_hint')}</small>
            </Trouble>
          )}
        </Tiles>
      )}
    </Part>
  )
}
