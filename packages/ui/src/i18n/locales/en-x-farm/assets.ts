import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'assets'> = {
  search: 'Search Grower Groups',
  'empty.title': 'No Grower Groups yet',
  'empty.text': 'A Grower Group is audited together. Create one, then give its Farmers codes that people can scan.',
  'failed.create': 'Could not create the Grower Group',
  'failed.update': 'Could not update the Grower Group',
  'failed.delete': 'Could not delete the Grower Group',
  'failed.duplicate': 'Could not duplicate the Grower Group',
  'failed.load': 'Could not load the Grower Groups',
  'column.units': 'Farmers',
  new: 'New Grower Group',
  hide_text: 'Hidden Grower Groups leave lists, and visitors can’t open their public pages. You can unhide them at any time.',
  'done.archived_some_one': '{{shown}} Grower Group was archived',
  'done.archived_some_other': '{{shown}} Grower Groups were archived',
  'done.restored_some_one': '{{shown}} Grower Group was restored',
  'done.restored_some_other': '{{shown}} Grower Groups were restored',
  'done.hidden_some_one': '{{shown}} Grower Group was hidden',
  'done.hidden_some_other': '{{shown}} Grower Groups were hidden',
  'done.shown_some_one': '{{shown}} Grower Group is shown again',
  'done.shown_some_other': '{{shown}} Grower Groups are shown again',
  hide_selected_one: 'Hide the selected Grower Group?',
  hide_selected_other: 'Hide the {{shown}} selected Grower Groups?',
  delete_text_one:
    'Its attributes, content blocks, codes and task links go with it. A Grower Group with Villages, Farmers or interactions can’t be deleted: archive it instead.',
  delete_text_other:
    'Their attributes, content blocks, codes and task links go with them. A Grower Group with Villages, Farmers or interactions can’t be deleted: archive it instead.',
  'copy.text': 'Name, category, template and image are always copied. Codes, Villages, Farmers and interactions stay with the original.',
  inherits_continuous: 'It follows this Grower Group: tasks of the original can be run here too.',
}
