export type { TaskRunHandlers } from './handlers.ts'
export { keepTrying, onNextTry } from './next-try.ts'
export { TaskRunScreen, type TaskRunScreenProps } from './TaskRunScreen.tsx'
export type { DeviceLocation, TaskDoneView, TaskFormView, TaskRunView } from './view.ts'
