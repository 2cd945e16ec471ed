import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'de'> = {
  title: 'Einheiten',
  one: 'Einheit',
  'empty.title': 'Noch keine Einheiten',
  'empty.text':
    'Eine Einheit ist ein Stück in der Hand: ein Sack, eine Flasche, eine Kiste. Einheiten erscheinen hier, sobald Codes vergeben sind.',
  'failed.create': 'Die Einheit konnte nicht angelegt werden',
  'failed.update': 'Die Einheit konnte nicht geändert werden',
  'failed.delete': 'Die Einheit konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einheit konnte nicht dupliziert werden',
  'failed.load': 'Die Einheiten konnten nicht geladen werden',
}
