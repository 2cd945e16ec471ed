import type { Asset, AssetAttention, AssetTotals, Interaction } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ClassificationBar } from '../../components/ClassificationBar/ClassificationBar.tsx'
import { EmptyPanel } from '../../components/EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { Below } from '../../components/PageHeader/Below.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { Aside, Columns } from '../../components/RecordHeader/parts.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { LatestInteractions } from '../AssetScreen/LatestInteractions.tsx'
import { Figures, Way } from '../AssetScreen/parts.tsx'
import { AttentionCards } from './AttentionCards.tsx'
import { NewestAssets } from './NewestAssets.tsx'

type Attention = z.infer<typeof AssetAttention>
export type AttentionKind = keyof Attention

/** An integration action of which nothing arrives. */
export interface FailingAction {
  id: string
  name: string
  /** Nobody tries any more. */
  isOff: boolean
}

export interface CatalogueScreenProps {
  /** Undefined while they are counted. */
  totals: AssetTotals | undefined
  attention: Attention | undefined
  /** Undefined while they are loaded. */
  newest: readonly Asset[] | undefined
  /** Undefined while they are loaded, and for those who may not see them. */
  latest?: readonly Interaction[] | undefined
  /** Undefined for those who may not see integration actions. */
  failing?: readonly FailingAction[] | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  hrefs: Readonly<Record<'list' | 'archived' | 'hidden', string>> & {
    interactions?: string | undefined
    /** Absent for those who may not create assets. */
    create?: string | undefined
    asset: (id: string) => string
    /** Where what is wrong with this asset is mended. */
    mend: (kind: AttentionKind, id: string) => string
    interaction: (id: string) => string
  }
  onOpen: (href: string) => void
}

/** The catalogue at a glance: how it stands, what is new, and what has to be mended, each with its way there. */
export const CatalogueScreen = ({ totals, attention, newest, latest, failing, failure, onRetry, hrefs, onOpen }: CatalogueScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const lead = (href: string) => ({
    href,
    onClick: (event: React.MouseEvent) => {
      if (takeClick(event)) onOpen(href)
    },
  })
  const create = hrefs.create !== undefined && (
    <Button variant="contained" startIcon={<Icon name="plus" />} {...lead(hrefs.create)}>
      {t('assets:new')}
    </Button>
  )
  const all = <Button {...lead(hrefs.list)}>{t('asset-page:all')}</Button>
  if (failure)
    return (
      <>
        <PageHeader title={t('asset-page:title')} />
        <ErrorPanel failure={failure} onRetry={onRetry} />
      </>
    )
  if (totals && totals.live + totals.archived + totals.hidden === 0)
    return (
      <>
        <PageHeader title={t('asset-page:title')} />
        <EmptyPanel kind="assets" actions={create} />
      </>
    )
  const figures = [
    ['list', t('statuses:thing.live'), totals?.live],
    ['archived', t('statuses:thing.archived'), totals?.archived],
    ['hidden', t('assets:hidden'), totals?.hidden],
  ] as const
  return (
    <>
      <PageHeader
        title={t('asset-page:title')}
        actions={
          <>
            {all}
            {create}
          </>
        }
      />
      <Below>
        <Columns>
          <div>
            <Figures>
              {figures.map(([place, label, count]) => (
                <div key={place}>
                  <dt>
                    <Way href={hrefs[place]} onOpen={onOpen}>
                      {label}
                    </Way>
                  </dt>
                  <dd>{count === undefined ? '–' : format.number(count)}</dd>
                </div>
              ))}
            </Figures>
            <AttentionCards attention={attention} failing={failing} mend={hrefs.mend} onOpen={onOpen} />
            <NewestAssets assets={newest} hrefOf={hrefs.asset} onOpen={onOpen} />
          </div>
          <Aside>
            <Card title={t('interactions:title')}>
              <ClassificationBar counts={totals?.interactions} />
              <LatestInteractions
                latest={latest}
                hrefOf={hrefs.interaction}
                allHref={hrefs.interactions}
                onOpen={onOpen}
                noteOf={({ thing }) => thing.name}
              />
            </Card>
            <Card title={t('asset-page:integrations')}>
              <EmptyPanel kind="coming_soon" heading="h3" />
            </Card>
          </Aside>
        </Columns>
      </Below>
    </>
  )
}
