import { styled } from '@mui/material/styles'
import type { Unit } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { ActionNotice } from '../../../components/ListFrame/ActionNotice.tsx'
import { BeforeAction } from '../../../components/ListFrame/BeforeAction.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { useListActions } from '../../../components/ListFrame/use-list-actions.ts'
import { toPlaces } from '../../../components/Overview/to-places.ts'
import { takeClick } from '../../../components/plain-click.ts'
import { RecordFrame } from '../../../components/RecordFrame/RecordFrame.tsx'
import { FactList } from '../../../components/RecordHeader/FactList.tsx'
import { Aside, Columns } from '../../../components/RecordHeader/parts.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import { WorldMap } from '../../../components/WorldMap/WorldMap.tsx'
import { type Failure, flowFailure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { History, type HistoryProps } from './History.tsx'
import { StatusHistory, type StatusHistoryProps } from './StatusHistory.tsx'
import { UnitCode } from './UnitCode.tsx'

const Journey = styled('figure')({
  margin: 0,
  '& > figcaption': { marginTop: 6, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export interface UnitScreenProps {
  /** Undefined while it is loaded. */
  unit: Unit | undefined
  failure?: Failure | undefined
  /** The address of the asset's units, which `onBack` leads to. */
  listHref: string
  assetHref: string
  /** Of its variant; absent where it has none, or where the person may not open it. */
  variantHref?: string | undefined
  /** What was last recorded of it; absent where the person may not see that. */
  history?: HistoryProps | undefined
  statusHistory: StatusHistoryProps
  /** What visitors see of the asset; absent where it is not public. */
  publicPage?: string | undefined
  /** What can be done with it, as in its list. The first stands in the head, the others in its menu. */
  actions?: readonly ListAction[] | undefined
  /** The address of a MapLibre style; the kit's own basemap where absent. */
  mapStyleUrl?: string | undefined
  onBack: () => void
  onRetry: () => void
}

const NONE: readonly never[] = []
const ignore = () => undefined

/** One unit: which it is, how it stands, what was recorded of it, and its code (specification 1, section 2: unit summary). */
export const UnitScreen = ({
  unit,
  listHref,
  assetHref,
  variantHref,
  history,
  statusHistory,
  actions = NONE,
  mapStyleUrl,
  onBack,
  ...frame
}: UnitScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const running = useListActions(ignore)
  /** The public address that is opened once the person has agreed. */
  const [asked, setAsked] = useState<string>()
  const records = history?.records ?? NONE
  // From the oldest to the newest, as the unit travelled.
  const places = history ? toPlaces(format, records.toReversed(), history.getHref) : NONE
  const start = (action: ListAction) => ({ ...action, onSelect: () => unit && running.start(action, [unit.id]) })
  const [first, ...others] = actions
  const facts = unit
    ? ([
        [t('names:assets.one'), unit.thingName, assetHref],
        [t('names:variants.one'), unit.variantName, variantHref],
        [t('units:fact.sequence'), String(unit.sequenceNumber)],
        [t('units:fact.checksum'), unit.checksum],
        [t('unit-page:fact.unique'), unit.uniqueId],
        [t('variants:made'), format.day(unit.createdAt)],
      ] as const)
    : []
  return (
    <RecordFrame
      {...frame}
      onPublicPage={(event) => takeClick(event) && setAsked(frame.publicPage)}
      back={{ label: t('names:units.title'), href: listHref, onBack }}
      eyebrow={unit?.thingName}
      title={unit?.name}
      status={
        unit && (
          <>
            <StatusChip
              kind="unit"
              status={unit.statusName ?? 'unknown id'}
              value={unit.status}
              hint={unit.status === undefined ? t('units:status.none') : undefined}
            />
            {unit.hidden && (
              <Chip data-tone="plain">
                <Icon name="eye_off" size={14} />
                <span>{t('units:hidden')}</span>
              </Chip>
            )}
          </>
        )
      }
      primary={first && start(first)}
      actions={others.map((action) => ({ ...start(action), destructive: action.tone === 'danger' }))}
    >
      {unit && <ActionNotice {...running} getName={() => unit.name} onRetry={running.retry} onDismiss={running.dismiss} />}
      {unit && (
        <Columns>
          <div>
            <Card title={t('common:facts')}>
              <FactList facts={facts} />
            </Card>
            {history && <History {...history} />}
          </div>
          <Aside>
            <Card title={t('unit-page:code')}>
              <UnitCode unit={unit} onOpen={setAsked} />
            </Card>
            {history?.failure && (
              <ErrorPanel failure={flowFailure('interactions_map_not_loaded', history.failure)} onRetry={history.onRetry} />
            )}
            {places.length > 0 && (
              <Journey>
                <WorldMap title={t('unit-page:places')} places={places} route height={280} styleUrl={mapStyleUrl} />
                {history?.total !== undefined && history.total > records.length && (
                  <figcaption>
                    {t('unit-page:places_latest', { shown: format.number(records.length), total: format.number(history.total) })}
                  </figcaption>
                )}
              </Journey>
            )}
            <StatusHistory {...statusHistory} />
          </Aside>
        </Columns>
      )}
      <BeforeAction {...running} />
      <ConfirmDialog
        open={asked !== undefined}
        icon="link"
        title={t('unit-page:address.open_title')}
        text={t('unit-page:address.portal')}
        confirmLabel={t('unit-page:address.open')}
        onConfirm={() => {
          window.open(asked, '_blank', 'noopener')
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
    </RecordFrame>
  )
}
