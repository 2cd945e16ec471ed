import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'de'> = {
  title: 'Artikel',
  one: 'Artikel',
  search: 'Artikel suchen',
  'empty.title': 'Noch keine Artikel',
  'empty.text':
    'Ein Artikel ist das, wofür Sie einstehen: ein Kaffee, ein Wein, eine Ration. Legen Sie den ersten an und geben Sie seinen Einheiten Codes zum Scannen.',
  'failed.create': 'Der Artikel konnte nicht angelegt werden',
  'failed.update': 'Der Artikel konnte nicht geändert werden',
  'failed.delete': 'Der Artikel konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Artikel konnte nicht dupliziert werden',
  'failed.load': 'Die Artikel konnten nicht geladen werden',
  'action.add_tasks': 'Aufgaben hinzufügen',
  'action.remove_tasks': 'Aufgaben entfernen',
  'action.add_value_chain': 'Wertschöpfungskette hinzufügen',
  'action.add_support': 'Supportkontakt hinzufügen',
  'action.remove_support': 'Supportkontakt entfernen',
  'action.manage': 'Verwalten',
  'action.duplicate': 'Duplizieren',
  'action.from_clipboard': 'Aus der Zwischenablage aktualisieren',
  'column.units': 'Einheiten',
  'column.latest': 'Neuester Eintrag',
  'column.state': 'Zustand',
}
