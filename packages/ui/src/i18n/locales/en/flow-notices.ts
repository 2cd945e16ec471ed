/** Dialogs about a new release, unsaved changes and a changed membership. */
export const messages = {
  'suspended.title': 'Your access to {{organization}} was suspended',
  'suspended.text': 'The organization suspended your access. Your interactions are kept. To regain access, contact an admin.',
  'suspendedPortal.title': 'You no longer have portal access in {{organization}}',
  'suspendedPortal.text':
    'An admin removed it on {{date}}. You can still run tasks from a link or in the mobile app. Ask an admin if you need the portal.',
  'suspendedAdmin.title': 'You are no longer an admin of {{organization}}',
  'suspendedAdmin.text': 'Your role was changed to member on {{date}}. Contact an owner if this is a mistake.',
  'deleted.title': '{{organization}} was deleted',
  'deleted.text': 'You can no longer open it. Choose another organization, or ask its former admins about the data.',
  understood: 'OK',
  'reload.title': 'Reload without saving?',
  'reload.text': 'You have unsaved changes on this page. Cancel and save them, then reload.',
  'leave.title': 'Leave without saving?',
  'leave.text': 'You have unsaved changes on this page. They are lost if you leave.',
  'leave.yes': 'Leave',
  'leave.no': 'Stay here',
}
