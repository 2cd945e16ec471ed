/** Jobs: task runs with a due date. */
export const messages = {
  'failed.create': 'Could not create the job',
  'failed.update': 'Could not update the job',
  'failed.delete': 'Could not delete the job',
  'failed.duplicate': 'Could not duplicate the job',
  'failed.load': 'Could not load the jobs',
}
