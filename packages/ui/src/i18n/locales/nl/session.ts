import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'nl'> = {
  signing_in: 'U wordt ingelogd',
  sign_in: 'Inloggen',
  'signed_out.title': 'U bent uitgelogd',
  'signed_out.text': 'Alles wat u hebt vastgelegd, is opgeslagen. Log in om verder te gaan.',
  go_home: 'Naar de startpagina',
}
