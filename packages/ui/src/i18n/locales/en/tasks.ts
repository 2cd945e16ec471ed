/** Tasks that people run in the field. */
export const messages = {
  'empty.title': 'No tasks yet',
  'empty.text': 'Field workers run tasks and record interactions. Create a task so that they can run it.',
  'failed.create': 'Could not create the task',
  'failed.update': 'Could not update the task',
  'failed.delete': 'Could not delete the task',
  'failed.duplicate': 'Could not duplicate the task',
  'failed.load': 'Could not load the tasks',
}
