import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'de'> = {
  'failed.create': 'Das Dokument konnte nicht angelegt werden',
  'failed.update': 'Das Dokument konnte nicht geändert werden',
  'failed.delete': 'Das Dokument konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Dokument konnte nicht dupliziert werden',
  'failed.load': 'Die Dokumente konnten nicht geladen werden',
  new: 'Neues Dokument',
  search: 'Dokumente suchen',
  'empty.title': 'Noch keine Dokumente',
  'empty.text': 'Hier stehen Zertifikate, Berichte und Lieferscheine, die Sie mit Produkten verknüpfen können.',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier: 13 Ziffern und gegebenenfalls die Seriennummer',
  step: 'Wertschöpfungsstufe',
  step_hint: 'Die Stufe, auf der das Dokument entsteht',
  is_public: 'Öffentlich',
  is_public_hint: 'Besucher der öffentlichen Seite können das Dokument lesen',
  not_public: 'Intern',
  visibility: 'Sichtbarkeit',
  file: 'Datei',
  preview: 'Vorschau',
  delete_text: 'Das Dokument wird aus allen Produkten entfernt, die es verwenden.',
}
