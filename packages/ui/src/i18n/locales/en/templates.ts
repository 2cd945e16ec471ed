/** Prepared contents for new assets. */
export const messages = {
  title: 'Templates',
  one: 'Template',
  'failed.create': 'Could not create the template',
  'failed.update': 'Could not update the template',
  'failed.delete': 'Could not delete the template',
  'failed.duplicate': 'Could not duplicate the template',
  'failed.load': 'Could not load the templates',
}
