import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useEffectEvent } from 'react'
import { isPassing } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { UsesText } from '../DeleteDialog/UsesText.tsx'
import { focusTitle } from '../focus-title.ts'
import { useToastArea } from '../Toasts/ToastProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { sayCount } from './say-words.ts'
import type { Outcome, Running } from './use-list-actions.ts'

/** Stays below the frame's bar, so that it is seen wherever the list was scrolled to. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: 4,
  top: 'var(--tm-bar, 0px)',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 14px',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
  '& > .MuiLinearProgress-root': { flex: '1 1 120px', maxWidth: 320, borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
  // In the flow, unlike the progress: it is high enough to cover the head of the table.
  '&[data-tone=failed]': {
    position: 'static',
    alignItems: 'flex-start',
    background: 'var(--tm-warning-wash)',
    scrollMarginTop: 'calc(var(--tm-bar, 0px) + 8px)',
  },
  '& > svg': { flex: 'none', color: 'var(--tm-warning)' },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 600 },
  '& div > b': { display: 'block' },
  '& ul': {
    maxHeight: 160,
    overflow: 'auto',
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    // A shadow at each end behind which there is more: the covers scroll with the rows, the shadows stay.
    background: `linear-gradient(var(--tm-warning-wash) 40%, transparent) top / 100% 28px local,
      linear-gradient(transparent, var(--tm-warning-wash) 60%) bottom / 100% 28px local,
      linear-gradient(color-mix(in srgb, var(--tm-ink) 24%, transparent), transparent) top / 100% 10px scroll,
      linear-gradient(transparent, color-mix(in srgb, var(--tm-ink) 24%, transparent)) bottom / 100% 10px scroll`,
    backgroundRepeat: 'no-repeat',
  },
})

/** As a ref: whoever scrolled down the list sees it too. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** As many as are read one by one. */
const LISTED = 100

interface ActionNoticeProps {
  running: Running | undefined
  outcome: Outcome | undefined
  /** What the rows are. */
  entity?: Entity | undefined
  /** Names a row, also one of another page. */
  getName: (id: string) => string
  /** Absent where it can't be stopped. */
  onStop?: (() => void) | undefined
  onRetry: () => void
  onDismiss: () => void
}

/** How far an action is, and for which rows it failed and why. */
export const ActionNotice = ({ running, outcome, entity, getName, onStop, onRetry, onDismiss }: ActionNoticeProps) => {
  const t = useTranslate()
  const format = useFormat()
  const toast = useToastArea()
  const sayDone = ({ action }: Outcome, count: number) => {
    const what = sayCount(t, format, entity, count)
    return action.result === undefined
      ? t('lists:action.done', { action: action.label, what })
      : t(`actions:done.${action.result}`, { count, what })
  }
  const tell = useEffectEvent((done: Outcome) => {
    const { action, ids, reached, failures } = done
    if (ids.length > 1 && reached.length === ids.length && failures.length === 0 && !action.saysItself)
      toast?.({ kind: 'positive', text: sayDone(done, ids.length) })
  })
  useEffect(() => {
    if (!outcome) return
    tell(outcome)
    // What the action was chosen from may be gone with the selection.
    requestAnimationFrame(() => focusTitle())
  }, [outcome])
  if (running) {
    const { action, ids, done } = running
    const words = t('lists:action.progress', { action: action.label, done: format.number(done), total: format.number(ids.length) })
    return (
      <Bar>
        <span role="status">{words}</span>
        <LinearProgress variant="determinate" value={(100 * done) / ids.length} aria-label={action.label} />
        {onStop && ids.length > 1 && (
          <Button size="small" onClick={onStop}>
            {t('lists:action.stop')}
          </Button>
        )}
      </Bar>
    )
  }
  if (!outcome) return null
  const { action, ids, failures, reached } = outcome
  const shown = format.number(failures.length)
  if (failures.length === 0 && reached.length < ids.length)
    return (
      <Bar>
        <span role="status">
          {t('lists:action.stopped', { action: action.label, done: format.number(reached.length), total: format.number(ids.length) })}
        </span>
        <IconButton aria-label={t('common:close')} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      </Bar>
    )
  if (failures.length === 0) {
    // A message tells it to those who see.
    return <VisuallyHidden role="status">{sayDone(outcome, ids.length)}</VisuallyHidden>
  }
  const doneCount = reached.length - failures.length
  return (
    <Bar role="alert" data-tone="failed" ref={bringIntoView}>
      <Icon name="alert" size={20} />
      <div>
        {doneCount > 0 && <b>{sayDone(outcome, doneCount)}</b>}
        <b>{t('lists:action.failed', { action: action.label, shown, total: format.number(reached.length) })}</b>
        <ul>
          {failures.slice(0, LISTED).map(({ id, failure }) => {
            const { what, action: remedy } = failureText(t, failure)
            const { usedBy = [] } = failure
            return (
              <li key={id}>
                <b>{getName(id)}</b> {usedBy.length > 0 ? <UsesText usedBy={usedBy} /> : `${what}. ${remedy}`}
              </li>
            )
          })}
          {failures.length > LISTED && <li>{t('lists:action.more', { shown: format.number(failures.length - LISTED) })}</li>}
        </ul>
      </div>
      {failures.some(({ failure }) => isPassing(failure)) && (
        <Button size="small" startIcon={<Icon name="retry" />} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
      <IconButton aria-label={t('common:close')} onClick={onDismiss}>
        <Icon name="close" />
      </IconButton>
    </Bar>
  )
}
