import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'nl'> = {
  signing_in: 'U wordt ingelogd',
  sign_in: 'Inloggen',
  'signed_out.title': 'U bent uitgelogd',
  'signed_out.text': 'Log in om verder te gaan.',
  'away.retrying': 'We blijven het proberen. De pagina gaat vanzelf verder.',
  'away.line': 'De server antwoordt niet. We blijven het proberen.',
  'away.records_one': 'Er is 1 registratie op dit apparaat bewaard. Die wordt verzonden zodra de server antwoordt.',
  'away.records_other': 'Er zijn {{count}} registraties op dit apparaat bewaard. Ze worden verzonden zodra de server antwoordt.',
  'away.drafts_one': 'Er is 1 niet-afgeronde registratie op dit apparaat bewaard.',
  'away.drafts_other': 'Er zijn {{count}} niet-afgeronde registraties op dit apparaat bewaard.',
  'away.nothing': 'Op dit apparaat wachten geen registraties.',
  'away.open': 'Registraties op dit apparaat',
  go_home: 'Naar de startpagina',
}
