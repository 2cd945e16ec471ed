import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'de'> = {
  'failed.create': 'Das Team konnte nicht angelegt werden',
  'failed.update': 'Das Team konnte nicht geändert werden',
  'failed.delete': 'Das Team konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Team konnte nicht dupliziert werden',
  'failed.load': 'Die Teams konnten nicht geladen werden',
}
