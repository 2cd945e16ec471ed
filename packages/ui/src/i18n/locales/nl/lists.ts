import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'nl'> = {
  'none.title': 'Niets past bij deze zoekopdracht',
  'none.text': 'Zoek met minder of andere woorden, of maak de zoekopdracht leeg.',
  'variants.search': 'Varianten zoeken',
  'variants.new': 'Nieuwe variant',
}
