/** What somebody needs who runs tasks from the portal: they choose an asset and one of its tasks. */
export const runningTasks = { permissions: ['things:list', 'tasks:list', 'executions:create'] } as const
