import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'pt'> = {
  by_one: '{{what}} usa este item.',
  by_other: '{{what}} usam este item.',
  by_many: '{{what}} usam este item.',
  hidden: '{{what}} (oculto)',
  title: '“{{name}}” está em uso e não pode ser excluído',
  checking: 'Verificando o uso…',
  none: 'Não é usado em nenhum lugar.',
  kept_one: '{{shown}} deles está em uso e não pode ser excluído:',
  kept_other: '{{shown}} deles estão em uso e não podem ser excluídos:',
  kept_many: '{{shown}} deles estão em uso e não podem ser excluídos:',
  show: 'Ver {{what}}',
  archive: 'Arquivar',
  archive_instead: 'Arquive o item. Os registros são mantidos e ele deixa de ser oferecido.',
  hide: 'Ocultar',
  hide_instead: 'Oculte o item. Os registros são mantidos e ele deixa de aparecer em listas e páginas públicas.',
}
