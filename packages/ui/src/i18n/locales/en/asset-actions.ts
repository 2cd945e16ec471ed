/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': 'Duplicate “{{name}}”',
  'copy.text': 'Name, category, template and image are always copied. Codes, variants, units and interactions stay with the original.',
  'copy.about': 'Description, attributes, pictures and certifications',
  'copy.page': 'Content and settings of the public page',
  add_tasks: 'Add tasks',
  remove_tasks: 'Remove tasks',
  add_value_chain: 'Add value chain',
  add_support: 'Add support profile',
  remove_support: 'Remove support profile',
  manage: 'Manage',
  duplicate: 'Duplicate',
}
