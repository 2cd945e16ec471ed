import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'de'> = {
  'failed.create': 'Der Inhaltsblock konnte nicht angelegt werden',
  'failed.update': 'Der Inhaltsblock konnte nicht geändert werden',
  'failed.delete': 'Der Inhaltsblock konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Inhaltsblock konnte nicht dupliziert werden',
  'failed.load': 'Die Inhaltsblöcke konnten nicht geladen werden',
}
