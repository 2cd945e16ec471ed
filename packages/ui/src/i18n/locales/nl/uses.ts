import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'nl'> = {
  by_one: '{{what}} gebruikt dit onderdeel.',
  by_other: '{{what}} gebruiken dit onderdeel.',
  hidden: '{{what}} (verborgen)',
  title: 'In gebruik, dus verwijderen kan niet',
  checking: 'Gebruik wordt gecontroleerd…',
  none: 'Het wordt nergens gebruikt.',
  archive: 'Archiveren',
  archive_instead: 'Archiveer het onderdeel. De gegevens blijven bewaard en het wordt niet meer aangeboden.',
  hide: 'Verbergen',
  hide_instead: 'Verberg het onderdeel. De gegevens blijven bewaard en het verdwijnt uit lijsten en openbare pagina’s.',
}
