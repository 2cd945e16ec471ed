import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'nl'> = {
  signing_in: 'U wordt ingelogd',
  sign_in: 'Inloggen',
  'signed_out.title': 'U bent uitgelogd',
  'signed_out.text': 'Log in om verder te gaan.',
  'away.retrying': 'We blijven het proberen. De pagina gaat automatisch verder.',
  'away.records_one': 'Er is 1 interactie op dit apparaat opgeslagen. Die wordt verzonden zodra de server antwoordt.',
  'away.records_other': 'Er zijn {{count}} interacties op dit apparaat opgeslagen. Ze worden verzonden zodra de server antwoordt.',
  'away.drafts_one': 'Er is 1 niet-afgeronde interactie op dit apparaat opgeslagen.',
  'away.drafts_other': 'Er zijn {{count}} niet-afgeronde interacties op dit apparaat opgeslagen.',
  'away.nothing': 'Er zijn geen niet-verzonden interacties op dit apparaat.',
  'away.open': 'Interacties op dit apparaat',
  go_home: 'Naar de startpagina',
  'sign_out.title': 'Uitloggen?',
  'sign_out.waiting_one':
    'U hebt 1 interactie te verzenden. Die blijft op dit apparaat en wordt verzonden zodra Tracemark hier open is en de server antwoordt.',
  'sign_out.waiting_other':
    'U hebt {{count}} interacties te verzenden. Ze blijven op dit apparaat en worden verzonden zodra Tracemark hier open is en de server antwoordt.',
  'sign_out.places_one': '1 gedownloade plaats wordt van dit apparaat verwijderd.',
  'sign_out.places_other': '{{count}} gedownloade plaatsen worden van dit apparaat verwijderd.',
}
