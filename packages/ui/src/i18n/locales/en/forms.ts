/** Fields, lists and dialogs in which staff fill something in. */
export const forms = {
  cancel: 'Cancel',
  'confirm.title': 'Are you sure?',
  'confirm.no_revert': "You won't be able to revert this!",
  'confirm.yes': 'Yes',
  'confirm.type': 'Type “{{phrase}}” to confirm',
}
