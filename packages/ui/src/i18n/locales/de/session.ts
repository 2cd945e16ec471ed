import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'de'> = {
  signing_in: 'Sie werden angemeldet',
  sign_in: 'Anmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Alles, was Sie erfasst haben, ist gespeichert. Melden Sie sich an, um weiterzumachen.',
  go_home: 'Zur Startseite',
}
