import type { WidgetInput } from '@tracemark/api/schemas'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import { Line } from './Rows.tsx'
import type { GuidedRound, GuidedTask } from './view.ts'

export const isDoneToday = ({ doneAt }: GuidedTask, format: Format, now: Date): boolean =>
  doneAt !== undefined && format.day(doneAt) === format.day(now.toISOString())

interface TaskLinesProps {
  task: GuidedTask
  history: GuidedRound['history']
  /** What is true of every task is said above them, once. */
  allPrepared: boolean
  offline: boolean
  isUnfinished: boolean
}

/** What a person has to have with them, or go to; whatever else is asked can be entered anywhere. */
const brought = ['photo', 'file', 'signature', 'location', 'code', 'evernymInvitation'] as const satisfies readonly WidgetInput[]
const isBrought = (input: WidgetInput): input is (typeof brought)[number] => (brought as readonly WidgetInput[]).includes(input)

/** When the task was done last, what it asks for, and whether it can do without a network. */
export const TaskLines = ({ task, history, allPrepared, offline, isUnfinished }: TaskLinesProps) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const { doneAt, asks, isPrepared } = task
  const kinds = [...new Set(asks)].flatMap((input) => (isBrought(input) ? t(`guided-tasks:input.${input}`) : []))
  // What a device alone does not know of may have been done with another.
  const when =
    doneAt === undefined
      ? history === 'organization' && t('guided-tasks:done_never')
      : t('guided-tasks:done_last', { time: format.recent(doneAt) })
  return (
    <>
      {isUnfinished && (
        <span className="tm-guided-unfinished">
          <Line icon="pen">{t('guided-tasks:outcome.draft')}</Line>
        </span>
      )}
      {doneAt !== undefined && isDoneToday(task, format, now()) ? (
        <span className="tm-guided-today">
          <Line icon="verified">{t('guided-tasks:done_today', { time: format.time(doneAt) })}</Line>
        </span>
      ) : (
        when && <Line icon="clock">{when}</Line>
      )}
      {kinds.length > 0 && <Line icon="pen">{t('guided-tasks:asks', { list: format.list(kinds) })}</Line>}
      {isPrepared && !allPrepared && <Line icon="archive">{t('guided-tasks:ready')}</Line>}
      {!isPrepared && offline && <Line icon="download">{t('guided-tasks:download.absent')}</Line>}
    </>
  )
}
