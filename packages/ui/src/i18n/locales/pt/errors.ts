import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'pt'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Solicitação {{id}}',
  try_again: 'Tentar de novo',
  'away.what': 'Não é possível exibir agora',
  'away.why': 'Sem conexão com o servidor.',
  'away.action': 'Verifique a conexão e tente de novo.',
  'clock.what': 'O relógio deste dispositivo está errado',
  'clock.action':
    'Ele mostra {{shown}}. A hora certa é {{time}}. Ajuste a data e a hora nas configurações do dispositivo. O que você registrar recebe a hora certa.',
  code_compressed: 'Este GS1 Digital Link está comprimido e não pode ser lido. Digite os números impressos ao lado do código.',
}
