/** Signing up, in and out. */
export const messages = {
  signing_in: 'Signing you in',
  sign_in: 'Sign in',
  'signed_out.title': 'You are signed out',
  'signed_out.text': 'Sign in to continue.',
  'signed_out.here.title': 'You are signed out on this device',
  'signed_out.here.text':
    'There is no connection to the sign-in service. We’ll finish signing you out when you are online. The next person has to sign in themselves.',
  'away.retrying': 'We’ll keep trying. This page continues automatically.',
  'away.records_one': '1 interaction is saved on this device. We’ll send it when the server responds.',
  'away.records_other': '{{count}} interactions are saved on this device. We’ll send them when the server responds.',
  'away.drafts_one': '1 unfinished interaction is saved on this device.',
  'away.drafts_other': '{{count}} unfinished interactions are saved on this device.',
  'away.nothing': 'No interactions to send from this device.',
  'away.open': 'Interactions on this device',
  go_home: 'Go to the home page',
  'signed_up.title': 'Thank you for signing up',
  'signed_up.text': 'Your account is ready. Sign in to the mobile app with your email address and password.',
  'signed_up.open': 'Back to the app',
}
