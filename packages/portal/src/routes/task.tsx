import { TaskRunWidget } from '@tracemark/embed/task-run'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTitle } from '../app/use-title.ts'

/** Runs a task from the execution token of a link, without a sign-in. */
export const Task = () => {
  const { token = '' } = useParams()
  const [names, setNames] = useState<{ task?: string; thing?: string }>({})
  useTitle(names.task, names.thing)
  return (
    <TaskRunWidget
      key={token}
      token={token}
      api=""
      onEvent={(event) => event.type === 'started' && setNames({ task: event.task.name, thing: event.thing.name })}
    />
  )
}
