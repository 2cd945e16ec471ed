import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'es'> = {
  title: 'Invitaciones',
  one: 'Invitación',
  'failed.create': 'No se pudo crear la invitación',
  'failed.update': 'No se pudo modificar la invitación',
  'failed.delete': 'No se pudo eliminar la invitación',
  'failed.duplicate': 'No se pudo duplicar la invitación',
  'failed.load': 'No se pudieron cargar las invitaciones',
}
