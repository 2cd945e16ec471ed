import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'de'> = {
  title: 'Chargen',
  one: 'Charge',
  'empty.title': 'Noch keine Chargen',
  'empty.text':
    'Eine Charge fasst gleich hergestellte Einheiten zusammen, zum Beispiel einen Jahrgang oder eine Größe. Legen Sie eine an, um sie gemeinsam zu beschreiben.',
  'failed.create': 'Die Charge konnte nicht angelegt werden',
  'failed.update': 'Die Charge konnte nicht geändert werden',
  'failed.delete': 'Die Charge konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Charge konnte nicht dupliziert werden',
  'failed.load': 'Die Chargen konnten nicht geladen werden',
}
