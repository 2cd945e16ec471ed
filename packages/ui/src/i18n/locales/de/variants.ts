import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'de'> = {
  'empty.title': 'Noch keine Chargen',
  'empty.text':
    'Eine Charge fasst gleich hergestellte Einheiten zusammen, zum Beispiel einen Jahrgang oder eine Größe. Legen Sie eine an, um sie gemeinsam zu beschreiben.',
  'failed.create': 'Die Charge konnte nicht angelegt werden',
  'failed.update': 'Die Charge konnte nicht geändert werden',
  'failed.delete': 'Die Charge konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Charge konnte nicht dupliziert werden',
  'failed.load': 'Die Chargen konnten nicht geladen werden',
  'give.title': 'Merkmale an Chargen übertragen',
  'give.merge': 'Zusammenführen',
  'give.merge_hint': 'Ergänzt Merkmale und überschreibt gleichnamige. Die übrigen bleiben.',
  'give.replace': 'Ersetzen',
  'give.replace_hint': 'Die Chargen behalten nur diese Merkmale',
  'give.preview': 'Was sich ändert',
  'give.none': 'Keine Änderung',
  'give.added': '{{shown}} neu',
  'give.changed': '{{shown}} überschrieben',
  'give.removed': '{{shown}} entfernt',
  'give.lost_one': '{{shown}} Wert geht verloren.',
  'give.lost_other': '{{shown}} Werte gehen verloren.',
  'give.done_one': 'Merkmale von {{shown}} Charge gespeichert',
  'give.done_other': 'Merkmale von {{shown}} Chargen gespeichert',
}
