import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'de'> = {
  by_one: '{{what}} verwendet dieses Element.',
  by_other: '{{what}} verwenden dieses Element.',
  hidden: '{{what}} (ausgeblendet)',
  title: '„{{name}}“ wird verwendet und kann nicht gelöscht werden',
  checking: 'Verwendung wird geprüft …',
  none: 'Es wird nirgends verwendet.',
  kept_one: '{{shown}} davon wird verwendet und kann nicht gelöscht werden:',
  kept_other: '{{shown}} davon werden verwendet und können nicht gelöscht werden:',
  show: '{{what}} anzeigen',
  archive: 'Archivieren',
  archive_instead: 'Archivieren Sie das Element stattdessen. Die Daten bleiben erhalten, und es wird nicht mehr angeboten.',
  hide: 'Ausblenden',
  hide_instead:
    'Blenden Sie das Element stattdessen aus. Die Daten bleiben erhalten, und es erscheint nicht mehr in Listen und auf öffentlichen Seiten.',
}
