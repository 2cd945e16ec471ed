/** Prepared contents for new assets. */
export const messages = {
  title: 'Templates',
  one: 'Template',
  'failed.create': 'Could not create the template',
  'failed.update': 'Could not update the template',
  'failed.delete': 'Could not delete the template',
  'failed.duplicate': 'Could not duplicate the template',
  'failed.load': 'Could not load the templates',
  new: 'New template',
  search: 'Search templates',
  'empty.title': 'No templates yet',
  'empty.text': 'A template holds what assets of a kind have in common, so that new ones begin with it.',
  categories: 'Assigned categories',
  categories_hint: 'The categories that offer this template',
  attributes: 'Attributes',
  attributes_hint: 'A new asset begins with them',
  delete_text: 'Assets keep what they have. A template that assets or categories use can’t be deleted.',
}
