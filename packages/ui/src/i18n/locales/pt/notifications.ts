import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'pt'> = {
  read: 'Marcar todas como lidas',
  'empty.title': 'Nenhuma notificação nova',
  'empty.text': 'Aqui aparecem “Atenção”, “Advertência” e o que parceiros compartilham com você.',
  new_mark: 'Nova',
  'type.interaction_alert': 'Atenção',
  'type.interaction_warning': 'Advertência',
  'type.integration_action_disabled': 'Uma integração foi desativada',
  'type.variant_offered': 'Um lote foi oferecido a você',
  'type.variant_share_accepted': 'Sua oferta foi aceita',
  'type.variant_share_declined': 'Sua oferta foi recusada',
  'type.variant_share_withdrawn': 'Uma oferta foi retirada',
  'type.variant_share_ended': 'O compartilhamento contínuo terminou',
  'type.storage_nearly_full': 'Resta pouco espaço para arquivos',
  'type.job_due': 'O prazo de uma ordem de serviço está próximo',
  'type.interaction_sent_back': 'Devolvido a você',
  'type.export_ready': 'Sua exportação está pronta',
  'type.export_failed': 'Sua exportação falhou',
}
