import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'es'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': 'Todavía no hay servicios',
  'services.text':
    'Los servicios son lo que usted ofrece a quien escanea un código: garantía, asesoramiento, un repuesto. El primero aparecerá aquí.',
  'coming_soon.title': 'Próximamente',
  'coming_soon.text': 'Estamos preparando esta integración. Aparecerá aquí el día en que esté lista, sin que usted tenga que hacer nada.',
  'invitation.title': 'Esta invitación ya no se puede usar',
  'invitation.text':
    'Ya se aceptó, se retiró o ha vencido. Si usted la aceptó, encontrará la organización en la página de inicio. Si no, pida a la persona que le invitó que la envíe de nuevo a la misma dirección de correo electrónico.',
}
