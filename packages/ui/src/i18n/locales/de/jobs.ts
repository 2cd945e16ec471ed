import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'de'> = {
  'failed.create': 'Der Auftrag konnte nicht angelegt werden',
  'failed.update': 'Der Auftrag konnte nicht geändert werden',
  'failed.delete': 'Der Auftrag konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Auftrag konnte nicht dupliziert werden',
  'failed.load': 'Die Aufträge konnten nicht geladen werden',
}
