import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'de'> = {
  title: 'Kategorien',
  one: 'Kategorie',
  'failed.create': 'Die Kategorie konnte nicht angelegt werden',
  'failed.update': 'Die Kategorie konnte nicht geändert werden',
  'failed.delete': 'Die Kategorie konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Kategorie konnte nicht dupliziert werden',
  'failed.load': 'Die Kategorien konnten nicht geladen werden',
}
