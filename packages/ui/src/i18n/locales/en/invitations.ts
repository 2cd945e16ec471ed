/** Invitations to an organization. */
export const messages = {
  title: 'Invitations',
  one: 'Invitation',
  'failed.create': 'Could not create the invitation',
  'failed.update': 'Could not update the invitation',
  'failed.delete': 'Could not delete the invitation',
  'failed.duplicate': 'Could not duplicate the invitation',
  'failed.load': 'Could not load the invitations',
}
