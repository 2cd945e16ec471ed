import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'de'> = {
  'empty.title': 'Noch keine Einheiten',
  'empty.text':
    'Eine Einheit ist ein einzelnes Stück: ein Sack, eine Flasche, eine Kiste. Legen Sie Einheiten einer Charge an: Jede erhält eine Nummer und einen Code.',
  'failed.create': 'Die Einheit konnte nicht angelegt werden',
  'failed.update': 'Die Einheit konnte nicht geändert werden',
  'failed.delete': 'Die Einheit konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einheit konnte nicht dupliziert werden',
  'failed.load': 'Die Einheiten konnten nicht geladen werden',
  'fact.sequence': 'Laufende Nummer',
  'fact.checksum': 'Prüfzeichen',
  new: 'Einheiten anlegen',
  search: 'Einheiten suchen',
  'column.number': 'Nummer',
  'column.address': 'Adresse auf dem Etikett',
  'filter.numbers': 'Nummern',
  hidden: 'Ausgeblendet',
  'status.change': 'Status ändern',
  'status.one_title': 'Status von „{{name}}“ ändern',
  'status.text': 'Die Liste zeigt, welche Status auf den jetzigen folgen können.',
  'status.text_several': 'Die Liste zeigt, welche Status auf mindestens einen der jetzigen folgen können.',
  'status.reconsider': 'Eine Einheit mit dem Status „Nicht verwenden“ muss erst überprüft werden, bevor sie wieder verwendet werden kann.',
  'status.done': 'Der Status von „{{name}}“ wurde geändert',
  hide: 'Ausblenden',
  unhide: 'Einblenden',
  hide_one_title: '„{{name}}“ ausblenden?',
  hide_text: 'Ausgeblendete Einheiten erscheinen weder in Listen noch auf öffentlichen Seiten. Sie können sie jederzeit wieder einblenden.',
  hide_done: '„{{name}}“ wurde ausgeblendet',
  unhide_done: '„{{name}}“ ist wieder sichtbar',
  delete_text:
    'Nur Einheiten ohne Interaktionen, Ausführungen und Aufträge können gelöscht werden. Ihre Nummern werden nicht neu vergeben.',
  'copy.one_title': '„{{name}}“ duplizieren',
  'copy.text': 'Jede Kopie ist eine neue Einheit derselben Charge mit der nächsten Nummer. Interaktionen bleiben beim Original.',
  print_labels: 'Etiketten drucken',
  labels_at_most:
    'Wählen Sie höchstens {{max}} Einheiten für Etiketten aus, oder erstellen Sie Etiketten nach Nummern unter „Codeabfrage“.',
  'status.none':
    'Diese Einheit hat noch keinen Status, auch solange ihre Charge ein Entwurf ist. Eine Aufgabe gibt ihr einen, oder Sie selbst.',
  hide_selected_title_one: 'Ausgewählte Einheit ausblenden?',
  hide_selected_title_other: '{{shown}} ausgewählte Einheiten ausblenden?',
}
