import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { useRef } from 'react'
import { PublicTaskRun } from '../task-run/PublicTaskRun.tsx'
import { toElementEvent } from '../task-run/to-element-event.ts'
import { forgetPublicTask, resumePublicTask } from './resume-public-task.ts'

export interface PublicTaskProps {
  organization: string
  thing: string
  item: string | undefined
  api: string
  task: string
  /** Whether what was entered is there when the task is opened again, as Back may have closed it. */
  resumes?: boolean
  /** The visitor has closed the result. */
  onClosed: () => void
}

/** The run of a public task, wherever it stands: in a page or in a shadow root. */
export const PublicTask = ({ resumes = false, onClosed, ...props }: PublicTaskProps) => {
  const place = useRef<HTMLDivElement>(null)
  // The element whose page this is tells of the run as `<tracemark-task>` does. A page of our own has nobody to tell.
  const hear = (event: TaskRunEmitted) => {
    const root = place.current?.getRootNode()
    if (root instanceof ShadowRoot) root.host.dispatchEvent(toElementEvent(event))
    const isOver = event.type === 'failed' ? !event.retryable : event.type !== 'started'
    if (resumes && isOver) forgetPublicTask(props)
    if (event.type === 'closed') onClosed()
  }
  return (
    <div ref={place}>
      <PublicTaskRun {...props} {...(resumes && { start: resumePublicTask })} onEvent={hear} />
    </div>
  )
}
