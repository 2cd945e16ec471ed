import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'pt'> = {
  title: 'Cadeias de valor',
  one: 'Cadeia de valor',
  'failed.create': 'Não foi possível criar a cadeia de valor',
  'failed.update': 'Não foi possível alterar a cadeia de valor',
  'failed.delete': 'Não foi possível excluir a cadeia de valor',
  'failed.duplicate': 'Não foi possível duplicar a cadeia de valor',
  'failed.load': 'Não foi possível carregar as cadeias de valor',
}
