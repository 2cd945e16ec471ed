import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'pt'> = {
  title: 'Variantes',
  one: 'Variante',
  'empty.title': 'Ainda não há variantes',
  'empty.text':
    'Uma variante reúne unidades feitas da mesma maneira: um lote, uma safra, um tamanho. Crie uma para descrever todas de uma vez.',
  'failed.create': 'Não foi possível criar a variante',
  'failed.update': 'Não foi possível alterar a variante',
  'failed.delete': 'Não foi possível excluir a variante',
  'failed.duplicate': 'Não foi possível duplicar a variante',
  'failed.load': 'Não foi possível carregar as variantes',
}
