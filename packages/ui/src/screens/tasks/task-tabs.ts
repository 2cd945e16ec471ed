/** The sections of a task's page; the first is where one arrives. */
export const taskTabs = ['questions', 'result', 'classification', 'general', 'assets'] as const
export type TaskTab = (typeof taskTabs)[number]
