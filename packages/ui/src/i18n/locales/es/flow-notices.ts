import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'es'> = {
  'suspended.title': 'Se suspendió su acceso a {{organization}}',
  'suspended.text': 'La organización suspendió su acceso. Sus interacciones se conservan. Pida a un administrador que lo restablezca.',
  'suspendedPortal.title': 'Ya no tiene acceso al portal en {{organization}}',
  'suspendedPortal.text':
    'Un administrador lo retiró el {{date}}. Puede seguir realizando tareas desde un enlace o en la aplicación móvil. Si necesita el portal, pídalo a un administrador.',
  'suspendedAdmin.title': 'Ya no es administrador de {{organization}}',
  'suspendedAdmin.text':
    'Su rol cambió a «miembro» el {{date}}. Las páginas de administración ya no están disponibles. Si es un error, consulte a un propietario.',
  'deleted.title': 'La organización {{organization}} se eliminó',
  'deleted.text': 'La organización ya no se puede abrir. Elija otra o pregunte a sus responsables dónde están los datos.',
  understood: 'Entendido',
  'reload.title': '¿Recargar y descartar los cambios?',
  'reload.text': 'Hay cambios sin guardar en esta página. Cancele, guárdelos y después recargue para usar la nueva versión.',
  'leave.title': '¿Salir sin guardar?',
  'leave.text': 'Los datos de esta página no se han guardado y se perderán.',
  'leave.yes': 'Salir',
  'leave.no': 'Quedarse aquí',
}
