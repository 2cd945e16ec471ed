import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'pt'> = {
  by_one: '{{what}} usa este item.',
  by_other: '{{what}} usam este item.',
  by_many: '{{what}} usam este item.',
  hidden: '{{what}} (oculto)',
  title: 'Este item está em uso e não pode ser excluído',
  checking: 'Verificando o uso…',
  none: 'Não é usado em nenhum lugar.',
  archive: 'Arquivar',
  archive_instead: 'Arquive o item. Os registros são mantidos e ele deixa de ser oferecido.',
  hide: 'Ocultar',
  hide_instead: 'Oculte o item. Os registros são mantidos e ele deixa de aparecer em listas e páginas públicas.',
}
