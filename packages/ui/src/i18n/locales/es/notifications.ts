import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'es'> = {
  read: 'Marcar todas como leídas',
  'empty.title': 'No hay notificaciones nuevas',
  'empty.text': 'Aquí aparecen «Atención», «Advertencia» y lo que sus socios comparten con usted.',
  new_mark: 'Nueva',
  'type.interaction_alert': 'Atención',
  'type.interaction_warning': 'Advertencia',
  'type.integration_action_disabled': 'Se desactivó una integración',
  'type.variant_offered': 'Le ofrecen un lote',
  'type.variant_share_accepted': 'Se aceptó su oferta',
  'type.variant_share_declined': 'Se rechazó su oferta',
  'type.variant_share_withdrawn': 'Se retiró una oferta',
  'type.variant_share_ended': 'Terminó el uso compartido continuo',
  'type.storage_nearly_full': 'Queda poco espacio para archivos',
  'type.job_due': 'Se acerca la fecha límite de una orden de trabajo',
  'type.interaction_sent_back': 'Se te devolvió para corregir',
  'type.export_ready': 'Su exportación está lista',
  'type.export_failed': 'Su exportación falló',
}
