/** Empty states of pages that load later than the frame and the lists. */
export const messages = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'No services yet',
  'services.text': 'Offer services to people who scan a code, such as a warranty, advice or spare parts.',
  'coming_soon.title': 'Coming Soon',
  'coming_soon.text': 'We are building this integration. It appears here when it is ready.',
  'invitation.title': 'This invitation is no longer valid',
  'invitation.text':
    'It was accepted, revoked, or has expired. If you accepted it, go to the home page. If not, ask the person who invited you to resend it.',
}
