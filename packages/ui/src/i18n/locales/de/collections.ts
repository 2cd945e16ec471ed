import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'de'> = {
  'failed.create': 'Die Sammlung konnte nicht angelegt werden',
  'failed.update': 'Die Sammlung konnte nicht geändert werden',
  'failed.delete': 'Die Sammlung konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Sammlung konnte nicht dupliziert werden',
  'failed.load': 'Die Sammlungen konnten nicht geladen werden',
}
