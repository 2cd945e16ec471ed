export { TaskRunWidget, type TaskRunWidgetProps } from './TaskRunWidget.tsx'
export { type CompletedDetail, type SubmittedDetail, TracemarkCompletedEvent, TracemarkSubmittedEvent } from './task-run-events.ts'
