import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'pt'> = {
  title: 'Unidades',
  one: 'Unidade',
  'empty.title': 'Ainda não há unidades',
  'empty.text':
    'Uma unidade é o que se tem na mão: uma saca, uma garrafa, uma caixa. As unidades aparecem aqui assim que os códigos são distribuídos.',
  'failed.create': 'Não foi possível criar a unidade',
  'failed.update': 'Não foi possível alterar a unidade',
  'failed.delete': 'Não foi possível excluir a unidade',
  'failed.duplicate': 'Não foi possível duplicar a unidade',
  'failed.load': 'Não foi possível carregar as unidades',
}
