/** Views that people keep of lists: their form, and what is asked. */
export const messages = {
  new: 'Save view',
  edit: 'Edit view',
  audience: 'Who sees it',
  'audience.private': 'Only me',
  'audience.team': 'Team',
  'audience.organization': 'Organization',
  audience_hint: 'Each person sees only the rows that they may see.',
  cannot_share: 'To share a view you need permission to change what the list shows.',
  delete_text: 'What the list shows stays. People whose list opens with this view see all rows again.',
}
