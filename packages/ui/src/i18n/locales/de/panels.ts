import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'de'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Noch keine Dienste',
  'services.text': 'Dienste bieten Sie denen an, die einen Code scannen: Garantie, Beratung, ein Ersatzteil. Der erste erscheint hier.',
  'coming_soon.title': 'Demnächst',
  'coming_soon.text': 'Wir arbeiten an dieser Anbindung. Sobald sie fertig ist, erscheint sie hier, ohne dass Sie etwas tun müssen.',
  'invitation.title': 'Diese Einladung gilt nicht mehr',
  'invitation.text':
    'Sie wurde schon angenommen, zurückgezogen oder ist abgelaufen. Haben Sie sie angenommen, finden Sie die Organisation auf der Startseite. Sonst bitten Sie die Person, die Sie eingeladen hat, sie an dieselbe E-Mail-Adresse erneut zu senden.',
}
