import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'de'> = {
  title: 'Vorlagen',
  one: 'Vorlage',
  'failed.create': 'Die Vorlage konnte nicht angelegt werden',
  'failed.update': 'Die Vorlage konnte nicht geändert werden',
  'failed.delete': 'Die Vorlage konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Vorlage konnte nicht dupliziert werden',
  'failed.load': 'Die Vorlagen konnten nicht geladen werden',
}
