/** What the portal says of itself: that it was released anew, and that somebody stands otherwise to an organization. */
export const messages = {
  'suspended.title': 'Your access to {{organization}} was suspended',
  'suspended.text': 'It was stopped by the organization. What you recorded is kept. Ask one of its admins to let you in again.',
  'suspendedPortal.title': 'You no longer have portal access in {{organization}}',
  'suspendedPortal.text':
    'An admin took it back on {{date}}. You can still run tasks from a link or in the mobile app. Ask an admin if you need the portal.',
  'suspendedAdmin.title': 'You are no longer an admin of {{organization}}',
  'suspendedAdmin.text':
    'Your role was changed on {{date}}. You go on as a member, and pages for admins are closed. Ask an owner if this is a mistake.',
  'deleted.title': '{{organization}} was closed',
  'deleted.text': 'It can no longer be opened. Choose another organization, or ask the people who ran it where its records are.',
  understood: 'Understood',
  'reload.title': 'Reload, and lose what is not saved?',
  'reload.text': 'You have entered something on this page that is not saved. Cancel, save it, and reload then: the new version waits.',
  'leave.title': 'Leave without saving?',
  'leave.text': 'What you have entered on this page is not saved yet, and would be lost.',
  'leave.yes': 'Leave',
}
