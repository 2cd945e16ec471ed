import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'de'> = {
  'make.quantity': 'Anzahl',
  'make.quantity_hint': 'Die Nummern folgen auf die letzte Einheit des Produkts.',
  'make.status': 'Anfangsstatus',
  'make.code': 'Identifikationscode anlegen',
  'make.progress': '{{made}} von {{total}} Einheiten angelegt',
  'make.background': 'Sie können dieses Fenster schließen. Die Einheiten werden im Hintergrund angelegt.',
  'make.confirm_title': '{{shown}} Einheiten anlegen?',
  'make.confirm_text':
    'Ihre Etiketten füllen {{sheets}} Bogen mit je {{each}} Etiketten. Die Einheiten werden im Hintergrund angelegt, und Sie können den Rest jederzeit abbrechen.',
  'make.cancel': 'Rest abbrechen',
  'make.cancel_of': 'Rest der Nummern {{from}} bis {{to}} abbrechen',
  'make.cancel_title': 'Rest dieser Einheiten abbrechen?',
  'make.cancel_text': 'Angelegte Einheiten bleiben. {{left}} werden nicht angelegt, und ihre Nummern werden nicht neu vergeben.',
  'make.go_on': 'Weiter anlegen',
  'make.cancelled': '{{made}} von {{total}} Einheiten angelegt, der Rest wurde abgebrochen',
  'make.numbers': 'Nummern {{from}} bis {{to}}',
  'make.download': 'Codes herunterladen',
  'make.show': 'Einheiten anzeigen',
  'groups.title': 'Gemeinsam angelegt',
  'make.asset_first': 'Wählen Sie zuerst das Produkt.',
  'make.no_variant': 'Dieses Produkt hat keine Charge, die Einheiten aufnehmen kann. Legen Sie zuerst eine an.',
  'groups.download': 'Codes {{from}} bis {{to}} herunterladen',
  'make.resting':
    'Alle Chargen dieses Produkts sind archiviert oder gesperrt und können keine Einheiten bekommen. Stellen Sie eine wieder her, oder erstellen Sie eine neue.',
}
