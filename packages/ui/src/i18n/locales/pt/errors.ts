import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'pt'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Solicitação {{id}}',
  try_again: 'Tentar de novo',
  to_list: 'Ir para “{{name}}”',
  'away.what': 'Não é possível exibir agora',
  'away.why': 'Sem conexão com o servidor.',
  'away.action': 'Verifique a conexão e tente de novo.',
}
