import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'es'> = {
  actions: 'Acciones',
  organizations: 'Organizaciones',
  pages: 'Ir a',
  count_one: '{{count}} resultado',
  count_many: '{{count}} de resultados',
  count_other: '{{count}} resultados',
  failed: 'La búsqueda no está disponible',
  failed_why: 'No hay conexión con el servidor. Los resultados de arriba se pueden abrir igualmente.',
  move: 'Navegar',
  nothing: 'Sin resultados para «{{words}}»',
  nothing_hint: 'Revise la ortografía o pruebe con menos letras.',
  open: 'Abrir',
  recent: 'Recientes',
  results: 'Resultados de la búsqueda',
  title: 'Búsqueda y acciones',
}
