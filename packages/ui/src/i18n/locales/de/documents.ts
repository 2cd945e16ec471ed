import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'de'> = {
  title: 'Dokumente',
  one: 'Dokument',
  'failed.create': 'Das Dokument konnte nicht angelegt werden',
  'failed.update': 'Das Dokument konnte nicht geändert werden',
  'failed.delete': 'Das Dokument konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Dokument konnte nicht dupliziert werden',
  'failed.load': 'Die Dokumente konnten nicht geladen werden',
}
