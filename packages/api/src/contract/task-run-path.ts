/** Where runs begin: in a file of its own for those who make this call before the shapes of the contract are there. */
export const TASK_RUNS_PATH = '/core/executions'
