import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'de'> = {
  title: 'Produkte',
  one: 'Produkt',
  search: 'Produkte suchen',
  'empty.title': 'Noch keine Produkte',
  'empty.text':
    'Hier stehen die Produkte, für die Ihre Organisation bürgt, zum Beispiel Kaffee oder Wein. Legen Sie das erste an und vergeben Sie Codes für seine Einheiten.',
  'failed.create': 'Das Produkt konnte nicht angelegt werden',
  'failed.update': 'Das Produkt konnte nicht geändert werden',
  'failed.delete': 'Das Produkt konnte nicht gelöscht werden',
  'failed.duplicate': 'Das Produkt konnte nicht dupliziert werden',
  'failed.load': 'Die Produkte konnten nicht geladen werden',
  'action.add_tasks': 'Aufgaben hinzufügen',
  'action.remove_tasks': 'Aufgaben entfernen',
  'action.add_value_chain': 'Wertschöpfungskette hinzufügen',
  'action.add_support': 'Supportkontakt hinzufügen',
  'action.remove_support': 'Supportkontakt entfernen',
  'action.manage': 'Verwalten',
  'action.duplicate': 'Duplizieren',
  'action.from_clipboard': 'Aus der Zwischenablage aktualisieren',
  'column.units': 'Einheiten',
  'column.latest': 'Letzte Interaktion',
  'column.state': 'Status',
}
