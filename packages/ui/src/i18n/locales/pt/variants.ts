import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'pt'> = {
  title: 'Lotes',
  one: 'Lote',
  'empty.title': 'Ainda não há lotes',
  'empty.text': 'Um lote reúne unidades feitas da mesma maneira, por exemplo uma safra ou um tamanho. Crie um para descrevê-las juntas.',
  'failed.create': 'Não foi possível criar o lote',
  'failed.update': 'Não foi possível alterar o lote',
  'failed.delete': 'Não foi possível excluir o lote',
  'failed.duplicate': 'Não foi possível duplicar o lote',
  'failed.load': 'Não foi possível carregar os lotes',
}
