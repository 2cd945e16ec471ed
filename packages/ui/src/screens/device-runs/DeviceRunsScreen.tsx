import { useEffect, useRef, useState } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { ConnectionBanner } from '../../field/ConnectionBanner/ConnectionBanner.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { isMenuOpen } from '../../field/TopLine/menu-open.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { DeviceRun, DeviceStorage } from './device-run.ts'
import { type RecordActions, RecordCard } from './RecordCard.tsx'
import { EvictionNotice, StorageNotice } from './StorageNotice.tsx'
import './DeviceRunsScreen.css'
import '../../field/seal.css'
import '../../field/screen.css'

/** What was on its way when the network went is not: it waits for it. */
const waiting = (record: DeviceRun): DeviceRun => (record.state === 'sending' ? { ...record, state: 'saved' } : record)

export interface DeviceRunsScreenProps extends RecordActions {
  /** Newest first; absent while they are being read. */
  records: readonly DeviceRun[] | undefined
  /** This browser keeps nothing: there are none to read. */
  isBlocked?: boolean
  storage?: DeviceStorage
  offline?: boolean
  /** There is a network, but the server does not answer. */
  away?: boolean
  /** Asks the browser to keep what is here. */
  onPersist: () => void
  /** Back to the task that was open; without it there is none. */
  onBack?: (() => void) | undefined
}

/** What lies on this device: drafts, records that wait for a network, and those that arrived lately. The field tier alone. */
export const DeviceRunsScreen = ({
  records,
  isBlocked = false,
  storage = {},
  offline = false,
  away = false,
  onPersist,
  onBack,
  ...actions
}: DeviceRunsScreenProps) => {
  const t = useTranslate()
  const [deleted, setDeleted] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const isSafe = records?.every(({ state }) => state === 'received') ?? true

  useEffect(() => {
    if (!isMenuOpen()) title.current?.focus({ preventScroll: true })
  }, [])

  const remove = (record: DeviceRun) => {
    setDeleted(t('device-runs:deleted', { task: record.task }))
    title.current?.focus()
    actions.onDelete(record.runId)
  }

  return (
    <div className="tm tm-task tm-device-runs">
      <ConnectionBanner offline={offline} away={away} />
      <article className="tm-task-column">
        <header className="tm-task-head">
          <h1 ref={title} part="title" tabIndex={-1}>
            {t('device-runs:title')}
          </h1>
          {!isSafe && <p className="tm-task-description">{t('device-runs:kept')}</p>}
        </header>
        <div className="tm-device-runs-body">
          {!isSafe && <EvictionNotice storage={storage} onPersist={onPersist} />}
          <p className="tm-device-runs-said" role="status">
            {deleted}
          </p>
          {isBlocked && <StorageNotice trouble="blocked" />}
          {records === undefined && !isBlocked && <Spinner label={t('device-runs:title')} />}
          {records?.length === 0 && (
            <div className="tm-device-runs-empty">
              <span className="tm-task-seal">
                <Icon name="verified" size={36} />
              </span>
              <h2>{t('device-runs:empty_title')}</h2>
              <p>{t('device-runs:empty_text')}</p>
            </div>
          )}
          {records !== undefined && records.length > 0 && (
            <ul className="tm-records">
              {records.map((record) => (
                <RecordCard
                  key={record.runId}
                  {...actions}
                  record={offline || away ? waiting(record) : record}
                  onDelete={() => remove(record)}
                />
              ))}
            </ul>
          )}
          {onBack && (
            <Button wide onClick={onBack}>
              {t('device-runs:back')}
            </Button>
          )}
        </div>
      </article>
    </div>
  )
}
