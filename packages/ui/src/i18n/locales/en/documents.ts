/** Files that belong to an asset, with their GDTI number. */
export const messages = {
  title: 'Documents',
  one: 'Document',
  'failed.create': 'Could not create the document',
  'failed.update': 'Could not update the document',
  'failed.delete': 'Could not delete the document',
  'failed.duplicate': 'Could not duplicate the document',
  'failed.load': 'Could not load the documents',
}
