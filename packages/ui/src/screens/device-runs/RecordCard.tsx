import { useRef, useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import type { DeviceRun } from './device-run.ts'

export interface RecordActions {
  /** Opens a draft where it was left. */
  onContinue?: ((runId: string) => void) | undefined
  onRetry: (runId: string) => void
  /** Gives the record out as a file. */
  onExport: (runId: string) => void
  /** Asked for and confirmed. */
  onDelete: (runId: string) => void
}

const signs = {
  draft: 'pen',
  saved: 'clock',
  sending: 'upload',
  refused: 'warning',
  received: 'verified',
} as const satisfies Record<DeviceRun['state'], IconName>

/** The safe answer has the focus when the question appears; the same function each time, or every drawing would take it back. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

const WhyRefused = ({ failure }: { failure: Failure }) => {
  const { what, action } = useFailureText(failure)
  return (
    <p className="tm-record-why">
      {what}. {action}
    </p>
  )
}

/** One record: what it is of, where it stands, and what can be done with it. */
export const RecordCard = ({ record, ...actions }: RecordActions & { record: DeviceRun }) => {
  const t = useTranslate()
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { runId, state, task, thing, item, at, failure, correction } = record
  const isOurs = state !== 'received'

  return (
    <li className={`tm-record tm-record-${state}`}>
      <p className="tm-record-of">
        <span>
          {item === undefined ? thing : `${thing}, `}
          {item !== undefined && <span>{item}</span>}
        </span>
        <time dateTime={at}>{format.recent(at)}</time>
      </p>
      <h2>{task}</h2>
      <p className="tm-record-state">
        <Icon name={signs[state]} size={20} />
        <strong>{t(`device-runs:state.${state}`)}</strong>
        {correction && <span>{t('device-runs:correction')}</span>}
      </p>
      {state === 'refused' && failure && <WhyRefused failure={failure} />}
      {isOurs && !asking && (
        <div className="tm-record-actions">
          {(state === 'draft' || (correction && state !== 'sending')) && actions.onContinue && (
            <button className="tm-link" type="button" onClick={() => actions.onContinue?.(runId)}>
              {t('device-runs:continue')}
            </button>
          )}
          {(state === 'saved' || (state === 'refused' && !correction)) && (
            <button className="tm-link" type="button" onClick={() => actions.onRetry(runId)}>
              {t('device-runs:retry')}
            </button>
          )}
          <button className="tm-link" type="button" onClick={() => actions.onExport(runId)}>
            {t('device-runs:export')}
          </button>
          <button className="tm-link" type="button" ref={opener} onClick={() => setAsking(true)}>
            {t('device-runs:delete')}
          </button>
        </div>
      )}
      {asking && (
        // biome-ignore lint/a11y/useSemanticElements: a question within the list, not a form to be sent.
        <div className="tm-record-ask" role="group" aria-label={t('device-runs:delete_title')}>
          <strong>{t('device-runs:delete_title')}</strong>
          <p>{t('device-runs:delete_text')}</p>
          <div className="tm-record-actions">
            <button
              className="tm-link"
              type="button"
              ref={focusOnce}
              onClick={() => {
                setAsking(false)
                requestAnimationFrame(() => opener.current?.focus())
              }}
            >
              {t('device-runs:delete_no')}
            </button>
            <button className="tm-link tm-record-delete" type="button" onClick={() => actions.onDelete(runId)}>
              {t('device-runs:delete_yes')}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}
