import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'de'> = {
  title: 'Einladungen',
  one: 'Einladung',
  'failed.create': 'Die Einladung konnte nicht angelegt werden',
  'failed.update': 'Die Einladung konnte nicht geändert werden',
  'failed.delete': 'Die Einladung konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einladung konnte nicht dupliziert werden',
  'failed.load': 'Die Einladungen konnten nicht geladen werden',
}
