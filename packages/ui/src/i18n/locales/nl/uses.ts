import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'nl'> = {
  by_one: '{{what}} gebruikt dit onderdeel.',
  by_other: '{{what}} gebruiken dit onderdeel.',
  hidden: '{{what}} (verborgen)',
  title: '“{{name}}” is in gebruik en kan niet worden verwijderd',
  checking: 'Gebruik wordt gecontroleerd…',
  none: 'Het wordt nergens gebruikt.',
  kept_one: '{{shown}} daarvan is in gebruik en kan niet worden verwijderd:',
  kept_other: '{{shown}} daarvan zijn in gebruik en kunnen niet worden verwijderd:',
  show: '{{what}} tonen',
  archive: 'Archiveren',
  archive_instead: 'Archiveer het onderdeel. De gegevens blijven bewaard en het wordt niet meer aangeboden.',
  hide: 'Verbergen',
  hide_instead: 'Verberg het onderdeel. De gegevens blijven bewaard en het verdwijnt uit lijsten en openbare pagina’s.',
}
