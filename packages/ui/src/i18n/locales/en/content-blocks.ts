/** Content blocks of public pages. */
export const messages = {
  'failed.create': 'Could not create the content block',
  'failed.update': 'Could not update the content block',
  'failed.delete': 'Could not delete the content block',
  'failed.duplicate': 'Could not duplicate the content block',
  'failed.load': 'Could not load the content blocks',
}
