import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'de'> = {
  'empty.title': 'Noch keine Aufgaben',
  'empty.text': 'Eine Aufgabe beschreibt, was vor Ort getan und am Telefon erfasst wird. Legen Sie die erste an.',
  'failed.create': 'Die Aufgabe konnte nicht angelegt werden',
  'failed.update': 'Die Aufgabe konnte nicht geändert werden',
  'failed.delete': 'Die Aufgabe konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Aufgabe konnte nicht dupliziert werden',
  'failed.load': 'Die Aufgaben konnten nicht geladen werden',
}
