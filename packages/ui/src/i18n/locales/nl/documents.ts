import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'nl'> = {
  'failed.create': 'Het document kon niet worden aangemaakt',
  'failed.update': 'Het document kon niet worden gewijzigd',
  'failed.delete': 'Het document kon niet worden verwijderd',
  'failed.duplicate': 'Het document kon niet worden gedupliceerd',
  'failed.load': 'De documenten konden niet worden geladen',
  new: 'Nieuw document',
  search: 'Documenten zoeken',
  'empty.title': 'Nog geen documenten',
  'empty.text': 'Hier staan certificaten, rapporten en pakbonnen die u bij producten kunt tonen.',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier: 13 cijfers en eventueel het serienummer',
  step: 'Schakel',
  step_hint: 'Schakel waarin het document ontstaat',
  is_public: 'Openbaar',
  is_public_hint: 'Bezoekers van de openbare pagina kunnen het document lezen',
  not_public: 'Intern',
  visibility: 'Zichtbaarheid',
  file: 'Bestand',
  preview: 'Voorbeeld',
  delete_text: 'Het document wordt verwijderd bij alle producten die het gebruiken.',
}
