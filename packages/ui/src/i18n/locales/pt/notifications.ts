import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'pt'> = {
  new_one: '{{shown}} notificação nova',
  new_many: '{{shown}} notificações novas',
  new_other: '{{shown}} notificações novas',
  read: 'Marcar tudo como lido',
  'empty.title': 'Nada de novo',
  'empty.text': 'Aqui você recebe alertas, avisos e o que parceiros compartilham com você.',
  new_mark: 'Novo',
  'type.interaction_alert': 'Alerta',
  'type.interaction_warning': 'Aviso',
  'type.integration_action_disabled': 'Uma integração foi desativada',
  'type.variant_offered': 'Uma variante é oferecida a você',
  'type.variant_share_accepted': 'Sua oferta foi aceita',
  'type.variant_share_declined': 'Sua oferta foi recusada',
  'type.variant_share_withdrawn': 'Uma oferta foi retirada',
  'type.variant_share_ended': 'O compartilhamento contínuo terminou',
}
