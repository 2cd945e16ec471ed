import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'es'> = {
  by_one: '{{what}} usa este elemento.',
  by_other: '{{what}} usan este elemento.',
  by_many: '{{what}} usan este elemento.',
  hidden: '{{what}} (ocultos)',
  title: '«{{name}}» está en uso y no se puede eliminar',
  checking: 'Comprobando el uso…',
  none: 'No se utiliza en ningún lugar.',
  kept_one: '{{shown}} de ellos está en uso y no se puede eliminar:',
  kept_other: '{{shown}} de ellos están en uso y no se pueden eliminar:',
  kept_many: '{{shown}} de ellos están en uso y no se pueden eliminar:',
  show: 'Ver {{what}}',
  archive: 'Archivar',
  archive_instead: 'Archive el elemento. Conservará sus registros y dejará de ofrecerse.',
  hide: 'Ocultar',
  hide_instead: 'Oculte el elemento. Conservará sus registros y dejará de aparecer en listas y páginas públicas.',
}
