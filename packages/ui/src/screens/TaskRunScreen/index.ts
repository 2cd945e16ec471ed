export type { TaskRunHandlers } from './handlers.ts'
export { TaskRunScreen, type TaskRunScreenProps } from './TaskRunScreen.tsx'
export type { DeviceLocation, TaskDoneView, TaskFormView, TaskRunView } from './view.ts'
