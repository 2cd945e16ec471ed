import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'pt'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Sem conexão',
  request_id: 'Solicitação {{id}}',
  try_again: 'Tentar de novo',
  'away.what': 'Não é possível mostrar isto agora',
  'away.why': 'A conexão ou o servidor não responde.',
  'away.action': 'Verifique a conexão e tente de novo.',
}
