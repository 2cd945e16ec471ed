import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'es'> = {
  new_one: '{{shown}} notificación nueva',
  new_many: '{{shown}} notificaciones nuevas',
  new_other: '{{shown}} notificaciones nuevas',
  read: 'Marcar todo como leído',
  'empty.title': 'Nada nuevo',
  'empty.text': 'Aquí se avisa de alertas, advertencias y lo que los socios comparten con usted.',
  new_mark: 'Nuevo',
  'type.interaction_alert': 'Alerta',
  'type.interaction_warning': 'Advertencia',
  'type.integration_action_disabled': 'Se desactivó una integración',
  'type.variant_offered': 'Le ofrecen una variante',
  'type.variant_share_accepted': 'Aceptaron su oferta',
  'type.variant_share_declined': 'Rechazaron su oferta',
  'type.variant_share_withdrawn': 'Retiraron una oferta',
  'type.variant_share_ended': 'Terminó el uso compartido continuo',
}
