import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'nl'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Nog geen diensten',
  'services.text': 'Diensten biedt u aan wie een code scant: garantie, advies, een reserveonderdeel. De eerste verschijnt hier.',
  'coming_soon.title': 'Binnenkort',
  'coming_soon.text': 'We werken nog aan deze koppeling. Zodra alles klaar is, verschijnt die hier. U hoeft er niets voor te doen.',
  'invitation.title': 'Deze uitnodiging is niet meer geldig',
  'invitation.text':
    'De uitnodiging is al geaccepteerd, ingetrokken of verlopen. Hebt u haar geaccepteerd, dan vindt u de organisatie op de startpagina. Vraag anders degene die u heeft uitgenodigd om een nieuwe op hetzelfde e-mailadres.',
}
