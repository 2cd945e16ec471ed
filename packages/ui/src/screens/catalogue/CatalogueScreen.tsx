import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { InteractionsBar } from '../../components/ClassificationBar/InteractionsBar.tsx'
import { EmptyPanel } from '../../components/EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { LatestInteractions } from '../../components/Overview/LatestInteractions.tsx'
import { Figures, Way } from '../../components/Overview/parts.tsx'
import { PageBody } from '../../components/PageHeader/PageBody.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { Aside, Columns } from '../../components/RecordHeader/parts.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AttentionCards } from './AttentionCards.tsx'
import { NewestAssets } from './NewestAssets.tsx'
import type { CatalogueScreenProps } from './types.ts'

/** The catalogue at a glance: how it stands, what is new, and what has to be mended, each with its way there. */
export const CatalogueScreen = ({
  totals,
  attention,
  visits,
  newest,
  latest,
  failing,
  failure,
  onRetry,
  hrefs,
  onOpen,
}: CatalogueScreenProps) => {
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
        <PageHeader title={t('names:catalogue.overview')} />
        <ErrorPanel failure={failure} onRetry={onRetry} />
      </>
    )
  if (totals && totals.live + totals.archived + totals.hidden === 0)
    return (
      <>
        <PageHeader title={t('names:catalogue.overview')} />
        <EmptyPanel kind="assets" actions={create} />
      </>
    )
  const figures = [
    ['list', t('names:status.thing.live'), totals?.live],
    ['archived', t('names:status.thing.archived'), totals?.archived],
    ['hidden', t('assets:hidden'), totals?.hidden],
    [undefined, t('asset-page:visits_days'), visits],
  ] as const
  return (
    <>
      <PageHeader
        title={t('names:catalogue.overview')}
        actions={
          <>
            {all}
            {create}
          </>
        }
      />
      <PageBody>
        <Columns>
          <div>
            <Figures>
              {figures.map(([place, label, count]) => (
                <div key={label}>
                  <dt>
                    <Way href={place && hrefs[place]} onOpen={onOpen}>
                      {label}
                    </Way>
                  </dt>
                  <dd>{count === undefined ? '–' : format.number(count)}</dd>
                </div>
              ))}
            </Figures>
            <AttentionCards attention={attention} failing={failing} mend={hrefs.mend} onOpen={onOpen} />
            <NewestAssets assets={newest} getHref={hrefs.asset} onOpen={onOpen} />
          </div>
          <Aside>
            <Card title={t('names:interactions.title')}>
              <InteractionsBar counts={totals?.interactions} href={hrefs.interactions} onOpen={onOpen} />
              {latest?.length === 0 ? (
                <EmptyPanel kind="default" heading="h3" />
              ) : (
                <LatestInteractions
                  latest={latest}
                  getHref={hrefs.interaction}
                  allHref={hrefs.interactions}
                  onOpen={onOpen}
                  getNote={({ thing }) => thing.name}
                />
              )}
            </Card>
            <Card title={t('asset-page:integrations')}>
              <EmptyPanel kind="coming_soon" heading="h3" />
            </Card>
          </Aside>
        </Columns>
      </PageBody>
    </>
  )
}
