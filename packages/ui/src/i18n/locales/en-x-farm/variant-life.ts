import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'variant-life'> = {
  'state.active': 'Can be found by code. You can add Farmers.',
  'state.draft': 'In preparation. Its code is not found yet, and the labels of its Farmers say that it is in preparation.',
  'state.suspended': 'Its code is not found, and the labels of its Farmers say that it is suspended. You can activate the Village again.',
  'state.archived': 'Archived. The interactions are kept, and you can restore the Village.',
  no_units: 'No Farmers yet',
  not_deletable: 'You can’t delete a Village that Farmers use. Archive it instead.',
  not_shareable: 'Add a sharing task to the Grower Group to share this Village.',
  'confirm.suspended.text':
    'Its code is not found, the labels of its Farmers say that it is suspended, and you can’t add Farmers, until it is activated again.',
  'confirm.archived.text':
    'Its code is not found any more. Labels of its Farmers keep their page. It stays in the list with its interactions. If you restore it, its status is Suspended.',
  'share.no_sharing_task.title': 'No sharing task configured for this Grower Group',
  'share.no_sharing_task.text': 'Add a sharing task to the Grower Group and try again.',
  'state.none': 'This Village was deleted.',
}
