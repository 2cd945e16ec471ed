/** Blocks or support profiles that are shown together. */
export const messages = {
  'failed.create': 'Could not create the collection',
  'failed.update': 'Could not update the collection',
  'failed.delete': 'Could not delete the collection',
  'failed.duplicate': 'Could not duplicate the collection',
  'failed.load': 'Could not load the collections',
}
