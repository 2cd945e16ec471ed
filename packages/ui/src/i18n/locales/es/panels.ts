import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'es'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Aún no hay servicios',
  'services.text': 'Los servicios se ofrecen a quien escanea un código: garantía, asesoramiento, repuestos. El primero aparecerá aquí.',
  'coming_soon.title': 'Próximamente',
  'coming_soon.text': 'Estamos preparando esta integración. Aparecerá aquí cuando esté lista.',
  'invitation.title': 'Esta invitación ya no es válida',
  'invitation.text':
    'Ya se aceptó, se revocó o ha vencido. Si usted la aceptó, encontrará la organización en la página de inicio. Si no, pida a la persona que le invitó que la reenvíe a la misma dirección de correo.',
}
