import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'nl'> = {
  'make.quantity': 'Aantal',
  'make.quantity_hint': 'De nummers gaan verder na de laatste eenheid van het product.',
  'make.status': 'Beginstatus',
  'make.code': 'Identificatiecode aanmaken',
  'make.progress': '{{made}} van {{total}} eenheden aangemaakt',
  'make.background': 'U kunt dit paneel sluiten. De eenheden worden op de achtergrond aangemaakt.',
  'make.confirm_title': '{{shown}} eenheden aanmaken?',
  'make.confirm_text':
    'De etiketten vullen {{sheets}} vellen met elk {{each}} etiketten. De eenheden worden op de achtergrond aangemaakt en u kunt de rest op elk moment annuleren.',
  'make.cancel': 'Rest annuleren',
  'make.cancel_of': 'Rest van de nummers {{from}} tot en met {{to}} annuleren',
  'make.cancel_title': 'De rest van deze eenheden annuleren?',
  'make.cancel_text': 'Aangemaakte eenheden blijven. {{left}} worden niet aangemaakt en hun nummers worden niet opnieuw gebruikt.',
  'make.go_on': 'Doorgaan met aanmaken',
  'make.cancelled': '{{made}} van {{total}} eenheden aangemaakt, de rest is geannuleerd',
  'make.numbers': 'Nummers {{from}} tot en met {{to}}',
  'make.download': 'Codes downloaden',
  'make.show': 'Eenheden tonen',
  'groups.title': 'Samen aangemaakt',
  'make.asset_first': 'Kies eerst het product.',
  'make.no_variant': 'Dit product heeft geen batch die eenheden kan krijgen. Maak er eerst een aan.',
  'groups.download': 'Codes {{from}} tot en met {{to}} downloaden',
  'make.resting':
    'Alle batches van dit product zijn gearchiveerd of geblokkeerd en kunnen geen eenheden krijgen. Herstel er een of maak een nieuwe aan.',
}
