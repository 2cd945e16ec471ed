/** Empty panels of pages that come later than the frame and the lists. */
export const messages = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'No services yet',
  'services.text': 'Services are what you offer to whoever scans a code: warranty, advice, a spare part. The first one shows here.',
  'coming_soon.title': 'Coming Soon',
  'coming_soon.text': 'We are building this integration. It appears here on the day it is ready, and you need to do nothing for it.',
  'invitation.title': 'This invitation can no longer be used',
  'invitation.text':
    'It was accepted already, withdrawn, or has expired. If you accepted it, go to the home page: the organization is there. If not, ask the person who invited you to send it again to the same e-mail address.',
}
