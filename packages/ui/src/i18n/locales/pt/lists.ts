import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'pt'> = {
  'none.title': 'Nada corresponde a esta busca',
  'none.text': 'Busque com menos palavras ou outras, ou limpe a busca.',
  'variants.search': 'Buscar variantes',
  'variants.new': 'Nova variante',
}
