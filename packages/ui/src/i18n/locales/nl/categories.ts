import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'nl'> = {
  title: 'Categorieën',
  one: 'Categorie',
  'failed.create': 'De categorie kon niet worden aangemaakt',
  'failed.update': 'De categorie kon niet worden gewijzigd',
  'failed.delete': 'De categorie kon niet worden verwijderd',
  'failed.duplicate': 'De categorie kon niet worden gedupliceerd',
  'failed.load': 'De categorieën konden niet worden geladen',
}
