/** Signing in and out. */
export const messages = {
  signing_in: 'Signing you in',
  sign_in: 'Sign in',
  'signed_out.title': 'You are signed out',
  'signed_out.text': 'Everything you recorded is saved. Sign in to continue.',
  go_home: 'Go to the home page',
}
