import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'units'> = {
  'empty.title': 'No Farmers yet',
  'empty.text': 'Create Farmers of a Village: each gets a number and a code.',
  'failed.create': 'Could not create the Farmer',
  'failed.update': 'Could not update the Farmer',
  'failed.delete': 'Could not delete the Farmer',
  'failed.duplicate': 'Could not duplicate the Farmer',
  'failed.load': 'Could not load the Farmers',
  new: 'Create Farmers',
  search: 'Search Farmers',
  hide_text: 'Hidden Farmers leave lists and public pages. You can unhide them at any time.',
  delete_text: 'Only Farmers without interactions, task runs and jobs can be deleted. Their numbers are not used again.',
  'copy.text': 'Each copy is a new Farmer of the same Village with the next number. Interactions stay with the original.',
  labels_at_most: 'Select at most {{max}} Farmers for labels, or create labels by their numbers in Discovery.',
  'status.none': 'This Farmer has no status yet, also while its Village is a draft. A task gives it one, or you do.',
  'status.reconsider': 'A Farmer with the status “Do not use” has to be reconsidered before other statuses can follow.',
  hide_selected_title_one: 'Hide the selected Farmer?',
  hide_selected_title_other: 'Hide the {{shown}} selected Farmers?',
}
