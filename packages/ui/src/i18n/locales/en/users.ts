/** People of an organization. */
export const messages = {
  title: 'Users',
  one: 'User',
  'failed.create': 'Could not create the user',
  'failed.update': 'Could not update the user',
  'failed.delete': 'Could not delete the user',
  'failed.duplicate': 'Could not duplicate the user',
  'failed.load': 'Could not load the users',
}
