import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'nl'> = {
  title: 'Producten',
  one: 'Product',
  'empty.title': 'Nog geen producten',
  'empty.text':
    'Hier staan de producten waar uw organisatie voor instaat, zoals koffie of wijn. Maak het eerste aan en geef de eenheden codes.',
  'failed.create': 'Het product kon niet worden aangemaakt',
  'failed.update': 'Het product kon niet worden gewijzigd',
  'failed.delete': 'Het product kon niet worden verwijderd',
  'failed.duplicate': 'Het product kon niet worden gedupliceerd',
  'failed.load': 'De producten konden niet worden geladen',
  search: 'Producten zoeken',
  'action.add_tasks': 'Taken toevoegen',
  'action.remove_tasks': 'Taken verwijderen',
  'action.add_value_chain': 'Waardeketen toevoegen',
  'action.add_support': 'Supportcontact toevoegen',
  'action.remove_support': 'Supportcontact verwijderen',
  'action.manage': 'Beheren',
  'action.duplicate': 'Dupliceren',
  'action.from_clipboard': 'Bijwerken vanaf het klembord',
  'column.units': 'Eenheden',
  'column.latest': 'Laatste interactie',
  'column.state': 'Status',
}
