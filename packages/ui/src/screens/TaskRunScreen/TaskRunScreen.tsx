import type { AnswerValue } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { Banner } from '../../field/Banner/Banner.tsx'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskResult } from './TaskResult.tsx'
import type { TaskRunView } from './view.ts'

export interface TaskRunScreenProps {
  view: TaskRunView
  offline?: boolean
  /** Stands above the run, such as what waits on this device. */
  above?: ReactNode
  /** `undefined`: the answer was taken back. */
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
  /** All answers keep the rules, and the worker sends them off; after a failed submit, once more. */
  onSubmit: () => void
  /** 'Try again' after a failure to open the task. */
  onRetry: () => void
}

/** A task run from opening to result (specification 1, sections 2 and 4). The field tier alone: it runs in widgets too. */
export const TaskRunScreen = ({ view, offline = false, above, onAnswer, onSubmit, onRetry }: TaskRunScreenProps) => {
  const t = useTranslate()
  return (
    <div className="tm tm-task">
      {offline && (
        <Banner icon="offline" note={view.kind === 'form' ? t('task-run:offline_note') : undefined}>
          {t('errors:offline')}
        </Banner>
      )}
      {above}
      {view.kind === 'loading' && (
        <div className="tm-task-middle">
          <Spinner label={t('task-run:loading')} />
        </div>
      )}
      {view.kind === 'failed' && (
        <div className="tm-task-middle">
          <ErrorNotice failure={view} onRetry={view.retryable ? onRetry : undefined} />
        </div>
      )}
      {view.kind === 'form' && <TaskForm view={view} onAnswer={onAnswer} onSubmit={onSubmit} />}
      {view.kind === 'done' && <TaskResult view={view} />}
    </div>
  )
}
