/** Texts beside every error, and the error that shows before other texts are loaded. */
export const messages = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Request {{id}}',
  try_again: 'Try again',
  'away.what': 'Could not load this content',
  'away.why': 'The server could not be reached.',
  'away.action': 'Check your connection and try again.',
  'clock.what': "This device's clock is wrong",
  'clock.action':
    'It shows {{shown}}. The time is {{time}}. Set the date and time in the device settings. What you record gets the correct time.',
  code_compressed: 'This GS1 Digital Link is compressed and cannot be read. Enter the digits printed next to the code.',
}
