/** Teams of an organization. */
export const messages = {
  'failed.create': 'Could not create the team',
  'failed.update': 'Could not update the team',
  'failed.delete': 'Could not delete the team',
  'failed.duplicate': 'Could not duplicate the team',
  'failed.load': 'Could not load the teams',
}
