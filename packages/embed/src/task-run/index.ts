export { type ParentMessage, tellParent } from './parent-message.ts'
export { TaskRunWidget, type TaskRunWidgetProps } from './TaskRunWidget.tsx'
export {
  type CompletedDetail,
  type SavedDetail,
  type SubmittedDetail,
  TracemarkCompletedEvent,
  TracemarkSavedEvent,
  TracemarkSubmittedEvent,
} from './task-run-events.ts'
