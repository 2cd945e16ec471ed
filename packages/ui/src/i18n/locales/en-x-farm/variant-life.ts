import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'variant-life'> = {
  'state.active': 'Can be found by code. You can add Farmers.',
  'state.suspended': 'Can’t be found by code. The data is kept, and you can activate the Village again.',
  'state.archived': 'Archived. The interactions are kept, and you can restore the Village.',
  no_units: 'No Farmers yet',
  not_deletable: 'You can’t delete a Village that Farmers use. Archive it instead.',
  not_shareable: 'Add a sharing task to the Grower Group to share this Village.',
  'confirm.suspended.text': 'It can’t be found by code, and you can’t add Farmers, until it is activated again.',
  'share.no_sharing_task.title': 'No sharing task configured for this Grower Group',
  'share.no_sharing_task.text': 'Add a sharing task to the Grower Group and try again.',
  'state.none': 'This Village was deleted.',
}
