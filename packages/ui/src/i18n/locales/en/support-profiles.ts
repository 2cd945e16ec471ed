/** Whom the reader of a public page can turn to. */
export const messages = {
  title: 'Support profiles',
  one: 'Support profile',
  'failed.create': 'Could not create the support profile',
  'failed.update': 'Could not update the support profile',
  'failed.delete': 'Could not delete the support profile',
  'failed.duplicate': 'Could not duplicate the support profile',
  'failed.load': 'Could not load the support profiles',
}
