/** Kinds of asset, each with its identification standard. */
export const messages = {
  title: 'Categories',
  one: 'Category',
  'failed.create': 'Could not create the category',
  'failed.update': 'Could not update the category',
  'failed.delete': 'Could not delete the category',
  'failed.duplicate': 'Could not duplicate the category',
  'failed.load': 'Could not load the categories',
}
