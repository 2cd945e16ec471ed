import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'es'> = {
  actions: 'Acciones',
  organizations: 'Organizaciones',
  pages: 'Ir a',
  count_one: '{{count}} resultado',
  count_many: '{{count}} de resultados',
  count_other: '{{count}} resultados',
  failed: 'La búsqueda no respondió',
  failed_why: 'No hay conexión o el servidor no responde. Lo que aparece arriba se puede abrir igualmente.',
  move: 'Mover',
  nothing: 'No se encontró nada para «{{words}}»',
  nothing_hint: 'Revise la ortografía o pruebe con menos letras.',
  open: 'Abrir',
  recent: 'Abiertos hace poco',
  results: 'Resultados de la búsqueda',
  title: 'Búsqueda y acciones',
}
