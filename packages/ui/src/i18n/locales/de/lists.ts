import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'de'> = {
  'none.title': 'Nichts passt zu dieser Suche',
  'none.text': 'Suchen Sie nach weniger oder anderen Wörtern, oder leeren Sie die Suche.',
  'variants.search': 'Varianten suchen',
  'variants.new': 'Neue Variante',
}
