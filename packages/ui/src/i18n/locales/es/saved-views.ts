import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'es'> = {
  new: 'Guardar vista',
  edit: 'Editar vista',
  audience: 'Quién la ve',
  'audience.private': 'Solo yo',
  'audience.team': 'Equipo',
  'audience.organization': 'Organización',
  audience_hint: 'Cada persona ve solo las filas que tiene permiso para ver.',
  cannot_share: 'Para compartir una vista necesita permiso para modificar lo que muestra la lista.',
  delete_text: 'Lo que muestra la lista se conserva. Quienes abren la lista con esta vista vuelven a ver todas las filas.',
}
