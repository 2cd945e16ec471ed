/** Signing in and out. */
export const messages = {
  signing_in: 'Signing you in',
  sign_in: 'Sign in',
  'signed_out.title': 'You are signed out',
  'signed_out.text': 'Sign in to continue.',
  'away.retrying': 'We’ll keep trying. This page continues automatically.',
  'away.records_one': '1 interaction is saved on this device. We’ll send it when the server responds.',
  'away.records_other': '{{count}} interactions are saved on this device. We’ll send them when the server responds.',
  'away.drafts_one': '1 unfinished interaction is saved on this device.',
  'away.drafts_other': '{{count}} unfinished interactions are saved on this device.',
  'away.nothing': 'No interactions to send from this device.',
  'away.open': 'Interactions on this device',
  go_home: 'Go to the home page',
  'sign_out.title': 'Sign out?',
  'sign_out.waiting_one':
    'You have 1 interaction to send. It stays on this device and is sent when Tracemark is open here and the server responds.',
  'sign_out.waiting_other':
    'You have {{count}} interactions to send. They stay on this device and are sent when Tracemark is open here and the server responds.',
  'sign_out.places_one': '1 downloaded place will be removed from this device.',
  'sign_out.places_other': '{{count}} downloaded places will be removed from this device.',
}
