import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'es'> = {
  title: 'Historial de estados',
  empty: 'Todavía no hay cambios. Aquí aparece cada cambio de estado y quién lo hizo.',
  became: 'cambió a',
  more: 'Mostrar más',
}
