import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'pt'> = {
  signing_in: 'Entrando',
  sign_in: 'Entrar',
  'signed_out.title': 'Você saiu da sua conta',
  'signed_out.text': 'Tudo o que você registrou está salvo. Entre para continuar.',
  go_home: 'Ir para a página inicial',
}
