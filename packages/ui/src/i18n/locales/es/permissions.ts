import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'es'> = {
  line: '{{what}}: {{actions}}',
  'of.accounts': 'Cuentas',
  'of.organizations': 'Organización',
  'of.vcodegroups': 'Grupos de códigos',
  'of.identificationCodes': 'Códigos de identificación',
  'of.tasksLibrary': 'Biblioteca de tareas',
  'of.task_things': 'Tareas asignadas',
  'of.executions': 'Ejecuciones de tareas',
  'of.portal': 'Portal',
  'to.read': 'ver',
  'to.list': 'listar',
  'to.create': 'crear',
  'to.update': 'modificar',
  'to.delete': 'eliminar',
  'to.invite': 'invitar',
  'to.discover': 'consultar por código',
  'to.process': 'enviar',
  'to.complete': 'completar',
  'to.access': 'abrir',
}
