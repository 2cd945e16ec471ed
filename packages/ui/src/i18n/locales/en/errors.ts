/** Texts beside every error, and the error that shows before other texts are loaded. */
export const messages = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Request {{id}}',
  try_again: 'Try again',
  to_list: 'Go to {{name}}',
  'away.what': 'Could not load this content',
  'away.why': 'The server could not be reached.',
  'away.action': 'Check your connection and try again.',
}
