import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'pt'> = {
  'empty.title': 'Ainda não há tarefas',
  'empty.text': 'Uma tarefa descreve o que é feito em campo e registrado pelo celular. Crie a primeira.',
  'failed.create': 'Não foi possível criar a tarefa',
  'failed.update': 'Não foi possível alterar a tarefa',
  'failed.delete': 'Não foi possível excluir a tarefa',
  'failed.duplicate': 'Não foi possível duplicar a tarefa',
  'failed.load': 'Não foi possível carregar as tarefas',
}
