import type { Answers, AnswerValue, Execution, ExecutionResult, TaskResultMessage, Widget } from '@tracemark/api/schemas'
import type { Failure } from '../../errors/error-code.ts'
import { Banner } from '../../field/Banner/Banner.tsx'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { TaskForm } from './TaskForm.tsx'
import { TaskResult } from './TaskResult.tsx'

/** Where the device is; `accuracy` is the radius in metres. */
export interface DeviceLocation {
  state: 'unknown' | 'locating' | 'found' | 'unavailable'
  accuracy?: number | undefined
}

export interface TaskFormView {
  kind: 'form'
  task: Execution['task']
  thing: Execution['thing']
  item?: Execution['item'] | undefined
  widgets: readonly Widget[]
  /** Where the fields begin; afterwards each field holds what is typed. */
  answers: Answers
  submitting: boolean
  /** The last submit failed. Nothing that was answered is lost. */
  failure?: Failure | undefined
  location: DeviceLocation
}

export interface TaskDoneView {
  kind: 'done'
  result: TaskResultMessage
  valueChain?: ExecutionResult['valueChain'] | undefined
}

export type TaskRunView = { kind: 'loading' } | ({ kind: 'failed'; retryable: boolean } & Failure) | TaskFormView | TaskDoneView

export interface TaskRunScreenProps {
  view: TaskRunView
  offline?: boolean
  /** `undefined`: the answer was taken back. */
  onAnswer: (widgetId: string, value: AnswerValue | undefined) => void
  /** All answers keep the rules, and the worker sends them off; after a failed submit, once more. */
  onSubmit: () => void
  /** 'Try again' after a failure to open the task. */
  onRetry: () => void
}

/** A task run from opening to result (specification 1, sections 2 and 4). The field tier alone: it runs in widgets too. */
export const TaskRunScreen = ({ view, offline = false, onAnswer, onSubmit, onRetry }: TaskRunScreenProps) => {
  const t = useTranslate()
  return (
    <div className="tm tm-task">
      {offline && (
        <Banner icon="offline" note={view.kind === 'form' ? t('task-run:offline_note') : undefined}>
          {t('errors:offline')}
        </Banner>
      )}
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
