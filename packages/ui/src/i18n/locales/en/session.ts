/** Signing in and out. */
export const messages = {
  signing_in: 'Signing you in',
  sign_in: 'Sign in',
  'signed_out.title': 'You are signed out',
  'signed_out.text': 'Sign in to continue.',
  'away.retrying': 'We keep trying. This page continues by itself.',
  'away.line': 'The server does not answer. We keep trying.',
  'away.records_one': '1 record is saved on this device. It is sent when the server answers.',
  'away.records_other': '{{count}} records are saved on this device. They are sent when the server answers.',
  'away.drafts_one': '1 unfinished record is saved on this device.',
  'away.drafts_other': '{{count}} unfinished records are saved on this device.',
  'away.nothing': 'No records wait on this device.',
  'away.open': 'Records on this device',
  go_home: 'Go to the home page',
}
