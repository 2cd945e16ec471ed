import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'nl'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Nog geen diensten',
  'services.text': 'Diensten biedt u aan iedereen die een code scant: garantie, advies, reserveonderdelen. De eerste verschijnt hier.',
  'coming_soon.title': 'Binnenkort',
  'coming_soon.text': 'We werken aan deze integratie. Zodra die klaar is, verschijnt die hier.',
  'invitation.title': 'Deze uitnodiging is niet meer geldig',
  'invitation.text':
    'De uitnodiging is al geaccepteerd, ingetrokken of verlopen. Hebt u de uitnodiging geaccepteerd, dan vindt u de organisatie op de startpagina. Vraag anders degene die u heeft uitgenodigd om een nieuwe op hetzelfde e-mailadres.',
}
