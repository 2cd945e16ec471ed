import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'de'> = {
  signing_in: 'Sie werden angemeldet',
  sign_in: 'Anmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Melden Sie sich an, um weiterzumachen.',
  'away.retrying': 'Wir versuchen es weiter. Die Seite macht dann von selbst weiter.',
  'away.line': 'Der Server antwortet nicht. Wir versuchen es weiter.',
  'away.records_one': '1 Aufzeichnung ist auf diesem Gerät gespeichert. Sie wird gesendet, sobald der Server antwortet.',
  'away.records_other': '{{count}} Aufzeichnungen sind auf diesem Gerät gespeichert. Sie werden gesendet, sobald der Server antwortet.',
  'away.drafts_one': '1 nicht beendete Aufzeichnung ist auf diesem Gerät gespeichert.',
  'away.drafts_other': '{{count}} nicht beendete Aufzeichnungen sind auf diesem Gerät gespeichert.',
  'away.nothing': 'Auf diesem Gerät warten keine Aufzeichnungen.',
  'away.open': 'Aufzeichnungen auf diesem Gerät',
  go_home: 'Zur Startseite',
}
