import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'de'> = {
  signing_in: 'Sie werden angemeldet',
  sign_in: 'Anmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Melden Sie sich an, um weiterzumachen.',
  'away.retrying': 'Wir versuchen es weiter. Danach wird die Seite automatisch fortgesetzt.',
  'away.records_one': '1 Interaktion ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald der Server antwortet.',
  'away.records_other': '{{count}} Interaktionen sind auf diesem Gerät gespeichert. Sie werden gesendet, sobald der Server antwortet.',
  'away.drafts_one': '1 nicht abgeschlossene Interaktion ist auf diesem Gerät gespeichert.',
  'away.drafts_other': '{{count}} nicht abgeschlossene Interaktionen sind auf diesem Gerät gespeichert.',
  'away.nothing': 'Auf diesem Gerät gibt es keine ungesendeten Interaktionen.',
  'away.open': 'Interaktionen auf diesem Gerät',
  go_home: 'Zur Startseite',
  'sign_out.title': 'Abmelden?',
  'sign_out.waiting_one':
    'Es gibt 1 Interaktion zu senden. Sie bleibt auf diesem Gerät und wird gesendet, sobald Tracemark hier geöffnet ist und der Server antwortet.',
  'sign_out.waiting_other':
    'Es gibt {{count}} Interaktionen zu senden. Sie bleiben auf diesem Gerät und werden gesendet, sobald Tracemark hier geöffnet ist und der Server antwortet.',
  'sign_out.places_one': '1 heruntergeladener Ort wird von diesem Gerät entfernt.',
  'sign_out.places_other': '{{count}} heruntergeladene Orte werden von diesem Gerät entfernt.',
}
