import type { TaskResultMessage, Widget } from '@tracemark/api/schemas'
import { type TaskFormView, type TaskRunHandlers, TaskRunScreen } from '@tracemark/ui/screens/task-runs'

type Heading = Pick<TaskFormView, 'organization' | 'task' | 'thing'>

const ignore = () => undefined

/** A draft reaches nobody. */
const handlers: TaskRunHandlers = {
  onAnswer: ignore,
  onAttach: ignore,
  onSubmit: ignore,
  onRetry: ignore,
  onPlace: ignore,
  onPage: ignore,
  onCancel: ignore,
  onClassify: ignore,
  onStay: ignore,
  onClose: ignore,
}

/** The worker's own screens with a task that is being designed: what is answered there stays there. */
export const createPreviews = (heading: Heading) => ({
  renderForm: (widgets: readonly Widget[]) => (
    <TaskRunScreen
      {...handlers}
      view={{ kind: 'form', ...heading, widgets, answers: {}, submitting: false, location: { state: 'unknown' } }}
    />
  ),
  renderResult: (result: TaskResultMessage) => (
    <TaskRunScreen {...handlers} view={{ kind: 'done', organization: heading.organization, result }} />
  ),
})
