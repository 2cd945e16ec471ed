import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import { Line } from './Rows.tsx'
import type { GuidedRound, GuidedTask } from './view.ts'

export const isDoneToday = ({ doneAt }: GuidedTask, format: Format, now: Date): boolean =>
  doneAt !== undefined && format.day(doneAt) === format.day(now.toISOString())

interface TaskLinesProps {
  task: GuidedTask
  history: GuidedRound['history']
  offline: boolean
}

/** When the task was done last, what it asks for, and whether it can do without a network. */
export const TaskLines = ({ task, history, offline }: TaskLinesProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const { doneAt, asks, isPrepared } = task
  const kinds = [...new Set(asks)].map((input) => t(`field-tasks:input.${input}`))
  const never = history === 'organization' ? 'field-tasks:done_never' : 'field-tasks:done_never_here'
  return (
    <>
      {doneAt !== undefined && isDoneToday(task, format, now()) ? (
        <span className="tm-guided-today">
          <Line icon="verified">{t('field-tasks:done_today', { time: format.time(doneAt) })}</Line>
        </span>
      ) : (
        <Line icon="clock">{doneAt === undefined ? t(never) : t('field-tasks:done_last', { time: format.recent(doneAt) })}</Line>
      )}
      {kinds.length > 0 && <Line icon="pen">{t('field-tasks:asks', { list: format.list(kinds) })}</Line>}
      {isPrepared && <Line icon="archive">{t('field-tasks:ready')}</Line>}
      {!isPrepared && offline && <Line icon="offline">{t('field-tasks:unready_title')}</Line>}
    </>
  )
}
