import type { Messages } from '../../keys.ts'

export const session: Messages<'session'> = {
  signing_in: 'Sie werden angemeldet',
  sign_in: 'Anmelden',
  'signed_out.title': 'Sie sind abgemeldet',
  'signed_out.text': 'Alles, was Sie erfasst haben, ist gespeichert. Melden Sie sich an, um weiterzumachen.',
  go_home: 'Zur Startseite',
}
