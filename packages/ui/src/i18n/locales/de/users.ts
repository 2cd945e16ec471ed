import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'de'> = {
  title: 'Benutzer',
  one: 'Benutzer',
  'failed.create': 'Der Benutzer konnte nicht angelegt werden',
  'failed.update': 'Der Benutzer konnte nicht geändert werden',
  'failed.delete': 'Der Benutzer konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Benutzer konnte nicht dupliziert werden',
  'failed.load': 'Die Benutzer konnten nicht geladen werden',
}
