import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'de'> = {
  'failed.create': 'Die Kategorie konnte nicht angelegt werden',
  'failed.update': 'Die Kategorie konnte nicht geändert werden',
  'failed.delete': 'Die Kategorie konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Kategorie konnte nicht dupliziert werden',
  'failed.load': 'Die Kategorien konnten nicht geladen werden',
  new: 'Neue Kategorie',
  search: 'Kategorien suchen',
  'empty.title': 'Noch keine Kategorien',
  'empty.text': 'Eine Kategorie legt fest, um welche Art von Produkt es geht und mit welcher Vorlage neue Produkte beginnen.',
  standard: 'Identifikationsstandard',
  'standard.gpc': 'GS1 GPC (Global Product Classification)',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HS-Code (Zoll)',
  'standard.custom': 'Eigener Standard',
  identifier: 'Kategoriecode',
  identifier_hint: 'Der Code dieser Kategorie im Standard, zum Beispiel 10000049 in GPC',
  default_template: 'Standardvorlage',
  default_template_hint: 'Grundlage für neue Produkte dieser Kategorie',
  delete_text: 'Bestehende Produkte bleiben unverändert. Eine Kategorie, die Produkte verwenden, kann nicht gelöscht werden.',
}
