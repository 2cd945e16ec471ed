import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'pt'> = {
  title: 'Produtos',
  one: 'Produto',
  'empty.title': 'Ainda não há produtos',
  'empty.text':
    'Aqui ficam os produtos que sua organização garante, por exemplo café ou vinho. Crie o primeiro e atribua códigos às unidades.',
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
  'column.latest': 'Última interação',
  'column.state': 'Status',
}
