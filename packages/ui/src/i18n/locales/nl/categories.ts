import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'nl'> = {
  'failed.create': 'De categorie kon niet worden aangemaakt',
  'failed.update': 'De categorie kon niet worden gewijzigd',
  'failed.delete': 'De categorie kon niet worden verwijderd',
  'failed.duplicate': 'De categorie kon niet worden gedupliceerd',
  'failed.load': 'De categorieën konden niet worden geladen',
  new: 'Nieuwe categorie',
  search: 'Categorieën zoeken',
  'empty.title': 'Nog geen categorieën',
  'empty.text': 'Een categorie bepaalt om wat voor product het gaat en met welk sjabloon nieuwe producten beginnen.',
  standard: 'Identificatiestandaard',
  'standard.gpc': 'GS1 GPC (Global Product Classification)',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HS-code (douane)',
  'standard.custom': 'Eigen standaard',
  identifier: 'Categoriecode',
  identifier_hint: 'De code van deze categorie in de standaard, bijvoorbeeld 10000049 in GPC',
  default_template: 'Standaardsjabloon',
  default_template_hint: 'Basis voor nieuwe producten van deze categorie',
  delete_text: 'Bestaande producten blijven ongewijzigd. Een categorie die producten gebruiken, kan niet worden verwijderd.',
}
