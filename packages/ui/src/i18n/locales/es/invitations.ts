import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'es'> = {
  'failed.create': 'No se pudo crear la invitación',
  'failed.update': 'No se pudo modificar la invitación',
  'failed.delete': 'No se pudo eliminar la invitación',
  'failed.duplicate': 'No se pudo duplicar la invitación',
  'failed.load': 'No se pudieron cargar las invitaciones',
  search: 'Buscar invitaciones',
  expiry: 'Válida hasta',
  resend: 'Reenviar',
  resent: 'Se envió la invitación a {{name}}',
  revoke: 'Revocar',
  revoke_title: '¿Revocar la invitación a {{name}}?',
  revoke_text: 'El enlace del correo deja de funcionar de inmediato. Puede volver a invitar.',
  revoked: 'Se revocó la invitación a {{name}}',
  'empty.title': 'No hay invitaciones pendientes',
  'empty.text': 'Las personas invitadas aparecen aquí hasta que aceptan. Puede reenviar o revocar una invitación.',
  revoke_selected_one: '¿Revocar la invitación seleccionada?',
  revoke_selected_other: '¿Revocar las {{shown}} invitaciones seleccionadas?',
  revoke_selected_many: '¿Revocar las {{shown}} de invitaciones seleccionadas?',
}
