import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'nl'> = {
  'failed.create': 'Het sjabloon kon niet worden aangemaakt',
  'failed.update': 'Het sjabloon kon niet worden gewijzigd',
  'failed.delete': 'Het sjabloon kon niet worden verwijderd',
  'failed.duplicate': 'Het sjabloon kon niet worden gedupliceerd',
  'failed.load': 'De sjablonen konden niet worden geladen',
  new: 'Nieuw sjabloon',
  search: 'Sjablonen zoeken',
  'empty.title': 'Nog geen sjablonen',
  'empty.text': 'Een sjabloon bevat de gemeenschappelijke kenmerken van een soort product. Nieuwe producten beginnen ermee.',
  categories: 'Toegewezen categorieën',
  categories_hint: 'Categorieën die dit sjabloon aanbieden',
  attributes: 'Kenmerken',
  attributes_hint: 'Beginwaarden voor nieuwe producten',
  sample: 'Voorbeeldproduct',
  sample_hint: 'Nieuwe producten krijgen ook de documenten, taken, supportcontacten, waardeketen en openbare pagina ervan',
  delete_text: 'Bestaande producten blijven ongewijzigd. Een sjabloon dat producten of categorieën gebruiken, kan niet worden verwijderd.',
}
