export { GuidedTasksScreen, type GuidedTasksScreenProps } from './GuidedTasksScreen.tsx'
export type { GuidedHandlers, GuidedView } from './view.ts'
