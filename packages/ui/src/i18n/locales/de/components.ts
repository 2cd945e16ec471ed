import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'de'> = {
  'failed.create': 'Der Bestandteil konnte nicht angelegt werden',
  'failed.update': 'Der Bestandteil konnte nicht geändert werden',
  'failed.delete': 'Der Bestandteil konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Bestandteil konnte nicht dupliziert werden',
  'failed.load': 'Die Bestandteile konnten nicht geladen werden',
}
