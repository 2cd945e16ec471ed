import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'pt'> = {
  title: 'Histórico de status',
  empty: 'Ainda não há alterações. Aqui aparece cada alteração do status e quem a fez.',
  became: 'alterado para',
  more: 'Mostrar mais',
}
