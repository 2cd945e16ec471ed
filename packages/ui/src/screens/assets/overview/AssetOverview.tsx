import { styled } from '@mui/material/styles'
import { type Asset, type AssetSummary, type Classification, classifications, type Interaction } from '@tracemark/api/schemas'
import { type GapTab, getReadiness, type RequiredAttribute } from '../../../components/AssetGaps/gaps.ts'
import { Card } from '../../../components/Card/Card.tsx'
import { BarChart } from '../../../components/Charts/BarChart.tsx'
import type { Tone } from '../../../components/Charts/tones.tsx'
import { ClassificationBar } from '../../../components/ClassificationBar/ClassificationBar.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { LatestInteractions } from '../../../components/Overview/LatestInteractions.tsx'
import { Figures, Way } from '../../../components/Overview/parts.tsx'
import { toPlaces } from '../../../components/Overview/to-places.ts'
import { FactList } from '../../../components/RecordHeader/FactList.tsx'
import { Aside, Columns } from '../../../components/RecordHeader/parts.tsx'
import { WorldMap } from '../../../components/WorldMap/WorldMap.tsx'
import { type Failure, flowFailure } from '../../../errors/error-code.ts'
import { useFormat, useNow, useTranslate } from '../../../i18n/context.ts'
import { lastDays } from './days.ts'
import { Inheritance } from './Inheritance.tsx'
import { lastMonths } from './months.ts'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { Readiness } from './Readiness.tsx'
import { UnitStatuses } from './UnitStatuses.tsx'

const Later = styled('div')({ marginTop: 16 })

/** What is missing comes first: at the top of the right column, and of all where there is one. */
const Board = styled(Columns)({
  '&[data-missing]': { gridTemplateRows: 'auto 1fr', rowGap: 16 },
  '&[data-missing] > section': { gridArea: '1 / 2' },
  '&[data-missing] > div': { gridArea: '1 / 1 / 3 / 2' },
  '@media (max-width: 992px)': {
    '&[data-missing]': { gridTemplateRows: 'none' },
    '&[data-missing] > :is(section, div)': { gridArea: 'auto' },
  },
})

const tones: Record<Classification, Tone> = { notice: 'notice', alert: 'alert', warning: 'warning', unclassified: 'plain' }

export type OverviewPlace = 'inherited' | 'variants' | 'units' | 'tasks' | 'public'

export interface AssetOverviewProps {
  asset: Asset
  /** Undefined while it is loaded. */
  summary: AssetSummary | undefined
  /** Something of it is still on its way: all of it is drawn at once. */
  loading?: boolean | undefined
  /** Why it could not be counted. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** The latest of its interactions; undefined while they are loaded, and for those who may not see them. */
  latest?: readonly Interaction[] | undefined
  /** Why the latest of its interactions could not be loaded. */
  latestFailure?: Failure | undefined
  onRetryLatest?: (() => void) | undefined
  interactionHref: (id: string) => string
  /** Of all of its interactions. */
  interactionsHref?: string | undefined
  /** Whether the person may run a task, for which the page has a button. */
  mayRun?: boolean | undefined
  /** How many tasks it takes from the asset that it follows; undefined while that is not known. */
  inheritedTasks?: number | undefined
  /** The address of a MapLibre style; the kit's own basemap where absent. */
  mapStyleUrl?: string | undefined
  /** The organization's own base attributes that every asset has to have; undefined while they are not known. */
  requiredAttributes?: readonly RequiredAttribute[] | undefined
  /** How many codes it is found by; undefined while that is not known. */
  codes?: number | undefined
  /** Where what is missing is filled in. Absent where the person may not. */
  mends: Partial<Record<GapTab, string | undefined>>
  /** Where each is listed. Absent where there is none, or where the person may not open it. */
  hrefs: Partial<Record<OverviewPlace, string | undefined>>
  onOpen: (href: string) => void
}

/** Characters from which on the page's head may cut a name. */
const LONG_NAME = 60

/** What an asset is, what happened to it, and what is missing. */
export const AssetOverview = ({
  asset,
  summary,
  loading = false,
  failure,
  onRetry,
  latest,
  latestFailure,
  onRetryLatest,
  interactionHref,
  interactionsHref,
  mayRun,
  inheritedTasks,
  mapStyleUrl,
  requiredAttributes,
  codes,
  mends,
  hrefs,
  onOpen,
}: AssetOverviewProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const { periods, of } = lastMonths(summary?.months ?? [], now())
  const { total = 0, days = [] } = summary?.visits ?? {}
  const visited = lastDays(days, now())
  const isVisited = asset.isEnabledPublicLink || total > 0
  const places = toPlaces(format, latest ?? [], interactionHref)
  const figures = [
    ['units', t('names:units.title'), summary?.units],
    ['variants', t('names:variants.title'), summary?.variants],
    ['tasks', t('assets:tab.tasks'), summary?.tasks],
    ...(isVisited
      ? ([['public', t('asset-page:visits_days'), summary && visited.visits.reduce((sum, count) => sum + count, 0)]] as const)
      : []),
  ] as const
  // That nothing is recorded yet is said in words.
  const hasNone = summary !== undefined && classifications.every((kind) => summary.interactions[kind] === 0)
  const readiness = getReadiness(asset, { requiredAttributes, codes, tasks: summary && summary.tasks + (inheritedTasks ?? 0) })
  const facts = [
    // Its head may cut it.
    [t('common:name'), asset.name.length > LONG_NAME ? asset.name : undefined],
    [t('names:categories.one'), asset.category?.name],
    [t('names:templates.one'), asset.template?.name],
    [t('names:value-chains.one'), asset.valueChain?.name],
    [t('common:created_at'), format.day(asset.createdAt)],
    [t('common:created_by'), asset.createdBy?.name],
    [t('asset-page:visits_total'), summary && isVisited ? format.number(total) : undefined],
  ] as const
  if (loading) return <OverviewSkeleton />
  const isMissing = readiness.missing.length > 0
  return (
    <Board data-missing={isMissing ? '' : undefined}>
      {isMissing && <Readiness {...readiness} isPublic={asset.isEnabledPublicLink} hrefs={mends} onOpen={onOpen} />}
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
        {(!hasNone || !latest) && (
          <Card title={t('asset-page:interactions_total')}>
            {hasNone ? <p>{t('interactions:empty.title')}</p> : <ClassificationBar counts={summary?.interactions} />}
          </Card>
        )}
        {latest && (
          <Card title={t('asset-page:overview.latest')}>
            <LatestInteractions
              latest={latest}
              getHref={interactionHref}
              allHref={interactionsHref}
              mayRun={mayRun}
              onOpen={onOpen}
              getNote={({ item, createdBy }) => [item?.name, createdBy?.name].filter((part) => part !== undefined).join(', ')}
            />
          </Card>
        )}
        {summary && summary.months.length > 0 && (
          <Later>
            <BarChart
              title={t('asset-page:months')}
              unit="month"
              periods={periods}
              series={classifications.map((kind) => ({
                id: kind,
                label: t(`interactions:classification.${kind}`),
                tone: tones[kind],
                values: of(kind),
              }))}
            />
          </Later>
        )}
        {summary && isVisited && (
          <Later>
            <BarChart
              title={t('asset-page:visits')}
              unit="day"
              periods={visited.periods}
              series={[{ id: 'visits', label: t('asset-page:visits'), tone: 'accent', values: visited.visits }]}
            />
          </Later>
        )}
      </div>
      <Aside>
        <Inheritance asset={asset} href={hrefs.inherited} tasks={inheritedTasks} tasksHref={hrefs.tasks} onOpen={onOpen} />
        {summary && summary.unitStatuses.length > 0 && (
          <Card title={t('asset-page:units')}>
            <UnitStatuses statuses={summary.unitStatuses} />
          </Card>
        )}
        {latestFailure && <ErrorPanel failure={flowFailure('interactions_map_not_loaded', latestFailure)} onRetry={onRetryLatest} />}
        {places.length > 0 && <WorldMap title={t('asset-page:places')} places={places} height={280} styleUrl={mapStyleUrl} />}
        <Card title={t('common:facts')}>
          {asset.description !== '' && <p>{asset.description}</p>}
          <FactList facts={facts} />
        </Card>
      </Aside>
    </Board>
  )
}
