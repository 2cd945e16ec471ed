import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'es'> = {
  'suspended.title': 'Se ha suspendido su acceso a {{organization}}',
  'suspended.text':
    'La organización lo ha detenido. Lo que usted registró se conserva. Pida a uno de sus administradores que le vuelva a dar acceso.',
  'suspendedPortal.title': 'Ya no tiene acceso al portal en {{organization}}',
  'suspendedPortal.text':
    'Un administrador lo retiró el {{date}}. Aún puede realizar tareas desde un enlace o en la aplicación móvil. Si necesita el portal, pídalo a un administrador.',
  'suspendedAdmin.title': 'Ya no es administrador de {{organization}}',
  'suspendedAdmin.text':
    'Su rol cambió el {{date}}. Continúa como miembro y las páginas de administración están cerradas. Si es un error, hable con un propietario.',
  'deleted.title': '{{organization}} se ha cerrado',
  'deleted.text': 'Ya no se puede abrir. Elija otra organización o pregunte a sus responsables dónde están los registros.',
  understood: 'Entendido',
  'reload.title': '¿Recargar y perder lo no guardado?',
  'reload.text': 'En esta página hay datos sin guardar. Cancele, guárdelos y recargue después: la nueva versión espera.',
  'leave.title': '¿Salir sin guardar?',
  'leave.text': 'Lo que ha escrito en esta página aún no se ha guardado y se perdería.',
  'leave.yes': 'Salir',
}
