/** Webhooks and emails that follow an interaction. */
export const messages = {
  'failed.create': 'Could not create the integration action',
  'failed.update': 'Could not update the integration action',
  'failed.delete': 'Could not delete the integration action',
  'failed.duplicate': 'Could not duplicate the integration action',
  'failed.load': 'Could not load the integration actions',
}
