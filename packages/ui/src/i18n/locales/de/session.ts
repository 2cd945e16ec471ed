import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'de'> = {
  signing_in: 'Sie werden angemeldet',
  sign_in: 'Anmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Melden Sie sich an, um weiterzumachen.',
  'signed_out.here.title': 'Sie sind auf diesem Gerät abgemeldet',
  'signed_out.here.text':
    'Keine Verbindung zum Anmeldedienst. Die Abmeldung wird abgeschlossen, sobald Sie online sind. Die nächste Person muss sich selbst anmelden.',
  'away.retrying': 'Wir versuchen es weiter. Danach wird die Seite automatisch fortgesetzt.',
  'away.records_one': '1 Interaktion ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald der Server antwortet.',
  'away.records_other': '{{count}} Interaktionen sind auf diesem Gerät gespeichert. Sie werden gesendet, sobald der Server antwortet.',
  'away.drafts_one': '1 nicht abgeschlossene Interaktion ist auf diesem Gerät gespeichert.',
  'away.drafts_other': '{{count}} nicht abgeschlossene Interaktionen sind auf diesem Gerät gespeichert.',
  'away.nothing': 'Auf diesem Gerät gibt es keine ungesendeten Interaktionen.',
  'away.open': 'Interaktionen auf diesem Gerät',
  go_home: 'Zur Startseite',
  'signed_up.title': 'Danke für Ihre Registrierung',
  'signed_up.text': 'Ihr Konto ist bereit. Melden Sie sich in der mobilen App mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
  'signed_up.open': 'Zurück zur App',
}
