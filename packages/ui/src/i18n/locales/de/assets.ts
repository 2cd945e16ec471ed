import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'de'> = {
  title: 'Artikel',
  one: 'Artikel',
  'empty.title': 'Noch keine Artikel',
  'empty.text':
    'Ein Artikel ist das, wofür Sie einstehen: ein Kaffee, ein Wein, eine Ration. Legen Sie den ersten an und geben Sie seinen Einheiten Codes zum Scannen.',
  'failed.create': 'Der Artikel konnte nicht angelegt werden',
  'failed.update': 'Der Artikel konnte nicht geändert werden',
  'failed.delete': 'Der Artikel konnte nicht gelöscht werden',
  'failed.duplicate': 'Der Artikel konnte nicht dupliziert werden',
  'failed.load': 'Die Artikel konnten nicht geladen werden',
}
