import { TaskRunWidget, tellParent } from '@tracemark/embed/task-run'
import type { TaskRunView } from '@tracemark/state-machines/task-run'
import { brandVariables } from '@tracemark/ui/theme/brand'
import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useTitle } from '../../platform/use-title.ts'
import { useTaskViewport } from './use-task-viewport.ts'

/** What the page knows of its run, beside the address: an entry of the tab's history, which no other page and no server reads. */
interface TaskState {
  token?: string
  runId?: string
}

/**
 * Runs a task from the execution token of a link, without a sign-in. The token leaves the address as soon as it is read, so that
 * nobody sees it on the screen, in a bookmark or in what the browser remembers; a reload finds it in the entry's state.
 */
export const Component = () => {
  const { token: linked } = useParams()
  const navigate = useNavigate()
  const state = (useLocation().state ?? {}) as TaskState
  const token = linked ?? state.token ?? ''
  const [runId] = useState(state.runId)
  const [names, setNames] = useState<{ task?: string; thing?: string }>({})
  const [accentColor, setAccentColor] = useState<string>()
  const showBrandOf = useCallback((view?: TaskRunView) => {
    if (view && 'organization' in view) setAccentColor(view.organization?.accentColor)
  }, [])
  useTitle(names.task, names.thing)
  useTaskViewport()

  useEffect(() => {
    if (linked !== undefined) navigate('/task', { replace: true, state: { token: linked } satisfies TaskState })
  }, [linked, navigate])

  return (
    <main style={brandVariables(accentColor) as CSSProperties}>
      <TaskRunWidget
        key={token}
        token={token}
        runId={runId}
        api=""
        onView={showBrandOf}
        onLeave={() => navigate('/')}
        onEvent={(event) => {
          tellParent(event)
          if (event.type === 'closed') window.close()
          if (event.type !== 'started') return
          setNames({ task: event.task.name, thing: event.thing.name })
          navigate('/task', { replace: true, state: { token, runId: event.executionId } satisfies TaskState })
        }}
      />
    </main>
  )
}
