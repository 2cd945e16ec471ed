import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'nl'> = {
  signing_in: 'U wordt ingelogd',
  sign_in: 'Inloggen',
  'signed_out.title': 'U bent uitgelogd',
  'signed_out.text': 'Log in om verder te gaan.',
  'signed_out.here.title': 'U bent op dit apparaat uitgelogd',
  'signed_out.here.text':
    'Geen verbinding met de inlogdienst. Het uitloggen wordt afgerond zodra u online bent. De volgende persoon moet zelf inloggen.',
  'away.retrying': 'We blijven het proberen. De pagina gaat automatisch verder.',
  'away.records_one': 'Er is 1 interactie op dit apparaat opgeslagen. Die wordt verzonden zodra de server antwoordt.',
  'away.records_other': 'Er zijn {{count}} interacties op dit apparaat opgeslagen. Ze worden verzonden zodra de server antwoordt.',
  'away.drafts_one': 'Er is 1 niet-afgeronde interactie op dit apparaat opgeslagen.',
  'away.drafts_other': 'Er zijn {{count}} niet-afgeronde interacties op dit apparaat opgeslagen.',
  'away.nothing': 'Er zijn geen niet-verzonden interacties op dit apparaat.',
  'away.open': 'Interacties op dit apparaat',
  go_home: 'Naar de startpagina',
  'signed_up.title': 'Bedankt voor uw registratie',
  'signed_up.text': 'Uw account is klaar. Log in de mobiele app in met uw e-mailadres en wachtwoord.',
  'signed_up.open': 'Terug naar de app',
}
