import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'pt'> = {
  actions: 'Ações',
  organizations: 'Organizações',
  pages: 'Ir para',
  count_one: '{{count}} resultado',
  count_many: '{{count}} de resultados',
  count_other: '{{count}} resultados',
  failed: 'A busca não está disponível',
  failed_why: 'Sem conexão com o servidor. Os itens acima ainda podem ser abertos.',
  move: 'Navegar',
  nothing: 'Nenhum resultado para “{{words}}”',
  nothing_hint: 'Verifique a grafia ou tente com menos letras.',
  open: 'Abrir',
  recent: 'Recentes',
  results: 'Resultados da busca',
  title: 'Busca e ações',
}
