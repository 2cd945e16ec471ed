import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'pt'> = {
  actions: 'Ações',
  organizations: 'Organizações',
  pages: 'Ir para',
  count_one: '{{count}} resultado',
  count_many: '{{count}} de resultados',
  count_other: '{{count}} resultados',
  failed: 'A busca não respondeu',
  failed_why: 'Não há conexão ou o servidor não responde. O que aparece acima ainda pode ser aberto.',
  move: 'Mover',
  nothing: 'Nada encontrado para “{{words}}”',
  nothing_hint: 'Verifique a grafia ou tente com menos letras.',
  open: 'Abrir',
  recent: 'Abertos recentemente',
  results: 'Resultados da busca',
  title: 'Busca e ações',
}
