import { TaskRunWidget } from '@tracemark/embed/task-run'
import { useParams } from 'react-router'

/** Runs a task from the execution token of a link, without a sign-in. */
export const Task = () => {
  const { token = '' } = useParams()
  return <TaskRunWidget key={token} token={token} api="" />
}
