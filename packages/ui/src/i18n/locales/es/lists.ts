import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'es'> = {
  'none.title': 'Nada coincide con esta búsqueda',
  'none.text': 'Busque con menos palabras u otras, o vacíe la búsqueda.',
  'variants.search': 'Buscar variantes',
  'variants.new': 'Nueva variante',
}
