import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'de'> = {
  title: 'Wertschöpfungsketten',
  one: 'Wertschöpfungskette',
  'failed.create': 'Die Wertschöpfungskette konnte nicht angelegt werden',
  'failed.update': 'Die Wertschöpfungskette konnte nicht geändert werden',
  'failed.delete': 'Die Wertschöpfungskette konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Wertschöpfungskette konnte nicht dupliziert werden',
  'failed.load': 'Die Wertschöpfungsketten konnten nicht geladen werden',
}
