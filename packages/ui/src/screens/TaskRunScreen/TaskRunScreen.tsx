import type { ReactNode } from 'react'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import { LatePart, LateParts } from './LatePart.tsx'
import { TaskForm } from './TaskForm.tsx'
import type { TaskRunView } from './view.ts'

export interface TaskRunScreenProps extends TaskRunHandlers {
  view: TaskRunView
  offline?: boolean
  /** Stands above the run, such as what waits on this device. */
  above?: ReactNode
}

/** A task run from opening to result (specification 1, sections 2 and 4). The field tier alone: it runs in widgets too. */
export const TaskRunScreen = ({ view, offline = false, above, ...handlers }: TaskRunScreenProps) => {
  const t = useTranslate()
  const { onRetry } = handlers
  const waiting = (
    <div className="tm-task-middle">
      <Spinner label={t('task-run:loading')} />
    </div>
  )
  return (
    <LateParts isShown={view.kind !== 'loading'}>
      <div className="tm tm-task" part="frame">
        {offline && <LatePart>{({ OfflineBanner }) => <OfflineBanner isForm={view.kind === 'form'} />}</LatePart>}
        {above}
        {view.kind === 'loading' && waiting}
        {view.kind === 'failed' && (
          <div className="tm-task-middle">
            <LatePart>{({ ErrorNotice }) => <ErrorNotice failure={view} onRetry={view.retryable ? onRetry : undefined} />}</LatePart>
          </div>
        )}
        {view.kind === 'form' && <TaskForm view={view} {...handlers} />}
        {view.kind === 'page' && <LatePart waiting={waiting}>{({ FormPage }) => <FormPage view={view} {...handlers} />}</LatePart>}
        {view.kind === 'invitation' && (
          <LatePart waiting={waiting}>{({ Invitation }) => <Invitation view={view} {...handlers} />}</LatePart>
        )}
        {view.kind === 'done' && <LatePart waiting={waiting}>{({ TaskResult }) => <TaskResult view={view} {...handlers} />}</LatePart>}
      </div>
    </LateParts>
  )
}
