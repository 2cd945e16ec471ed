/** Templates for new assets. */
export const messages = {
  'failed.create': 'Could not create the template',
  'failed.update': 'Could not update the template',
  'failed.delete': 'Could not delete the template',
  'failed.duplicate': 'Could not duplicate the template',
  'failed.load': 'Could not load the templates',
  new: 'New template',
  search: 'Search templates',
  'empty.title': 'No templates yet',
  'empty.text': 'A template holds what assets of one kind have in common. New assets can start from it.',
  categories: 'Assigned categories',
  categories_hint: 'The categories that offer this template',
  attributes: 'Attributes',
  attributes_hint: 'New assets start with these attributes',
  sample: 'Sample asset',
  sample_hint: 'New assets also get its documents, tasks, support profiles, value chain and public page',
  delete_text: 'Assets keep their data. You can’t delete a template that assets or categories use.',
}
