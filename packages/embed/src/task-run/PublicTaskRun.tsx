import { ErrorNotice } from '@tracemark/ui/field/error-notice'
import { Spinner } from '@tracemark/ui/field/spinner'
import { useTexts, useTranslate } from '@tracemark/ui/i18n'
import { useEffect, useRef, useState } from 'react'
import { PublicFailure } from '../element/ask-public.ts'
import type { PublicAddress } from '../element/public-address.ts'
import { startPublicTask } from './start-public-task.ts'
import { TaskRunWidget, type TaskRunWidgetProps } from './TaskRunWidget.tsx'

type Failed = Extract<Parameters<NonNullable<TaskRunWidgetProps['onEvent']>>[0], { type: 'failed' }>

export interface PublicTaskRunProps extends Omit<TaskRunWidgetProps, 'token' | 'runId'>, PublicAddress {
  /** The id of the task at the asset, as its page names it among its services. */
  task: string
  /** Name, id or unique id of the unit that the visitor holds. */
  item?: string | undefined
  /** How the visitor is given a token; always the same function. */
  start?: typeof startPublicTask
}

const toFailed = (error: unknown): Failed => {
  const { code, requestId } = error instanceof PublicFailure ? error : new PublicFailure('answer_unreadable')
  return { type: 'failed', step: 'create', code, requestId, retryable: code !== 'not_found' && code !== 'invalid_content' }
}

/** A task that the asset's page offers to everybody: the visitor is given a token of their own, and with it a run. */
export const PublicTaskRun = ({ organization, thing, task, item, start = startPublicTask, ...run }: PublicTaskRunProps) => {
  const t = useTranslate()
  useTexts('errors')
  // With these comes how a failure looks.
  useTexts('task-more')
  const [attempt, setAttempt] = useState(0)
  const [token, setToken] = useState<string>()
  const [failed, setFailed] = useState<Failed>()
  const { api, onEvent, onView } = run
  const told = useRef({ onEvent, onView })
  told.current = { onEvent, onView }

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt asks again
  useEffect(() => {
    const controller = new AbortController()
    setFailed(undefined)
    start({ api, organization, thing, task, item }, controller.signal).then(
      ({ jwt }) => setToken(jwt),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const failure = toFailed(error)
        setFailed(failure)
        told.current.onEvent?.(failure)
        told.current.onView?.({ ...failure, kind: 'failed', offline: false })
      },
    )
    return () => controller.abort()
  }, [api, organization, thing, task, item, start, attempt])

  if (token !== undefined) return <TaskRunWidget {...run} token={token} isOnce />
  return (
    <div className="tm tm-task" part="frame">
      <div className="tm-task-middle">
        {failed ? (
          <ErrorNotice failure={failed} onRetry={failed.retryable ? () => setAttempt((count) => count + 1) : undefined} />
        ) : (
          <Spinner label={t('task-run:loading')} />
        )}
      </div>
    </div>
  )
}
