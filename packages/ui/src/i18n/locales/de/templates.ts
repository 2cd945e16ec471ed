import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'de'> = {
  'failed.create': 'Die Vorlage konnte nicht angelegt werden',
  'failed.update': 'Die Vorlage konnte nicht geändert werden',
  'failed.delete': 'Die Vorlage konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Vorlage konnte nicht dupliziert werden',
  'failed.load': 'Die Vorlagen konnten nicht geladen werden',
  new: 'Neue Vorlage',
  search: 'Vorlagen suchen',
  'empty.title': 'Noch keine Vorlagen',
  'empty.text': 'Eine Vorlage enthält die gemeinsamen Merkmale einer Produktart. Neue Produkte beginnen damit.',
  categories: 'Zugewiesene Kategorien',
  categories_hint: 'Kategorien, die diese Vorlage anbieten',
  attributes: 'Merkmale',
  attributes_hint: 'Ausgangswerte für neue Produkte',
  sample: 'Beispielprodukt',
  sample_hint: 'Neue Produkte erhalten auch dessen Dokumente, Aufgaben, Supportkontakte, Wertschöpfungskette und öffentliche Seite',
  delete_text: 'Bestehende Produkte bleiben unverändert. Eine Vorlage, die Produkte oder Kategorien verwenden, kann nicht gelöscht werden.',
}
