/** Tokens by which other programs reach the organization. */
export const messages = {
  title: 'Access tokens',
  one: 'Access token',
  'failed.create': 'Could not create the access token',
  'failed.update': 'Could not update the access token',
  'failed.delete': 'Could not delete the access token',
  'failed.duplicate': 'Could not duplicate the access token',
  'failed.load': 'Could not load the access tokens',
}
