import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'nl'> = {
  back: 'Alle interacties',
  happened: 'Gebeurd',
  saved: 'Opgeslagen',
  facts: 'Wat erover bekend is',
  within: 'op {{distance}} nauwkeurig',
  answers: 'Antwoorden',
  no_answers: 'Er is geen vraag beantwoord.',
  photos: 'Foto’s',
  files: 'Bestanden',
  taken_with_camera: 'Voor dit antwoord gemaakt',
  history: 'Correcties',
  never_corrected: 'Niemand heeft deze registratie gecorrigeerd.',
  corrected_by: 'Gecorrigeerd door {{name}}',
  corrected: 'Gecorrigeerd',
  before: 'Eerst',
  after: 'Daarna',
  holds_until: 'Geldig tot',
  none: 'Geen',
  'expired.title': 'Deze registratie geldt niet meer',
  'expired.text': 'Ze is op {{date}} beëindigd. Ze blijft hier staan, zodat iedereen ziet wat er is vastgelegd.',
}
