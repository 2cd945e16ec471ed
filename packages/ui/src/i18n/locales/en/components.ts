/** Components of a variant: ingredients, packaging, transport. */
export const messages = {
  'failed.create': 'Could not create the component',
  'failed.update': 'Could not update the component',
  'failed.delete': 'Could not delete the component',
  'failed.duplicate': 'Could not duplicate the component',
  'failed.load': 'Could not load the components',
}
