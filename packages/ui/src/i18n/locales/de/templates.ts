import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'de'> = {
  title: 'Vorlagen',
  one: 'Vorlage',
  'failed.create': 'Die Vorlage konnte nicht angelegt werden',
  'failed.update': 'Die Vorlage konnte nicht geändert werden',
  'failed.delete': 'Die Vorlage konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Vorlage konnte nicht dupliziert werden',
  'failed.load': 'Die Vorlagen konnten nicht geladen werden',
  new: 'Neue Vorlage',
  search: 'Vorlagen suchen',
  'empty.title': 'Noch keine Vorlagen',
  'empty.text': 'Eine Vorlage enthält, was Produkte einer Art gemeinsam haben. Neue Produkte beginnen damit.',
  categories: 'Zugewiesene Kategorien',
  categories_hint: 'Die Kategorien, die diese Vorlage anbieten',
  attributes: 'Merkmale',
  attributes_hint: 'Ein neues Produkt beginnt damit',
  delete_text: 'Produkte behalten, was sie haben. Eine Vorlage, die Produkte oder Kategorien verwenden, kann nicht gelöscht werden.',
}
