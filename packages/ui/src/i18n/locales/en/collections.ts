/** What is said of collections. */
export const messages = {
  new: 'New collection',
  show: 'Show interactions',
  search: 'Search collections',
  'empty.title': 'No collections yet',
  'empty.text': 'A collection shows interactions together, such as on a public page. Add interactions to it in their list.',
  delete_text: 'Its interactions stay.',
  fill_hint: 'The interactions page adds interactions to it.',
  'failed.create': 'Could not create the collection',
  'failed.update': 'Could not update the collection',
  'failed.delete': 'Could not delete the collection',
  'failed.duplicate': 'Could not duplicate the collection',
  'failed.load': 'Could not load the collections',
}
