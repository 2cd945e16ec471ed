import type { Asset, AssetSummary, Interaction } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ClassificationBar } from '../../components/ClassificationBar/ClassificationBar.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { Aside, Columns, Facts } from '../../components/RecordHeader/parts.tsx'
import { Timeline } from '../../components/Timeline/Timeline.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { gapsOf } from './gaps.ts'
import { Figures, Gaps, Way } from './parts.tsx'

export type OverviewPlace = 'about' | 'chain' | 'variants' | 'units' | 'tasks' | 'discovery' | 'public'

export interface AssetOverviewProps {
  asset: Asset
  /** Undefined while it is loaded. */
  summary: AssetSummary | undefined
  /** Why it could not be counted. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** The latest of its interactions; undefined while they are loaded, and for those who may not see them. */
  latest?: readonly Interaction[] | undefined
  interactionHref: (id: string) => string
  /** Of all of its interactions. */
  interactionsHref?: string | undefined
  /** How many codes it is found by; undefined while that is not known. */
  codes?: number | undefined
  /** Where each is filled in or listed. Absent where there is none, or where the person may not open it. */
  hrefs: Partial<Record<OverviewPlace, string | undefined>>
  onOpen: (href: string) => void
}

/** What an asset is, what happened to it, and what is missing. */
export const AssetOverview = ({
  asset,
  summary,
  failure,
  onRetry,
  latest,
  interactionHref,
  interactionsHref,
  codes,
  hrefs,
  onOpen,
}: AssetOverviewProps) => {
  const t = useTranslate()
  const format = useFormat()
  const figures = [
    ['units', t('units:title'), summary?.units],
    ['variants', t('variants:title'), summary?.variants],
    ['tasks', t('assets:tab.tasks'), summary?.tasks],
  ] as const
  const gaps = gapsOf(asset, { codes, tasks: summary?.tasks })
  const facts = [
    [t('categories:one'), asset.category?.name],
    [t('templates:one'), asset.template?.name],
    [t('value-chains:one'), asset.valueChain?.name],
    [t('entries:created_at'), format.day(asset.createdAt)],
    [t('entries:created_by'), asset.createdBy?.name],
  ] as const
  return (
    <Columns>
      <div>
        {failure ? (
          <ErrorPanel failure={failure} onRetry={onRetry} />
        ) : (
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
        )}
        <Card title={t('interactions:title')}>
          <ClassificationBar counts={summary?.interactions} />
          {latest && latest.length > 0 && (
            <Timeline
              onNavigate={onOpen}
              events={latest.map((interaction) => ({
                id: interaction._id,
                name: interaction.task.name,
                at: interaction.reportedDate,
                icon: interaction.classification,
                note: [interaction.item?.name, interaction.createdBy?.name].filter((part) => part !== undefined).join(', '),
                href: interactionHref(interaction._id),
              }))}
            />
          )}
          {latest?.length === 0 && <p>{t('assets:overview.no_interactions')}</p>}
          {interactionsHref !== undefined && latest && latest.length > 0 && (
            <div>
              <Button
                href={interactionsHref}
                onClick={(event) => {
                  if (takeClick(event)) onOpen(interactionsHref)
                }}
              >
                {t('record:back')}
              </Button>
            </div>
          )}
        </Card>
      </div>
      <Aside>
        {gaps.length > 0 && (
          <Card title={t('assets:overview.missing')}>
            <Gaps>
              {gaps.map(({ name, place }) => (
                <li key={name}>
                  <Icon name="alert" size={14} />
                  <Way href={hrefs[place]} onOpen={onOpen}>
                    {t(`assets:gap.${name}`)}
                  </Way>
                </li>
              ))}
            </Gaps>
          </Card>
        )}
        <Card title={t('record:facts')}>
          {asset.description !== '' && <p>{asset.description}</p>}
          <Facts>
            {facts.map(
              ([label, value]) =>
                value !== undefined && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </Facts>
        </Card>
      </Aside>
    </Columns>
  )
}
