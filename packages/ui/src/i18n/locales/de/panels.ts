import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'de'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Noch keine Dienste',
  'services.text': 'Dienste bieten Sie allen an, die einen Code scannen: Garantie, Beratung, Ersatzteile. Der erste erscheint hier.',
  'coming_soon.title': 'Demnächst',
  'coming_soon.text': 'Wir arbeiten an dieser Integration. Sobald sie fertig ist, erscheint sie hier.',
  'invitation.title': 'Diese Einladung ist nicht mehr gültig',
  'invitation.text':
    'Sie wurde bereits angenommen, widerrufen oder ist abgelaufen. Haben Sie sie angenommen, finden Sie die Organisation auf der Startseite. Andernfalls bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung an dieselbe E-Mail-Adresse.',
}
