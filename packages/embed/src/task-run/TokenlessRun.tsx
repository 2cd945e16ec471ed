import { useTexts } from '@tracemark/ui/i18n'
import { useCallback } from 'react'
import { NothingNamed } from '../element/NothingNamed.tsx'
import { readPublicAddress } from '../element/public-address.ts'
import { PublicTaskRun } from './PublicTaskRun.tsx'
import type { TaskRunWidgetProps } from './TaskRunWidget.tsx'

export interface TokenlessRunProps extends Pick<TaskRunWidgetProps, 'api' | 'answers' | 'onView' | 'onIncomplete' | 'onEvent'> {
  host: HTMLElement & { readonly organization: string | null; readonly thing: string | null; readonly task: string | null }
  tell: (event: Event) => void
}

/** What an element without a token shows: the public task that it names, or that it names none. */
export const TokenlessRun = ({ host, tell, ...run }: TokenlessRunProps) => {
  useTexts('errors')
  // With these comes how a failure looks.
  useTexts('task-more')
  const { onView } = run
  const tellNothing = useCallback(
    (event: Event) => {
      tell(event)
      // Whatever is submitted has failed.
      onView?.({ kind: 'failed', code: 'invalid_content', retryable: false, offline: false })
    },
    [tell, onView],
  )
  const { task } = host
  const address = readPublicAddress(host)
  const { organization, thing } = address
  if (task && organization && thing)
    return <PublicTaskRun {...run} key={JSON.stringify([run.api, address, task])} {...address} task={task} />
  const missing = thing || task ? [!thing && 'thing', !organization && thing && 'organization', !task && 'task'] : ['token']
  return (
    <div className="tm tm-task" part="frame">
      <div className="tm-task-middle">
        <NothingNamed {...{ host, missing }} api={run.api} tell={tellNothing} />
      </div>
    </div>
  )
}
