/** The steps that an asset passes through. */
export const messages = {
  title: 'Value chains',
  one: 'Value chain',
  'failed.create': 'Could not create the value chain',
  'failed.update': 'Could not update the value chain',
  'failed.delete': 'Could not delete the value chain',
  'failed.duplicate': 'Could not duplicate the value chain',
  'failed.load': 'Could not load the value chains',
}
