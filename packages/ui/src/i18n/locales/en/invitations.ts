/** Invitations to an organization. */
export const messages = {
  'failed.create': 'Could not create the invitation',
  'failed.update': 'Could not update the invitation',
  'failed.delete': 'Could not delete the invitation',
  'failed.duplicate': 'Could not duplicate the invitation',
  'failed.load': 'Could not load the invitations',
  search: 'Search invitations',
  expiry: 'Expires',
  resend: 'Resend',
  resent: 'Invitation to {{name}} was sent',
  revoke: 'Revoke',
  revoke_title: 'Revoke the invitation to {{name}}?',
  revoke_selected: 'Revoke the selected invitations?',
  revoke_text: 'The link in the email stops working immediately. You can invite them again.',
  revoked: 'Invitation to {{name}} was revoked',
  'empty.title': 'No pending invitations',
  'empty.text': 'Invitations appear here until people accept them. You can resend or revoke them.',
}
