import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'pt'> = {
  title: 'Produtos',
  one: 'Produto',
  'empty.title': 'Ainda não há produtos',
  'empty.text':
    'Um produto é aquilo que a sua organização garante: um café, um vinho, uma cesta de alimentos. Crie o primeiro e depois dê às unidades códigos que as pessoas possam escanear.',
  'failed.create': 'Não foi possível criar o produto',
  'failed.update': 'Não foi possível alterar o produto',
  'failed.delete': 'Não foi possível excluir o produto',
  'failed.duplicate': 'Não foi possível duplicar o produto',
  'failed.load': 'Não foi possível carregar os produtos',
  search: 'Buscar produtos',
  'action.add_tasks': 'Adicionar tarefas',
  'action.remove_tasks': 'Remover tarefas',
  'action.add_value_chain': 'Adicionar cadeia de valor',
  'action.add_support': 'Adicionar contato de suporte',
  'action.remove_support': 'Remover contato de suporte',
  'action.manage': 'Gerenciar',
  'action.duplicate': 'Duplicar',
  'action.from_clipboard': 'Atualizar da área de transferência',
  'column.units': 'Unidades',
  'column.latest': 'Último registro',
  'column.state': 'Estado',
}
