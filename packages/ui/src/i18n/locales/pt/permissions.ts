import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'pt'> = {
  line: '{{what}}: {{actions}}',
  'of.accounts': 'Contas',
  'of.organizations': 'Organização',
  'of.vcodegroups': 'Grupos de códigos',
  'of.identificationCodes': 'Códigos de identificação',
  'of.tasksLibrary': 'Biblioteca de tarefas',
  'of.task_things': 'Tarefas atribuídas',
  'of.executions': 'Execuções de tarefas',
  'of.portal': 'Portal',
  'to.read': 'ver',
  'to.list': 'listar',
  'to.create': 'criar',
  'to.update': 'alterar',
  'to.delete': 'excluir',
  'to.invite': 'convidar',
  'to.discover': 'consultar por código',
  'to.process': 'enviar',
  'to.complete': 'concluir',
  'to.access': 'abrir',
}
