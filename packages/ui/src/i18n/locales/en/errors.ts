/** Beside every failure, and what can be said of one before its own texts are there. */
export const messages = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Request {{id}}',
  try_again: 'Try again',
  'away.what': "This can't be shown now",
  'away.why': 'The connection or the server is away.',
  'away.action': 'Check the connection, then try again.',
}
