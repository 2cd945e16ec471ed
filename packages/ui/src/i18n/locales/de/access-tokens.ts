import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'de'> = {
  title: 'Zugriffstoken',
  one: 'Zugriffstoken',
  'failed.create': 'Das Zugriffstoken konnte nicht angelegt werden',
  'failed.update': 'Das Zugriffstoken konnte nicht geändert werden',
  'failed.delete': 'Das Zugriffstoken konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Zugriffstoken konnte nicht dupliziert werden',
  'failed.load': 'Die Zugriffstoken konnten nicht geladen werden',
}
