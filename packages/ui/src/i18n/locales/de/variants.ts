import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'de'> = {
  title: 'Varianten',
  one: 'Variante',
  'empty.title': 'Noch keine Varianten',
  'empty.text':
    'Eine Variante fasst gleich hergestellte Einheiten zusammen: eine Charge, einen Jahrgang, eine Größe. Legen Sie eine an, um alle auf einmal zu beschreiben.',
  'failed.create': 'Die Variante konnte nicht angelegt werden',
  'failed.update': 'Die Variante konnte nicht geändert werden',
  'failed.delete': 'Die Variante konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Variante konnte nicht dupliziert werden',
  'failed.load': 'Die Varianten konnten nicht geladen werden',
}
