import type { Unit } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { ActionNotice } from '../../components/ListFrame/ActionNotice.tsx'
import { BeforeAction } from '../../components/ListFrame/BeforeAction.tsx'
import type { ListAction } from '../../components/ListFrame/types.ts'
import { useListActions } from '../../components/ListFrame/use-list-actions.ts'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { RecordFrame } from '../../components/RecordFrame/RecordFrame.tsx'
import { Aside, Columns, Facts } from '../../components/RecordHeader/parts.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { History, type HistoryProps } from './History.tsx'

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
  /** What visitors see of the asset; absent where it is not public. */
  publicPage?: string | undefined
  /** What can be done with it, as in its list. The first stands in the head, the others in its menu. */
  actions?: readonly ListAction[] | undefined
  onBack: () => void
  onRetry: () => void
}

const NO_ACTIONS: readonly never[] = []
const ignore = () => undefined

/** Where its label leads: not shown, and never a link, until somebody wants it. */
const Address = ({ unit }: { unit: Unit }) => {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  if (unit.unitUrl === undefined) return <p>{t('units:address.none')}</p>
  return (
    <>
      <p>{t('units:address.caution')}</p>
      <p>{t('units:address.portal')}</p>
      {shown && <QrCode value={unit.unitUrl} label={unit.name} fileName={unit.name} />}
      <div>
        <Button aria-expanded={shown} startIcon={<Icon name={shown ? 'eye_off' : 'eye'} size={14} />} onClick={() => setShown(!shown)}>
          {t(shown ? 'units:address.hide' : 'units:address.show')}
        </Button>
      </div>
    </>
  )
}

/** One unit: which it is, how it stands, what was recorded of it, and its code (specification 1, section 2: unit summary). */
export const UnitScreen = ({
  unit,
  listHref,
  assetHref,
  variantHref,
  history,
  actions = NO_ACTIONS,
  onBack,
  ...frame
}: UnitScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const running = useListActions(ignore)
  const start = (action: ListAction) => ({ ...action, onSelect: () => unit && running.start(action, [unit.id]) })
  const [first, ...others] = actions
  const facts = unit
    ? ([
        [t('assets:one'), unit.thingName, assetHref],
        [t('variants:one'), unit.variantName, variantHref],
        [t('units:fact.sequence'), format.number(unit.sequenceNumber)],
        [t('units:fact.checksum'), unit.checksum],
        [t('units:fact.unique'), unit.uniqueId],
        [t('variant-life:made'), format.day(unit.createdAt)],
      ] as const)
    : []
  return (
    <RecordFrame
      {...frame}
      back={{ label: t('units:title'), href: listHref, onBack }}
      above={unit?.thingName}
      title={unit?.name}
      status={
        unit && (
          <>
            <StatusChip kind="unit" status={unit.statusName ?? 'unknown id'} />
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
      actions={others.map((action) => ({ ...start(action), grave: action.tone === 'danger' }))}
    >
      {unit && <ActionNotice {...running} nameOf={() => unit.name} onRetry={running.retry} onDismiss={running.dismiss} />}
      {unit && (
        <Columns>
          <div>
            <Card title={t('record:facts')}>
              <Facts>
                {facts.map(
                  ([label, value, href]) =>
                    value !== undefined && (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
                      </div>
                    ),
                )}
              </Facts>
            </Card>
            {history && <History {...history} />}
          </div>
          <Aside>
            <Card title={t('units:code')}>
              <Address unit={unit} />
            </Card>
          </Aside>
        </Columns>
      )}
      <BeforeAction {...running} />
    </RecordFrame>
  )
}
